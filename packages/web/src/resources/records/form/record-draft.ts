// The fields of a record that a form edits: of a saved one, and those that a new one starts with.
import type { RecordDomain } from "@atalaya/contract/domain/domains.ts";
import { RiskAssessment } from "@atalaya/contract/domain/risk-assessment.ts";
import { statusAfterChange } from "@atalaya/contract/resources/records/transitions.ts";
import { RecordFields, type DomainRecord, type RecordDraft } from "@atalaya/contract/resources/records.ts";
import type { Variable } from "@atalaya/contract/resources/variables.ts";
import type { Attributes } from "@atalaya/contract/domain/typed-values.ts";
import { useMay } from "../../../api/may.ts";
import { usePlace } from "../../../api/places.ts";
import { useUrlState } from "../../../api/url-state.ts";
import { useOnlyPlace } from "../../../forms/choices/place-options.ts";
import { areaOfText } from "../../../map/tools/sketch-geometry.ts";
import { dayHere } from "../../../ui/format.ts";
import { useLanguage, useWords } from "../../../ui/words.ts";
import { countedOf, exposedFields } from "../../../screens/exposure/counted.ts";
import { idsOf } from "../record-query.ts";
import { placeFor, placesFor } from "./variable-defaults.ts";

/** Nothing in each of the variable's own fields: a field of a form must hold something to begin with. */
export const emptyAttributes = (variable: Pick<Variable, "fields"> | undefined): Attributes =>
  Object.fromEntries((variable?.fields ?? []).map(({ key }) => [key, null]));

/** The fields that can be edited. */
export const draftOf = (record: DomainRecord, variable: Variable | undefined): RecordDraft => {
  const fields = Object.keys(RecordFields.shape) as (keyof RecordDraft)[];
  const draft = Object.fromEntries(fields.map((field) => [field, record[field]])) as RecordDraft;
  return { ...draft, attributes: { ...emptyAttributes(variable), ...draft.attributes } };
};

/** What is archived or in the trash is only read. */
export const isChangeable = ({ status, deleted_at }: Pick<DomainRecord, "status" | "deleted_at">): boolean =>
  deleted_at === null && statusAfterChange(status) !== null;

/** Every field with a default, as the contract gives it. */
const untouched = RecordFields.omit({ company_id: true, variable_id: true, title: true, observed_on: true }).parse({});

/**
 * What a new record starts with: the active place or the only one that its variable allows, the only chosen variable, today; of an assessment
 * also what was counted in an area (`?counted=`, `?shape=`).
 */
export function useBlank(domain: RecordDomain, variables: readonly Variable[]): RecordDraft {
  const t = useWords();
  const [language] = useLanguage();
  const { search } = useUrlState();
  const may = useMay();
  const { places } = usePlace();
  const usual = useOnlyPlace(`records.${domain}.create`);
  const variable_id = onlyOne(idsOf(search.variable) ?? []) ?? null;
  const variable = variables.find(({ id }) => id === variable_id);
  const counted = domain === "risk" ? countedOf(search.counted) : null;
  const exposed = counted && exposedFields(counted, { t, language, day: dayHere() });
  const begunWith = exposed && { assessment: RiskAssessment.parse(exposed), geometry: areaOfText(search.shape) };
  const allowed = places.filter(({ id }) => may(`records.${domain}.create`, id)).map(({ id }) => id);
  return {
    company_id: variable ? placeFor(usual, placesFor(variable, places, allowed)) : usual,
    variable_id,
    title: "",
    observed_on: dayHere(),
    ...untouched,
    ...begunWith,
  } as unknown as RecordDraft; // A form begins with nothing where the draft must have something.
}

const onlyOne = <T>(items: readonly T[]): T | undefined => (items.length === 1 ? items[0] : undefined);
