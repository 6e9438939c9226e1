// What is shown of a person to those who may not change the person (V20). Pure.
import type { PersonSummary } from "@atalaya/contract/resources/persons.ts";
import { maskedId } from "@atalaya/contract/domain/tax-id.ts";

/** The same person with the national id masked. */
export const masked = <P extends PersonSummary>(person: P): P => ({
  ...person,
  national_id: person.national_id && maskedId(person.national_id),
});
