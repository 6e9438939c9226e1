// The rows of the sums with their names: years, months, places or hazards.
import type { ReactNode } from "react";
import type { Hazard } from "@atalaya/contract/domain/hazards.ts";
import type { LossGroup } from "@atalaya/contract/resources/records/loss-sums.ts";
import type { Variable } from "@atalaya/contract/resources/variables.ts";
import { useHazardOf } from "../../../api/hazards.ts";
import { usePlace } from "../../../api/places.ts";
import { formatMonth } from "../../../ui/format.ts";
import { Swatch } from "../../../ui/swatch.tsx";
import { hazards } from "../../../ui/theme/data-colors.ts";
import { useLanguage, useWords } from "../../../ui/words.ts";
import type { LossRow } from "./use-sum-links.ts";

export type SumRow = {
  id: number;
  name: string;
  /** Of a hazard. */
  picture: ReactNode;
  color: string | null;
  /** What belongs to no place of the asked kind, or to no month, stands behind all others. */
  isRest: boolean;
  of: LossRow;
};

type Look = { icon: string; color: string };

/** As its disasters are drawn elsewhere: by the first variable of it. */
function lookOf(code: string | null, hazard: Hazard | undefined, variables: readonly Variable[]): Look {
  const drawn = variables
    .filter(({ kind, hip_code }) => kind === "event_type" && hip_code === code)
    .toSorted((one, other) => one.sort_order - other.sort_order)[0];
  return drawn ?? { icon: hazard?.icon ?? hazards.other.icon, color: hazards.other.disc };
}

export function useSumRows(group: LossGroup, rows: readonly LossRow[], variables: readonly Variable[]): SumRow[] {
  const t = useWords();
  const [language] = useLanguage();
  const { places } = usePlace();
  const hazardOf = useHazardOf();
  const named = (row: LossRow): Pick<SumRow, "name"> & Partial<SumRow> => {
    if (group === "year") return { name: String(row.year) };
    if (group === "month")
      return row.month ? { name: formatMonth(row.month, language) } : { name: t("loss_sums_no_month"), isRest: true };
    if (group === "hazard") {
      const code = row.hazard === undefined || row.hazard === "other" ? null : row.hazard;
      const hazard = hazardOf(code);
      const look = lookOf(code, hazard, variables);
      const name = hazard?.name[language] ?? code ?? "other";
      return { name, color: look.color, picture: <Swatch icon={look.icon} color={look.color} size={20} /> };
    }
    if (row.company_id === null) return { name: t("loss_sums_above"), isRest: true };
    return { name: places.find(({ id }) => id === row.company_id)?.reason_social ?? String(row.company_id) };
  };
  return rows.map((of, id) => ({ id, picture: null, color: null, isRest: false, of, ...named(of) }));
}
