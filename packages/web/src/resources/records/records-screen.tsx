// Records of a domain: list and map are two views of one filtered set, and the address holds all of it.
import { useCallback, useReducer, useState } from "react";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import useMediaQuery from "@mui/material/useMediaQuery";
import type { Domain } from "@atalaya/contract/domains.ts";
import { recordsOf, type DomainRecord, type RecordSummary } from "@atalaya/contract/resources/records.ts";
import { useMay } from "../../api/may.ts";
import { usePlace } from "../../api/places.ts";
import { useUrlState } from "../../api/url-state.ts";
import { useDelete, useRestore } from "../../api/use-resource.ts";
import { Divider, Pane, usePaneWidth } from "../../screens/panes.tsx";
import { coveredBy, Sheet, type Stop } from "../../screens/sheet.tsx";
import { formatNumber } from "../../ui/format.ts";
import { Icon } from "../../ui/icon.tsx";
import { Page } from "../../ui/page.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import { phoneQuery } from "../../ui/theme-global.ts";
import { shell } from "../../ui/tokens.ts";
import { useLanguage, useWords } from "../../ui/words.ts";
import { FilterBar, filterBarHeight } from "./filter-bar.tsx";
import { RecordList } from "./record-list.tsx";
import { RecordPanel } from "./record-panel.tsx";
import { viewOf, type RecordsView } from "./record-query.ts";
import { RecordsMap, type Drawing } from "./records-map.tsx";
import { useRecordList, useVariables } from "./use-records.ts";

/** An opened record leaves the map above it in reach of the thumb. */
const panelHeight = "64%";
const noPadding = {};
const phonePadding = (stop: Stop) => ({
  top: filterBarHeight,
  bottom: coveredBy(stop, window.innerHeight - shell.toolbar),
});

const widths = { list: { initial: 470, least: 320, most: 900 }, panel: { initial: 560, least: 380, most: 900 } };

/** Selecting, opening, closing, deleting with undo, restoring: what the whole screen can do to a record. */
function useRecordActions(domain: Domain) {
  const t = useWords();
  const { change } = useUrlState();
  const [revision, bump] = useReducer((count: number) => count + 1, 0);
  const resource = recordsOf(domain);
  const restore = useRestore<DomainRecord>(resource, {
    message: (record) => t("record_restored", { title: record.title }),
  });
  const undo = (id: number) => restore.mutate(id, { onSuccess: bump });
  const [deleted, setDeleted] = useState("");
  const remove = useDelete(resource, {
    message: ({ id }) => ({
      message: t("record_deleted", { title: deleted }),
      action: { label: t("undo"), run: () => undo(id) },
    }),
  });
  return {
    revision,
    undo,
    close: () => change({ record: null }),
    saved: (record: DomainRecord) => {
      bump();
      change({ record: null, selected: record.id });
    },
    remove: ({ id, version, title }: DomainRecord) => {
      setDeleted(title);
      remove.mutate({ id, version }, { onSuccess: bump });
      change({ record: null, selected: null });
    },
  };
}

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

  /** The first click shows it on the map, the second opens it; without a map the first opens it. */
  const openRow = ({ id }: RecordSummary) =>
    change(view === "list" || id === selectedId ? { record: id, selected: id } : { selected: id });

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

type Parts = { list: React.ReactNode; map: React.ReactNode; panel: React.ReactNode };

/** List and map, or map and panel. The map keeps its place in the tree, so that it is never made twice. */
function WideRecords({ list, map, panel, view }: Parts & { view: RecordsView }) {
  const [listWidth, setListWidth] = usePaneWidth("records-list", widths.list.initial);
  const [panelWidth, setPanelWidth] = usePaneWidth("records-panel", widths.panel.initial);
  const isPanelOpen = Boolean(panel);
  const isListHidden = view === "map" || (isPanelOpen && view !== "list");
  const isMapHidden = view === "list" && !isPanelOpen;
  return (
    <Box sx={{ flex: 1, minHeight: 0, display: "flex" }}>
      <Pane isHidden={isListHidden} {...(!isMapHidden && { width: listWidth })}>
        {list}
      </Pane>
      {!isListHidden && !isMapHidden && (
        <Divider width={listWidth} onChange={setListWidth} least={widths.list.least} most={widths.list.most} />
      )}
      <Pane isHidden={isMapHidden}>{map}</Pane>
      {isPanelOpen && (
        <>
          <Divider
            isRight
            width={panelWidth}
            onChange={setPanelWidth}
            least={widths.panel.least}
            most={widths.panel.most}
          />
          <Pane width={panelWidth}>{panel}</Pane>
        </>
      )}
    </Box>
  );
}

type PhoneProps = Parts & {
  stop: Stop;
  onStop: (stop: Stop) => void;
  total: { total: number; total_is_exact: boolean } | undefined;
  onNew: (() => void) | undefined;
};

/** The map under everything, the list in a sheet, an opened record over the whole screen. */
function PhoneRecords({ list, map, panel, stop, onStop, total, onNew }: PhoneProps) {
  const t = useWords();
  const [language] = useLanguage();
  const count = total && formatNumber(total.total, language);
  return (
    <Box sx={{ position: "relative", height: `calc(100dvh - ${shell.toolbar}px)`, overflow: "hidden" }}>
      <Box sx={{ position: "absolute", inset: panel ? `0 0 ${panelHeight} 0` : 0 }}>{map}</Box>
      {!panel && (
        <Box sx={{ position: "absolute", zIndex: 1, inset: "0 0 auto 0" }}>
          <FilterBar />
        </Box>
      )}
      <Sheet
        stop={stop}
        onStop={onStop}
        head={
          <Box sx={{ display: "flex", alignItems: "center", gap: "8px", p: "0 16px 8px", minHeight: 56 }}>
            <Typography variant="h4" component="h1" sx={{ flex: 1 }}>
              {count !== undefined &&
                (total?.total === 1
                  ? t("record_count_one")
                  : t(total?.total_is_exact ? "record_count_many" : "record_count_more", { count }))}
            </Typography>
            {onNew && (
              <Button variant="contained" startIcon={<Icon name="plus" />} onClick={onNew}>
                {t("record_new")}
              </Button>
            )}
          </Box>
        }
      >
        {list}
      </Sheet>
      {panel && (
        <Box
          sx={{
            position: "absolute",
            zIndex: 3,
            inset: "auto 0 0 0",
            height: panelHeight,
            borderTop: 1,
            borderColor: "divider",
          }}
        >
          {panel}
        </Box>
      )}
    </Box>
  );
}
