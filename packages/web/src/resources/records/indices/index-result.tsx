// What an index comes to: the seal of an edition, the map beside the weights, and the ranking. Moved weights are kept as long as it is shown.
import { lazy, Suspense, useState } from "react";
import Box from "@mui/material/Box";
import Skeleton from "@mui/material/Skeleton";
import type { CompositeIndex, CompositeResult } from "@atalaya/contract/resources/records/composite-indices.ts";
import { useUrlState } from "../../../api/url-state.ts";
import { Notice } from "../../../forms/notice.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { pick, useLanguage, useWords } from "../../../ui/words.ts";
import { Notes } from "../../../screens/list-tools/answered.tsx";
import { twoColumns } from "../sums/sums-style.ts";
import { Ranking } from "./ranking.tsx";
import { SealLine } from "./seal-line.tsx";
import { shownRows, since } from "./shown-rows.ts";
import { useIndexResult } from "./use-indices.ts";
import { WeightsPanel } from "./weights-panel.tsx";

/** Loaded by itself: the ranking is read without a map. */
const IndexMap = lazy(async () => ({ default: (await import("./index-map.tsx")).IndexMap }));

export function IndexResult({ index }: { index: CompositeIndex }) {
  const t = useWords();
  const { search } = useUrlState();
  const edition = Number(search.edition) || null;
  const { data, error, isError, isPlaceholderData, refetch } = useIndexResult(index.id, edition);
  // Of an edition it is told where its places stand now.
  const now = useIndexResult(index.id, null, edition !== null).data;
  if (isError && !data)
    return <ErrorState error={error} title={t("index_result_failed")} onRetry={() => void refetch()} />;
  if (!data || isPlaceholderData) return <Waiting />;
  return <Shown index={index} result={data} now={edition !== null ? now : undefined} />;
}

type ShownProps = { index: CompositeIndex; result: CompositeResult; now: CompositeResult | undefined };

function Shown({ index, result, now }: ShownProps) {
  const t = useWords();
  const [weights, setWeights] = useState<number[] | null>(null);
  const rows = shownRows(result, weights);
  const isPart = result.rows.length < result.places;
  return (
    <>
      {result.edition && <SealLine index={index} edition={result.edition} />}
      <FlatNotice result={result} />
      <Box sx={twoColumns}>
        <Suspense fallback={<Skeleton variant="rounded" height={420} />}>
          <IndexMap result={result} rows={rows} />
        </Suspense>
        <WeightsPanel result={result} weights={weights} rows={rows} onChange={setWeights} />
      </Box>
      <Ranking result={result} rows={rows} weights={weights} later={now ? since(result, now) : null} />
      <Notes
        texts={[t("index_note"), ...(isPart ? [t("index_own_rows", { count: String(result.rows.length) })] : [])]}
      />
    </>
  );
}

/** A member in which all places are alike tells nothing: it is said before somebody wonders at the zeros. */
function FlatNotice({ result: { members, index } }: { result: CompositeResult }) {
  const t = useWords();
  const [language] = useLanguage();
  const flat = members.filter(({ min, max }) => min !== null && min === max);
  if (flat.length === 0) return null;
  const names = flat.map(({ name_es, name_en }) => pick(language, name_es, name_en)).join(", ");
  return (
    <Notice status="warning" icon="exclamation-triangle">
      {t(index.aggregation === "geometric" ? "index_flat_geometric" : "index_flat", { names })}
    </Notice>
  );
}

/** As high as the map and the first rows. */
const Waiting = () => (
  <Box sx={{ display: "grid", gap: "16px" }}>
    <Skeleton variant="rounded" height={420} />
    <Skeleton variant="rounded" height={320} />
  </Box>
);
