// A record that is not what it was: the fields that differ, then and today.
import type { RecordDomain } from "@atalaya/contract/domain/domains.ts";
import type { RecordSince } from "@atalaya/contract/resources/records/as-of.ts";
import type { RecordSummary } from "@atalaya/contract/resources/records.ts";
import type { Variable } from "@atalaya/contract/resources/variables.ts";
import { linkTo } from "../../../api/addresses.ts";
import { usePlace } from "../../../api/places.ts";
import { ChangedPanel } from "../../../screens/as-of/changed-panel.tsx";
import { useChangedText } from "../../../screens/as-of/use-changed-text.ts";
import type { ChangeRow } from "../../../screens/change-table.tsx";
import { useLanguage, useWords } from "../../../ui/words.ts";
import { changeRow, changesBetween, useRecordWords } from "../record-words.ts";
import { lossesText } from "./losses-text.ts";

/** What a list tells of a record that somebody wrote. */
const toldFields = [
  "title",
  "code",
  "company_id",
  "variable_id",
  "value",
  "status",
  "observed_on",
  "ended_on",
  "source",
  "confidence",
  "locality",
  "is_public",
] as const;

const contentsOf = (record: RecordSummary) => ({
  ...Object.fromEntries(toldFields.map((field) => [field, record[field]])),
  attributes: record.attributes,
  tags: record.tags.length > 0 ? record.tags : null,
});

type ChangedRecordProps = { one: RecordSince; domain: RecordDomain; variables: readonly Variable[] };

export function ChangedRecord({ one, domain, variables }: ChangedRecordProps) {
  const { id, before, after } = one;
  const { places } = usePlace();
  const changedText = useChangedText();
  const record = (after ?? before)!;
  return (
    <ChangedPanel
      title={record.title}
      link={after && linkTo(`/records/${domain}` as "/records/situation", { record: id })}
      was={before !== null}
      is={after !== null}
      caption={[places.find((it) => it.id === record.company_id)?.reason_social, changedText(one)]}
      rows={useRows(one, variables)}
    />
  );
}

/** The fields that differ, the figures in force, and that it lies elsewhere. */
function useRows({ before, after }: RecordSince, variables: readonly Variable[]): ChangeRow[] {
  const t = useWords();
  const [language] = useLanguage();
  const variable = variables.find((it) => it.id === (after ?? before)!.variable_id);
  const words = useRecordWords(variables, variable, (event) => t("recovery_event_gone", { id: event }));
  if (!before || !after) return [];
  const isMoved = String(before.anchor) !== String(after.anchor);
  const moved = {
    key: "anchor",
    label: t("label.records.geometry"),
    kind: "changed",
    before: null,
    after: null,
  } as const;
  return [
    ...changesBetween(contentsOf(before), contentsOf(after)).map((change) => changeRow(change, words)),
    ...lossesText(before.losses, after.losses, t, language),
    ...(isMoved ? [{ ...moved, whole: t("past_moved") }] : []),
  ];
}
