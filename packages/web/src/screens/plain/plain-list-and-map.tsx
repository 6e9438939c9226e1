// The screen of a plain noun: list and map are two views of one filtered set, with a panel for what is opened.
import type { ReactNode } from "react";
import { useMay } from "../../api/may.ts";
import { usePlace } from "../../api/places.ts";
import { formatNumber } from "../../ui/format.ts";
import { useLanguage } from "../../ui/words.ts";
import { ListAndMapScreen } from "../list-and-map/list-and-map-screen.tsx";
import { useItemActions } from "../use-item-actions.ts";
import { PlainFilterBar } from "./plain-filter-bar.tsx";
import { PlainList } from "./plain-list.tsx";
import { PlainMap } from "./plain-map.tsx";
import { PlainPanel } from "./plain-panel.tsx";
import type { Detail, PlainScreen } from "./plain-screen.ts";
import { usePlainList, useSay } from "./use-plain.ts";

type PlainListAndMapProps = {
  screen: PlainScreen;
  /** Ways to what else the noun shows, in the header and on a phone beside the title. */
  ways?: ReactNode;
};

/** The address holds all of it: `?shelter=5` opens one, `?shelter=new` begins one. */
export function PlainListAndMap({ screen, ways }: PlainListAndMapProps) {
  const [language] = useLanguage();
  const may = useMay();
  const { place } = usePlace();
  const { noun } = screen;
  const { path } = noun;
  const openKey = noun.screen.key;
  const say = useSay(noun);
  const titleOf = (thing: Detail) => screen.nameOf(thing, language);
  const actions = useItemActions<Detail>({ resource: noun as never, openKey, titleOf });
  const list = usePlainList(noun);
  const total = list.data?.meta;
  const count = formatNumber(total?.total ?? null, language);
  return (
    <ListAndMapScreen
      name={path}
      openKey={openKey}
      begins={may(`${path}.create`, place === "all" ? undefined : place) ? { label: say("new") } : undefined}
      moreActions={ways}
      onPhone={{
        menu: ways,
        title:
          total &&
          (total.total === 1 ? say("count_one") : say(total.total_is_exact ? "count_many" : "count_more", { count })),
      }}
      filterBar={<PlainFilterBar screen={screen} />}
      list={(parts) => (
        <PlainList
          {...parts}
          screen={screen}
          list={list}
          onRestore={({ id }) => actions.undo(id)}
          onChanged={actions.changed}
        />
      )}
      map={(parts) => <PlainMap screen={screen} parts={parts} revision={actions.revision} />}
      panel={(which, onDrawing) => (
        <PlainPanel
          which={which}
          screen={screen}
          onDrawing={onDrawing}
          onClose={actions.close}
          onSaved={actions.saved}
          onChanged={actions.changed}
          onDelete={actions.remove}
        />
      )}
    />
  );
}
