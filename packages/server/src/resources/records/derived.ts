// What follows from the rest of a record under its variable: the progress of a work, the score of a risk.
import type { RecordDraft } from "@atalaya/contract/resources/records.ts";
import type { VariableDraft } from "@atalaya/contract/resources/variables.ts";
import { withRisk } from "./assessments/assessment-rules.ts";
import { withProgress } from "./recovery/recovery-rules.ts";

type Telling = Pick<RecordDraft, "recovery" | "assessment">;
type Derived = Partial<Telling & Pick<RecordDraft, "value">>;

export const derivedOf = (record: Telling, definition: Pick<VariableDraft, "kind" | "value_type">): Derived => ({
  ...withProgress(record, definition),
  ...withRisk(record, definition),
});
