// Records gathered by place, as the address asks: `by=place` and the kind of place in `level`.
import { useMemo } from "react";
import type { RecordDomain } from "@atalaya/contract/domain/domains.ts";
import { companies } from "@atalaya/contract/resources/companies.ts";
import { recordsOf } from "@atalaya/contract/resources/records/resource.ts";
import type { Variable } from "@atalaya/contract/resources/variables.ts";
import { useMay } from "../../../api/may.ts";
import { usePlace } from "../../../api/places.ts";
import { useUrlState } from "../../../api/url-state.ts";
import { useAnswer } from "../../../api/use-resource.ts";
import { formatNumber } from "../../../ui/format.ts";
import { useLanguage } from "../../../ui/words.ts";
import { placeClasses, placeFeatures, shownValue } from "../../../map/records/place-values.ts";
import { idsOf, queryOf } from "../record-query.ts";
import { usePlaceKind } from "./place-kind.tsx";

/** Nothing is asked while the map shows single records. */
export function usePlaceValues(domain: RecordDomain, variables: readonly Variable[]) {
  const [language] = useLanguage();
  const { search } = useUrlState();
  const { place, places } = usePlace();
  const may = useMay();
  const isShown = search.by === "place";
  const { kinds, level } = usePlaceKind();
  const query = { ...queryOf(search, place), place_kind: level };
  const { data: answer } = useAnswer(recordsOf(domain), "by-place", query, { isEnabled: isShown });
  const { data: boundaries } = useAnswer(
    companies,
    "boundaries",
    { place },
    { isEnabled: isShown && may("companies.index") },
  );
  const [only, ...more] = idsOf(search.variable) ?? [];
  const variable = more.length === 0 ? variables.find(({ id }) => id === only) : undefined;
  const shown = useMemo(() => {
    if (!isShown || !answer) return null;
    const classes = placeClasses(answer, variable);
    const label = (value: number | null) => formatNumber(value, language);
    const own = places.filter(({ kind }) => kind === level);
    return {
      classes,
      values: answer.rows.map((row) => shownValue(answer, row)),
      features: placeFeatures(answer, classes, own, boundaries, label),
      rows: answer.rows,
    };
  }, [isShown, answer, variable, places, level, boundaries, language]);
  return { isShown, kinds, level, variable, shown };
}
