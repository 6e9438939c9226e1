// The fields that many records may be given the same contents in.
import type { ReactNode } from "react";
import type { RecordDomain } from "@atalaya/contract/domain/domains.ts";
import { confidences } from "@atalaya/contract/resources/records.ts";
import { recordsOf } from "@atalaya/contract/resources/records/resource.ts";
import type { Variable } from "@atalaya/contract/resources/variables.ts";
import { useUrlState } from "../../../api/url-state.ts";
import { ChoiceInput } from "../../../forms/fields.tsx";
import { fieldsOf, useLabelOf } from "../../../forms/fields-of.tsx";
import { unknown } from "../../../ui/format.ts";
import { pick, useLanguage, useWords } from "../../../ui/words.ts";
import { EventChoice } from "../family/event-choice.tsx";
import { OwnField } from "../form/own-fields.tsx";
import { idsOf } from "../record-query.ts";
import { isDerived } from "../show-value.ts";
import { ValueField } from "../form/value-field.tsx";

// Labels are the same in every domain.
const { Text, Day, Choice } = fieldsOf(recordsOf("situation"));

type RecordInputs = { inputs: Record<string, ReactNode>; labelOf: (field: string) => string };

/** The inputs by field, own fields among them where the list shows one variable alone, and what each is called. */
export function useRecordInputs(domain: RecordDomain, variables: readonly Variable[]): RecordInputs {
  const t = useWords();
  const [language] = useLanguage();
  const { search } = useUrlState();
  const labelOf = useLabelOf(recordsOf("situation"));
  const ids = idsOf(search.variable);
  // A value means something under one variable only.
  const variable = ids?.length === 1 ? variables.find(({ id }) => id === ids[0]) : undefined;
  const inputs: Record<string, ReactNode> = {
    source: <Text name="source" />,
    source_url: <Text name="source_url" />,
    confidence: (
      <Choice
        name="confidence"
        emptyLabel={unknown}
        options={confidences.map((value) => ({ value, label: t(`confidence.${value}`) }))}
      />
    ),
    locality: <Text name="locality" />,
    observed_on: <Day name="observed_on" />,
    ...(variable &&
      variable.value_type !== "none" &&
      !isDerived(variable) && { value: <ValueField variable={variable} /> }),
    ...(domain === "risk" && {
      umbrella_id: <EventChoice name="umbrella_id" label={labelOf("umbrella_id")} emptyLabel={t("family_none")} />,
    }),
    is_public: (
      <ChoiceInput
        name="is_public"
        label={labelOf("is_public")}
        options={(["yes", "no"] as const).map((value) => ({ value, label: t(value) }))}
      />
    ),
  };
  for (const field of variable?.fields ?? [])
    inputs[`attributes.${field.key}`] = <OwnField key={field.key} field={field} />;
  const nameOf = (name: string) => {
    const own = variable?.fields.find(({ key }) => name === `attributes.${key}`);
    return own ? pick(language, own.label_es, own.label_en) : labelOf(name);
  };
  return { inputs, labelOf: nameOf };
}
