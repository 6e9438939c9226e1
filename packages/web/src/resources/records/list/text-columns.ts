// The columns of the list of records that are plain texts: chosen by whoever needs them.
import { ownFieldPrefix } from "@atalaya/contract/resources/records/columns.ts";
import type { RecordSummary } from "@atalaya/contract/resources/records.ts";
import { recordsOf } from "@atalaya/contract/resources/records/resource.ts";
import { numericTypes } from "@atalaya/contract/domain/typed-values.ts";
import type { Variable } from "@atalaya/contract/resources/variables.ts";
import { usePlace } from "../../../api/places.ts";
import { useLabelOf } from "../../../forms/fields-of.tsx";
import type { Column } from "../../../ui/table/data-table-column.ts";
import { formatDay, formatInstant, formatNumber, unknown } from "../../../ui/format.ts";
import { truncate } from "../../../ui/truncate.ts";
import { pick, useLanguage, useWords } from "../../../ui/words.ts";

const mostLetters = 30;

/** What a record says in words, by the name of the column. */
export function useRecordTexts(variables: readonly Variable[] | undefined) {
  const t = useWords();
  const [language] = useLanguage();
  const { places } = usePlace();
  const texts = {
    code: ({ code }) => code,
    variable_id: ({ variable_id }) => {
      const variable = variables?.find(({ id }) => id === variable_id);
      return variable && pick(language, variable.name_es, variable.name_en);
    },
    company_id: ({ company_id }) => places.find(({ id }) => id === company_id)?.reason_social,
    observed_on: ({ observed_on }) => formatDay(observed_on, language),
    ended_on: ({ ended_on }) => formatDay(ended_on, language),
    source: ({ source }) => source,
    confidence: ({ confidence }) => confidence && t(`confidence.${confidence}`),
    tags: ({ tags }) => tags.join(", "),
    locality: ({ locality }) => locality,
    is_public: ({ is_public }) => t(is_public ? "yes" : "no"),
    updated_at: ({ updated_at }) => formatInstant(updated_at, language),
  } satisfies Record<string, (record: RecordSummary) => string | null | undefined>;
  return texts;
}

/** By the name of the column. */
export function useTextColumns(variables: readonly Variable[] | undefined): Map<string, Column<RecordSummary>> {
  const t = useWords();
  const [language] = useLanguage();
  const labelOf = useLabelOf(recordsOf("situation"));
  const texts = useRecordTexts(variables);
  const columns = Object.entries(texts).map(([key, text]): Column<RecordSummary> => ({
    key,
    title: key === "updated_at" ? t("column.updated_at") : labelOf(key),
    isSortable: key === "observed_on" || key === "updated_at",
    render: (record) => truncate(text(record) || unknown, mostLetters),
  }));
  const own = (variables ?? [])
    .flatMap(({ fields }) => fields)
    .map((field): Column<RecordSummary> => ({
      key: `${ownFieldPrefix}${field.key}`,
      title: pick(language, field.label_es, field.label_en),
      align: numericTypes.includes(field.type) ? "right" : "left",
      render: ({ attributes }) => {
        const value = attributes[field.key] ?? null;
        if (value === null) return unknown;
        if (typeof value === "number") return formatNumber(value, language);
        if (typeof value === "boolean") return t(value ? "yes" : "no");
        if (field.type === "date") return formatDay(String(value), language);
        const labels = [value].flat().map((key) => {
          const option = field.options.find((it) => it.key === key);
          return option ? pick(language, option.label_es, option.label_en) : key;
        });
        return truncate(labels.join(", "), mostLetters);
      },
    }));
  return new Map([...columns, ...own].map((column) => [column.key, column]));
}
