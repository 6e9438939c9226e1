// A screen whose list and map are two views of one filtered set, with a panel for what is opened. The address holds all of it.
import type { SearchKey } from "../../api/addresses.ts";
import { useCallback, useState, type ReactNode } from "react";
import Button from "@mui/material/Button";
import type { SxProps, Theme } from "@mui/material/styles";
import { opening, useUrlState } from "../../api/url-state.ts";
import { Icon } from "../../ui/icon.tsx";
import { Page } from "../../ui/page.tsx";
import { useIsPhone } from "../../ui/use-is-phone.ts";
import { shell } from "../../ui/theme/tokens.ts";
import { filterBarHeight } from "../filter-bar.tsx";
import { coveredBy, type Stop } from "../sheet.tsx";
import type { Drawing, MapParts } from "./feature-map.tsx";
import { PhoneListAndMap, WideListAndMap, type OnPhone } from "./layout.tsx";
import { viewOf } from "./map-address.ts";
import { ReadingPage } from "./reading-page.tsx";
import { ViewSwitch } from "./view-switch.tsx";

const noPadding = {};
const phonePadding = (stop: Stop) => ({
  top: filterBarHeight,
  bottom: coveredBy(stop, window.innerHeight - shell.toolbar),
});

export type ListParts = {
  selectedId: number | null;
  onOpen: (row: { id: number }) => void;
  newButton: ReactNode;
};
type ListAndMapScreenProps = {
  /** Under which the widths of its panes are kept. */
  name: string;
  /** The address's part that opens one: `?record=5`, `?record=new`. */
  openKey: SearchKey;
  /** "Nuevo registro"; absent where the user may not create one. `look`: where its button must not look like any other. */
  begins: { label: string; look?: SxProps<Theme> } | undefined;
  /** What lies in the trash can be opened and read; otherwise it is only restored. */
  opensTrash?: boolean;
  /** What is opened is read, and fills the screen; `?edit=1` is the form beside the map. */
  isRead?: boolean;
  /** Buttons before it, where there is a page header. */
  moreActions?: ReactNode;
  onPhone: OnPhone;
  filterBar: ReactNode;
  list: (parts: ListParts) => ReactNode;
  map: (parts: MapParts) => ReactNode;
  /** `which` is "new" or an id. */
  panel: (which: string, onDrawing: (drawing: Drawing | null) => void) => ReactNode;
};

export function ListAndMapScreen(props: ListAndMapScreenProps) {
  const { name, openKey, begins, filterBar } = props;
  const { search, change } = useUrlState();
  const isPhone = useIsPhone();
  const [drawing, setDrawing] = useState<Drawing | null>(null);
  // Half of a low window shows no row.
  const [stop, setStop] = useState<Stop>(() => (window.innerHeight < shell.leastScreen ? "full" : "half"));
  const opened = search[openKey];
  const view = viewOf(search);
  const openNew = useCallback(() => change({ ...opening(openKey, "new"), selected: null }), [change, openKey]);
  const selectedId = Number(opened ?? search.selected) || null;
  const newButton = begins && (
    <Button variant="contained" startIcon={<Icon name="plus" />} onClick={openNew} sx={begins.look}>
      {begins.label}
    </Button>
  );

  const isReading = Boolean(props.isRead && opened && opened !== "new" && !search.edit);

  const isTrash = search.trash === "true";
  /** The one that is open stays as it is, also while it is being changed. */
  const open = (id: number) => (String(id) === opened ? {} : opening(openKey, id));
  /** The first click shows it on the map, the second opens it; without a map the first opens it. What is in the trash is on no map. */
  const openRow = ({ id }: { id: number }) =>
    change(
      isTrash && props.opensTrash
        ? { ...open(id), selected: null }
        : !isTrash && (view === "list" || isPhone || id === selectedId)
          ? { ...open(id), selected: id }
          : { selected: id },
    );

  const parts = {
    list: props.list({ selectedId, onOpen: openRow, newButton }),
    map: props.map({
      drawing,
      isOpen: opened !== undefined,
      onOpen: (id) => change({ ...open(id), selected: id }),
      covered: isPhone && !opened ? phonePadding(stop) : noPadding,
    }),
    panel: opened ? props.panel(opened, setDrawing) : null,
  };
  if (isPhone)
    return (
      <PhoneListAndMap
        {...parts}
        isReading={isReading}
        stop={stop}
        onStop={setStop}
        filterBar={filterBar}
        onPhone={props.onPhone}
        newButton={newButton}
      />
    );
  return (
    <ReadingPage isReading={isReading} reading={parts.panel}>
      <Page
        isFilling
        actions={
          <>
            <ViewSwitch />
            {props.moreActions}
            {newButton}
          </>
        }
      >
        {filterBar}
        <WideListAndMap {...parts} panel={isReading ? null : parts.panel} name={name} view={view} />
      </Page>
    </ReadingPage>
  );
}
