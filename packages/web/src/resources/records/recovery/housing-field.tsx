// What households get of a work of housing, by how badly their dwelling was damaged: each pair of damage and solution once.
import { useWatch } from "react-hook-form";
import { damageGrades } from "@atalaya/contract/domain/asset-damage.ts";
import { housingSolutions } from "@atalaya/contract/domain/recovery/housing-solutions.ts";
import type { RecordDraft } from "@atalaya/contract/resources/records.ts";
import { recordsOf } from "@atalaya/contract/resources/records/resource.ts";
import { rowsOf } from "../../../forms/rows/rows-of.tsx";
import { useWords } from "../../../ui/words.ts";
import { RowsTitle } from "../form/rows-title.tsx";

const { Rows, choice, number } = rowsOf(recordsOf("recovery"), "recovery.housing");

/** Nothing for a work of another sector that tells none. */
export function HousingField() {
  const t = useWords();
  const sector = useWatch<RecordDraft, "recovery.sector">({ name: "recovery.sector" });
  const rows = useWatch<RecordDraft, "recovery.housing">({ name: "recovery.housing" }) ?? [];
  if (sector !== "housing" && rows.length === 0) return null;
  const solutions = housingSolutions.map((value) => ({ value, label: t(`housing_solution.${value}`) }));
  const grades = damageGrades.map((value) => ({ value, label: t(`damage_grade.${value}`) }));
  return (
    <>
      <RowsTitle>{t("label.records.recovery.housing")}</RowsTitle>
      <Rows
        addLabel={t("housing_add")}
        begin={() => ({ grade: "destroyed", solution: null, households: null, delivered: null })}
        columns={[
          choice("grade", {}, { options: grades }),
          choice("solution", { width: "minmax(0, 1.4fr)" }, { options: solutions }),
          number("households", { width: "108px", isShort: true }),
          number("delivered", { width: "108px", isShort: true }),
        ]}
      />
    </>
  );
}
