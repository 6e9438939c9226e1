// Municipalities side by side, as a table or as a map: for a region and for the whole country.
import { lazy, Suspense, useState } from "react";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { ErrorState } from "../../../ui/error-state.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { Segmented } from "../../../ui/segmented.tsx";
import { DataTable } from "../../../ui/table/data-table.tsx";
import { useIsPhone } from "../../../ui/use-is-phone.ts";
import { useLanguage, useWords } from "../../../ui/words.ts";
import { useLevelOf } from "../../../api/use-levels.ts";
import { comparedColumns } from "./comparison-columns.tsx";
import { comparedBy, sortCompared, useCompared, useIsCompared } from "./use-compared.ts";

const ComparisonMap = lazy(() => import("./comparison-map.tsx").then((it) => ({ default: it.ComparisonMap })));

/** More would push what follows out of sight. */
const firstShown = 12;
/** What a phone has room for, beside the name. */
const shownOnPhone = ["alerts", "people", "covered"] as const;

/** Nothing where there are no two municipalities to compare. */
export function Comparison() {
  return useIsCompared() ? <Compared /> : null;
}

function Compared() {
  const t = useWords();
  const [shape, setShape] = useState<"table" | "map">("table");
  const compared = useCompared();
  const { rows, error } = compared;
  if (rows && rows.length < 2) return null;
  if (error && !rows)
    return (
      <Panel title={t("compared_title")}>
        <ErrorState error={error} title={t("compared_failed")} onRetry={() => void compared.refetch()} />
      </Panel>
    );
  return (
    <Panel
      title={t("compared_title")}
      {...(rows && { count: String(rows.length) })}
      aside={
        <Segmented
          label={t("compared_shown")}
          value={shape}
          segments={[
            { value: "table", label: t("compared_table"), icon: "table" },
            { value: "map", label: t("compared_map"), icon: "map-o" },
          ]}
          onChange={setShape}
        />
      }
    >
      {shape === "table" ? (
        <ComparisonTable {...compared} />
      ) : (
        <Suspense fallback={<Box sx={{ height: 460 }} />}>
          <ComparisonMap rows={rows ?? []} />
        </Suspense>
      )}
    </Panel>
  );
}

type TableProps = Pick<ReturnType<typeof useCompared>, "rows" | "from" | "isStale">;

function ComparisonTable({ rows, isStale, from }: TableProps) {
  const t = useWords();
  const [language] = useLanguage();
  const levelOf = useLevelOf();
  const isPhone = useIsPhone();
  const [sort, setSort] = useState("-alerts");
  const [isWhole, setWhole] = useState(false);
  const sorted = rows && sortCompared(rows, sort, language);
  const shown = isWhole ? sorted : sorted?.slice(0, firstShown);
  return (
    <>
      <Box sx={{ borderTop: 1, borderColor: "divider", overflow: "hidden" }}>
        <DataTable
          label={t("compared_title")}
          columns={comparedColumns(isPhone ? shownOnPhone : comparedBy, { t, language, from, levelOf })}
          rows={shown}
          sort={sort}
          onSort={setSort}
          isStale={isStale}
        />
      </Box>
      {sorted && sorted.length > firstShown && (
        <Box sx={{ p: "4px 8px", borderTop: 1, borderColor: "divider" }}>
          <Button variant="text" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {t(isWhole ? "compared_fewer" : "compared_more", { count: sorted.length })}
          </Button>
        </Box>
      )}
    </>
  );
}
