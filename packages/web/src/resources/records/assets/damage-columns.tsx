// The columns of the damaged assets: which, how badly, how many and at what cost; what is rarer is asked for.
import Box from "@mui/material/Box";
import { useFormContext, useWatch } from "react-hook-form";
import {
  assetUnits,
  damageGrades,
  isLost,
  type AssetUnit,
  type DamageGrade,
} from "@atalaya/contract/domain/asset-damage.ts";
import { sectors, type Sector } from "@atalaya/contract/domain/sectors.ts";
import type { RecordDraft } from "@atalaya/contract/resources/records.ts";
import { recordsOf } from "@atalaya/contract/resources/records/resource.ts";
import { currencies } from "@atalaya/contract/values/amounts.ts";
import { useCountryRules } from "../../../api/country-rules.ts";
import { usePlace } from "../../../api/places.ts";
import { NumberInput } from "../../../forms/fields.tsx";
import { rowsOf, type RowIn } from "../../../forms/rows/rows-of.tsx";
import { useWords } from "../../../ui/words.ts";
import { AssetName } from "./asset-name.tsx";
import { isNamed, noAsset } from "./use-asset-options.tsx";

const { Rows, text, number, choice, other } = rowsOf(recordsOf("risk"), "damages");

export const DamageRows = Rows;

type Row = RowIn<ReturnType<typeof recordsOf>, "damages">;
type Currency = (typeof currencies)[number];

/** In which a sector's damage is counted most often. */
const usualUnits: Partial<Record<Sector, AssetUnit>> = { housing: "dwellings", agriculture: "ha", environment: "ha" };
const unitOf = (sector: Sector | null): AssetUnit => (sector && usualUnits[sector]) ?? "facilities";

const isGone = ({ grade }: Row) => grade !== null && isLost({ grade });
const hasCost = ({ repair_cost, replacement_cost }: Row) => repair_cost !== null || replacement_cost !== null;

/** Shown where it counts, and where it was told all the same. */
const cost = (key: "repair_cost" | "replacement_cost", counts: (row: Row) => boolean) =>
  other(key, { place: "more", isShown: (row) => counts(row) || row[key] !== null }, (field, { row }) => (
    // Alone in its line it would be as wide as the form.
    <Box sx={{ maxWidth: 240 }}>
      <NumberInput {...field} unit={row.currency} />
    </Box>
  ));

/** What a new row begins with: of several of one kind only the first says of which. */
export function useNewDamage(): (before: Row | undefined) => Row {
  const { getValues } = useFormContext<RecordDraft>();
  const { places } = usePlace();
  const rulesOf = useCountryRules();
  /** That in which money was told before, else that of the country. */
  const currency = (): Currency | null => {
    const told = [...(getValues("figures") ?? []), ...(getValues("damages") ?? [])].findLast((row) => row.currency);
    const place = places.find(({ id }) => id === getValues("company_id"));
    const usual = told?.currency ?? rulesOf(place?.country)?.currency;
    return currencies.find((it) => it === usual) ?? null;
  };
  return (before) => ({
    ...noAsset,
    name: "",
    sector: before?.sector ?? null,
    grade: before?.grade ?? "minor",
    amount: 1,
    unit: before?.unit ?? "facilities",
    repair_cost: null,
    replacement_cost: null,
    currency: before?.currency ?? currency(),
    disruption_hours: null,
    users: null,
    note: null,
  });
}

export function useDamageColumns() {
  const t = useWords();
  const isCounted = (row: Row) => !isNamed(row) || row.amount !== 1;
  const units = assetUnits.map((value) => ({ value, label: t(`asset_unit.${value}`) }));
  return [
    other(
      "name",
      { width: "minmax(0, 2fr)", isRequired: true, covers: ["facility_id", "property_id"] },
      (field, { row, set }) => (
        <AssetName
          {...field}
          asset={row}
          onChange={set}
          onChosen={({ sector }) => {
            if (sector) set({ sector, unit: unitOf(sector) });
          }}
        />
      ),
    ),
    choice("sector", { isShort: true }, ({ row, set }) => ({
      options: sectors.map((value) => ({ value, label: t(`sector.${value}`) })),
      onChosen: (sector) => {
        if (row.unit === unitOf(row.sector)) set({ unit: unitOf(sector as Sector | null) });
      },
    })),
    choice(
      "grade",
      { isShort: true, width: "minmax(0, 0.9fr)" },
      {
        options: damageGrades.map((value: DamageGrade) => ({ value, label: t(`damage_grade.${value}`) })),
      },
    ),
    number("amount", { place: "more", isShown: isCounted }),
    choice("unit", { place: "more", isShown: isCounted }, { options: units }),
    cost("repair_cost", (row) => !isGone(row)),
    cost("replacement_cost", isGone),
    choice(
      "currency",
      // It stands in the field of the cost once it is known.
      { place: "more", isShown: (row) => hasCost(row) && row.currency === null, isRequired: true },
      { options: currencies.map((value) => ({ value, label: value })) },
    ),
    number("disruption_hours", { place: "more", isShown: (row) => row.disruption_hours !== null }, { unit: "h" }),
    number("users", { place: "more", isShown: (row) => row.users !== null }),
    text("note", { place: "more", isShown: ({ note }) => note !== null && note !== "" }),
  ];
}

/** The rows as far as they say enough to be added up: half of one is none yet. */
export function useToldDamages() {
  const rows = useWatch<RecordDraft, "damages">({ name: "damages" }) ?? [];
  const money = (value: unknown) => (typeof value === "number" ? value : null);
  return rows.flatMap((row) =>
    row.sector && row.grade && row.unit && typeof row.amount === "number" && row.name
      ? // Money without its currency is none.
        {
          ...row,
          repair_cost: row.currency && money(row.repair_cost),
          replacement_cost: row.currency && money(row.replacement_cost),
        }
      : [],
  );
}
