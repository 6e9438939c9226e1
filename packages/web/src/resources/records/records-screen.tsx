// Records of a domain: list and map are two views of one filtered set, and the address holds all of it.
import { useCallback, useState } from "react";
import Button from "@mui/material/Button";
import useMediaQuery from "@mui/material/useMediaQuery";
import type { Domain } from "@atalaya/contract/domains.ts";
import type { RecordSummary } from "@atalaya/contract/resources/records.ts";
import { useMay } from "../../api/may.ts";
import { usePlace } from "../../api/places.ts";
import { useUrlState } from "../../api/url-state.ts";
import { coveredBy, type Stop } from "../../screens/sheet.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Page } from "../../ui/page.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import { phoneQuery } from "../../ui/theme-global.ts";
import { shell } from "../../ui/tokens.ts";
import { useWords } from "../../ui/words.ts";
import { FilterBar, filterBarHeight } from "./filter-bar.tsx";
import { RecordList } from "./record-list.tsx";
import { RecordPanel } from "./record-panel.tsx";
import { viewOf, type RecordsView } from "./record-query.ts";
import { RecordsMap, type Drawing } from "./records-map.tsx";
import { PhoneRecords, WideRecords } from "./records-layout.tsx";
import { useRecordActions } from "./use-record-actions.ts";
import { useRecordList, useVariables } from "./use-records.ts";

const noPadding = {};
const phonePadding = (stop: Stop) => ({
  top: filterBarHeight,
  bottom: coveredBy(stop, window.innerHeight - shell.toolbar),
});

export function RecordsScreen({ domain }: { domain: Domain }) {
  const t = useWords();
  const may = useMay();
  const { search, change } = useUrlState();
  const { place } = usePlace();
  const isPhone = useMediaQuery(phoneQuery.replace("@media ", ""));
  const [drawing, setDrawing] = useState<Drawing | null>(null);
  const [stop, setStop] = useState<Stop>("half");
  const actions = useRecordActions(domain);
  const list = useRecordList(domain);
  const { variables } = useVariables(domain);
  const label = t(`domain.${domain}`);
  const opened = search["record"];
  const view = viewOf(search);
  const mayCreate = may(`records.${domain}.create`, place === "all" ? undefined : place);
  const openNew = useCallback(() => change({ record: "new", selected: null }), [change]);
  const selectedId = Number(opened ?? search["selected"]) || null;

  /** The first click shows it on the map, the second opens it; without a map the first opens it. Trash is restored, not opened. */
  const openRow = ({ id }: RecordSummary) =>
    change(
      search["trash"] !== "true" && (view === "list" || id === selectedId)
        ? { record: id, selected: id }
        : { selected: id },
    );

  const listPart = (
    <RecordList
      label={t("record_list")}
      list={list}
      variables={variables}
      selectedId={selectedId}
      onOpen={openRow}
      onRestore={({ id }) => actions.undo(id)}
      onNew={mayCreate ? openNew : undefined}
    />
  );
  const mapPart = (
    <RecordsMap
      domain={domain}
      label={label}
      variables={variables ?? []}
      revision={actions.revision}
      drawing={drawing}
      onOpen={(id) => change({ record: id })}
      covered={isPhone && !opened ? phonePadding(stop) : noPadding}
    />
  );
  const panelPart = opened && variables && (
    <RecordPanel
      domain={domain}
      which={opened}
      variables={variables}
      onDrawing={setDrawing}
      onClose={actions.close}
      onSaved={actions.saved}
      onDelete={actions.remove}
    />
  );
  const parts = { list: listPart, map: mapPart, panel: panelPart };
  if (isPhone)
    return (
      <PhoneRecords
        {...parts}
        stop={stop}
        onStop={setStop}
        total={list.data?.meta}
        onNew={mayCreate ? openNew : undefined}
      />
    );
  return (
    <Page
      isFilling
      actions={
        <>
          <Segmented<RecordsView>
            label={t("records_view")}
            value={view}
            onChange={(chosen) => change({ view: chosen === "split" ? null : chosen })}
            segments={[
              { value: "list", label: t("view_list"), icon: "list", isIconOnly: true },
              { value: "split", label: t("view_split"), icon: "columns", isIconOnly: true },
              { value: "map", label: t("view_map"), icon: "map-o", isIconOnly: true },
            ]}
          />
          {mayCreate && (
            <Button variant="contained" startIcon={<Icon name="plus" />} onClick={openNew}>
              {t("record_new")}
            </Button>
          )}
        </>
      }
    >
      <FilterBar />
      <WideRecords {...parts} view={view} />
    </Page>
  );
}
