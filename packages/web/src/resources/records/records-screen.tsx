// Records of a domain: list and map are two views of one filtered set, and the address holds all of it.
import { lazy, Suspense, useState, type ReactNode } from "react";
import Button from "@mui/material/Button";
import type { RecordDomain } from "@atalaya/contract/domain/domains.ts";
import type { Variable } from "@atalaya/contract/resources/variables.ts";
import type { DomainRecord } from "@atalaya/contract/resources/records.ts";
import { recordsOf } from "@atalaya/contract/resources/records/resource.ts";
import { useMay } from "../../api/may.ts";
import { usePlace } from "../../api/places.ts";
import { useUrlState } from "../../api/url-state.ts";
import { ListAndMapScreen } from "../../screens/list-and-map/list-and-map-screen.tsx";
import { ComparedBar } from "../../screens/as-of/compared-bar.tsx";
import { useMoment } from "../../screens/as-of/use-moment.ts";
import { ColumnChoice } from "../../screens/list-tools/column-choice.tsx";
import { ExportMenu, type ExportKind } from "../../screens/list-tools/export-menu.tsx";
import { ViewMenu } from "../../screens/list-tools/view-menu.tsx";
import { WaitingPanel } from "../../screens/waiting-panel.tsx";
import { useItemActions } from "../../screens/use-item-actions.ts";
import { Icon } from "../../ui/icon.tsx";
import { useWords } from "../../ui/words.ts";
import { useCountText } from "./list/count-text.ts";
import { inEveryRow, useChosenColumns, useColumnOptions } from "./list/chosen-columns.ts";
import { RecordFilterBar } from "./list/filter-bar.tsx";
import { ListMenu } from "./list/list-menu.tsx";
import { idsOf, listQueryOf } from "./record-query.ts";
import { RecordList } from "./list/record-list.tsx";
import { MatrixButton } from "./assessments/matrix-button.tsx";
import { ExposureButton } from "./exposure/exposure-button.tsx";
import { noIndex } from "./indices/index-address.ts";
import { IndexButton } from "./indices/index-button.tsx";
import { RecordPanel } from "./record-panel.tsx";
import { QuickButton } from "./quick/quick-button.tsx";
import { RecordsMap } from "./map/records-map.tsx";
import { noPortfolio } from "./portfolio/portfolio-address.ts";
import { PortfolioButton } from "./portfolio/portfolio-button.tsx";
import { SendaiButton } from "./sendai/sendai-button.tsx";
import { noExposure } from "./exposure/no-exposure.ts";
import { noSendai } from "./sendai/no-sendai.ts";
import { SumsButton } from "./sums/sums-button.tsx";
import { useRecordList, useVariables } from "./use-records.ts";

/** What was counted in an area is said once. */
const begunWith = { counted: null, shape: null } as const;

const titleOf = ({ title }: DomainRecord) => title;

const RecordsImport = lazy(async () => ({ default: (await import("./records-import.tsx")).RecordsImport }));

const DesInventarExport = lazy(async () => ({
  default: (await import("./desinventar/export-dialog.tsx")).ExportDialog,
}));

const SumsScreen = lazy(async () => ({ default: (await import("./sums/sums-screen.tsx")).SumsScreen }));

const MatrixScreen = lazy(async () => ({ default: (await import("./assessments/matrix-screen.tsx")).MatrixScreen }));

const ExposureScreen = lazy(async () => ({ default: (await import("./exposure/exposure-screen.tsx")).ExposureScreen }));

const SendaiScreen = lazy(async () => ({ default: (await import("./sendai/sendai-screen.tsx")).SendaiScreen }));

const SinceScreen = lazy(async () => ({ default: (await import("./as-of/since-screen.tsx")).RecordsSinceScreen }));

const IndicesScreen = lazy(async () => ({ default: (await import("./indices/indices-screen.tsx")).IndicesScreen }));

const PortfolioScreen = lazy(async () => ({
  default: (await import("./portfolio/portfolio-screen.tsx")).PortfolioScreen,
}));

type Aside = "since" | "import" | "sums" | "sendai" | "matrix" | "exposure" | "index" | "portfolio";

/** What takes the place of list and map, in the domains that know it; the first that the address names. */
const asides: readonly (readonly [Aside, readonly RecordDomain[] | null])[] = [
  ["since", null],
  ["import", null],
  ["index", ["vulnerability"]],
  ["exposure", ["vulnerability"]],
  ["sendai", ["risk"]],
  ["matrix", ["risk"]],
  ["sums", ["risk"]],
  ["portfolio", ["recovery"]],
];

/**
 * `?import=<variable>` brings in a sheet; of disasters `?sums=year` sums up the losses, `?sendai=year` tells the indicators, `?matrix=true`
 * shows the matrix of risks; of vulnerability `?index=12` shows a composite index, `?exposure=draw` tells what lies in an area; of recovery
 * `?portfolio=sums` shows what its works come to.
 */
export function RecordsScreen({ domain }: { domain: RecordDomain }) {
  const { search, change } = useUrlState();
  const [aside] = asides.find(([key, where]) => search[key] && (where?.includes(domain) ?? true)) ?? [];
  const at = useMoment();
  // What else is counted or brought in is so now: of the past there are list, map and losses, and what it is not any more.
  if (!aside || (aside !== "sums" && (at === null) === (aside === "since"))) return <ListAndMap domain={domain} />;
  const shown: Record<Aside, () => ReactNode> = {
    since: () => <SinceScreen domain={domain} at={at!} onClose={() => change({ since: null })} />,
    import: () => <RecordsImport domain={domain} onClose={() => change({ import: null })} />,
    index: () => <IndicesScreen onClose={() => change(noIndex)} />,
    exposure: () => <ExposureScreen onClose={() => change(noExposure)} />,
    sendai: () => <SendaiScreen onClose={() => change(noSendai)} />,
    matrix: () => <MatrixScreen onClose={() => change({ matrix: null })} />,
    portfolio: () => <PortfolioScreen onClose={() => change(noPortfolio)} />,
    sums: () => <SumsScreen onClose={() => change({ sums: null, metrics: null, metric: null, per: null })} />,
  };
  return <Suspense>{shown[aside]()}</Suspense>;
}

function ListAndMap({ domain }: { domain: RecordDomain }) {
  const t = useWords();
  const may = useMay();
  const { place } = usePlace();
  const actions = useItemActions<DomainRecord>({
    resource: recordsOf(domain),
    openKey: "record",
    titleOf,
    isRead: true,
    begunWith,
  });
  const list = useRecordList(domain);
  const { variables, error: variablesError, refetch: askVariables } = useVariables(domain);
  const chosen = useChosenColumns(domain);
  const mayCreate = useMoment() === null && may(`records.${domain}.create`, place === "all" ? undefined : place);
  const hasQuickEntry = domain === "risk" && mayCreate;
  return (
    <ListAndMapScreen
      name="records"
      openKey="record"
      opensTrash
      isRead
      begins={mayCreate ? { label: t("record_new") } : undefined}
      onPhone={{
        title: useCountText(list.data?.meta),
        menu: <DomainNumbers domain={domain} isIcon />,
        floating: hasQuickEntry && <QuickButton variables={variables ?? []} isFloating />,
      }}
      filterBar={
        <>
          <ComparedBar />
          <ListBar domain={domain} variables={variables} chosen={chosen} onChanged={actions.changed} />
        </>
      }
      moreActions={
        <MoreActions domain={domain} variables={variables ?? []} hasQuickEntry={hasQuickEntry} chosen={chosen} />
      }
      list={(parts) => (
        <RecordList
          {...parts}
          domain={domain}
          onChanged={actions.changed}
          label={t("record_list")}
          list={list}
          variables={variables}
          onRestore={({ id }) => actions.undo(id)}
        />
      )}
      map={(parts) => (
        <RecordsMap
          screen={parts}
          domain={domain}
          label={t(`domain.${domain}`)}
          variables={variables ?? []}
          revision={actions.revision}
        />
      )}
      panel={(which, onDrawing) =>
        !variables ? (
          <WaitingPanel error={variablesError} onRetry={() => void askVariables()} onClose={actions.close} />
        ) : (
          <RecordPanel
            domain={domain}
            which={which}
            variables={variables}
            onDrawing={onDrawing}
            onClose={actions.close}
            onSaved={actions.saved}
            onMerged={actions.changed}
            onDelete={actions.remove}
            onRestore={({ id }) => {
              actions.undo(id);
              actions.close();
            }}
          />
        )
      }
    />
  );
}

/** What is counted beside the list: of disasters and assessments; what lies in an area, and what is made of the vulnerability of places; works of recovery. Of the past only losses are. */
function DomainNumbers({ domain, isIcon = false }: { domain: RecordDomain; isIcon?: boolean }) {
  if (useMoment() !== null) return domain === "risk" ? <SumsButton isIcon={isIcon} /> : null;
  if (domain === "vulnerability")
    return (
      <>
        <ExposureButton isIcon={isIcon} />
        <IndexButton isIcon={isIcon} />
      </>
    );
  if (domain === "recovery") return <PortfolioButton isIcon={isIcon} />;
  if (domain !== "risk") return null;
  return (
    <>
      <SumsButton isIcon={isIcon} />
      <SendaiButton isIcon={isIcon} />
      <MatrixButton isIcon={isIcon} />
    </>
  );
}

const sheetsOfRecords: readonly ExportKind[] = [{ title: "export_tagged", asked: { hxl: true } }];

/** Disasters have sheets with a row for each figure, part or asset. */
const sheetsOfDisasters: readonly ExportKind[] = [
  ...sheetsOfRecords,
  { title: "export_figures", asked: { rows: "figures" } },
  { title: "export_breakdowns", asked: { rows: "breakdowns" } },
  { title: "export_damages", asked: { rows: "damages" } },
];

type MoreActionsProps = {
  domain: RecordDomain;
  variables: readonly Variable[];
  hasQuickEntry: boolean;
  /** The columns that are shown, which a file of the list has too. */
  chosen: readonly string[];
};

function MoreActions({ domain, variables, hasQuickEntry, chosen }: MoreActionsProps) {
  const t = useWords();
  const may = useMay();
  const { search, change } = useUrlState();
  const { place } = usePlace();
  const isPast = useMoment() !== null;
  const [isExporting, setExporting] = useState(false);
  return (
    <>
      {hasQuickEntry && <QuickButton variables={variables} isFloating={false} />}
      <DomainNumbers domain={domain} />
      {!isPast && may(`records.${domain}.create`) && (
        <Button
          variant="outlined"
          startIcon={<Icon name="upload" />}
          onClick={() => change({ import: idsOf(search.variable)?.[0] ?? "any" })}
        >
          {t("import")}
        </Button>
      )}
      <ExportMenu
        path={recordsOf(domain).path}
        query={listQueryOf(search, place)}
        shown={[...new Set([...inEveryRow, ...chosen])]}
        more={domain === "risk" ? sheetsOfDisasters : sheetsOfRecords}
        isOnMap
        other={
          domain === "risk" && !isPast ? { label: t("cards_export"), onOpen: () => setExporting(true) } : undefined
        }
      />
      {isExporting && (
        <Suspense>
          <DesInventarExport query={listQueryOf(search, place)} onClose={() => setExporting(false)} />
        </Suspense>
      )}
    </>
  );
}

type ListBarProps = {
  domain: RecordDomain;
  variables: readonly Variable[] | undefined;
  chosen: ReturnType<typeof useChosenColumns>;
  onChanged: () => void;
};

function ListBar({ domain, variables, chosen, onChanged }: ListBarProps) {
  const columnOptions = useColumnOptions(domain, variables);
  return (
    <RecordFilterBar
      domain={domain}
      variables={variables}
      more={
        <>
          <ViewMenu screen={recordsOf(domain).path} />
          <ColumnChoice options={columnOptions} chosen={chosen} />
          <ListMenu domain={domain} onChanged={onChanged} />
        </>
      }
    />
  );
}
