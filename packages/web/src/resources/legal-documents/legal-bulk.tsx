// What many legal documents may be given at once.
import { legalDocuments, type manyLegalDocuments } from "@atalaya/contract/resources/legal-documents.ts";
import { fieldsOf, useLabelOf } from "../../forms/fields-of.tsx";
import { ManyChoice } from "../../forms/choices/many-choice.tsx";
import { TextListInput } from "../../forms/text-list-input.tsx";
import type { BulkNoun, SharedInputs } from "../../screens/bulk/bulk-noun.ts";
import { useWords } from "../../ui/words.ts";
import { legalFilters, useLegalChoices, useTopics } from "./use-legal.ts";

const { Text, Day, Choice } = fieldsOf(legalDocuments);

function Inputs({ children }: SharedInputs<typeof manyLegalDocuments>) {
  const t = useWords();
  const labelOf = useLabelOf(legalDocuments);
  const choices = useLegalChoices();
  const topics = useTopics().map(({ value }) => value);
  return children({
    topics: (
      <TextListInput name="topics" label={labelOf("topics")} help={t("legal_topics_help")} suggestions={topics} />
    ),
    phases: <ManyChoice name="phases" label={labelOf("phases")} options={choices.phase} />,
    issuing_body: <Text name="issuing_body" />,
    level: <Choice name="level" options={choices.level} />,
    status: <Choice name="status" options={choices.status} />,
    next_review_on: <Day name="next_review_on" />,
  });
}

export const legalBulk: BulkNoun = {
  resource: legalDocuments,
  openKey: "document",
  permission: "legal",
  filters: legalFilters,
  counts: ["legal_count_one", "legal_count_many"],
  empty: { topics: [], phases: [] },
  Inputs,
};
