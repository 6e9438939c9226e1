// Who and what is associated with a place: persons with a role, and other places with a relation.
import { z } from "zod";
import { Day, Id, listQuery } from "../../record.ts";
import { optionalText } from "../../values/plain-text.ts";

/** What the related place is to this one. */
export const companyRelationKinds = [
  "parent",
  "supplier",
  "mutual_aid",
  "utility_provider",
  "member_of",
  "neighbour",
] as const;

const mostLinks = 500;

const AssociatedPerson = z
  .object({
    person_id: Id,
    role: optionalText(120),
    from_on: Day.nullable().default(null),
    to_on: Day.nullable().default(null),
    is_primary: z.boolean().default(false),
  })
  .refine(({ from_on, to_on }) => from_on === null || to_on === null || from_on <= to_on, {
    path: ["to_on"],
    params: { code: "day_order" },
  });

/** The `persons_version` or `companies_version` that the list was read at: one that somebody changed since answers 409. */
const ListVersion = z.int().min(0);

/** At most one person is the primary one. */
export const PersonAssociations = z.object({
  version: ListVersion,
  persons: z
    .array(AssociatedPerson)
    .max(mostLinks)
    .superRefine((persons, context) => {
      const [, second] = [...persons.entries()].filter(([, { is_primary }]) => is_primary);
      if (second)
        context.addIssue({ code: "custom", path: [second[0], "is_primary"], params: { code: "one_primary" } });
      for (const [index, { person_id }] of persons.entries())
        if (persons.findIndex((other) => other.person_id === person_id) < index)
          context.addIssue({ code: "custom", path: [index, "person_id"], params: { code: "taken" } });
    }),
});
export type PersonAssociations = z.infer<typeof PersonAssociations>;

const RelationDraft = z.object({ company_id: Id, relation: z.enum(companyRelationKinds) });

export const CompanyAssociations = z.object({
  version: ListVersion,
  companies: z
    .array(RelationDraft)
    .max(mostLinks)
    .superRefine((relations, context) => {
      for (const [index, { company_id, relation }] of relations.entries())
        if (relations.findIndex((other) => other.company_id === company_id && other.relation === relation) < index)
          context.addIssue({ code: "custom", path: [index, "company_id"], params: { code: "taken" } });
    }),
});
export type CompanyAssociations = z.infer<typeof CompanyAssociations>;

/** A person as a choice: who it is, and the place the person belongs to. */
export const PersonOption = z.object({
  id: Id,
  company_id: Id,
  first_name: z.string(),
  last_name: z.string(),
  second_last_name: z.string().nullable(),
  position_es: z.string().nullable(),
  position_en: z.string().nullable(),
});
export type PersonOption = z.infer<typeof PersonOption>;

/** A person of the place, as far as the caller may see persons. */
export const LinkedPerson = PersonOption.omit({ id: true, company_id: true }).extend({
  person_id: Id,
  role: z.string().nullable(),
  from_on: z.string().nullable(),
  to_on: z.string().nullable(),
  is_primary: z.boolean(),
});
export type LinkedPerson = z.infer<typeof LinkedPerson>;

/** Another place as a choice. */
export const CompanyOption = z.object({
  id: Id,
  reason_social: z.string(),
  kind: z.string(),
  territorial_code: z.string().nullable(),
});
export type CompanyOption = z.infer<typeof CompanyOption>;

/** A place that this one is related to, as far as the caller may see it. */
export const RelatedCompany = CompanyOption.omit({ id: true }).extend({
  company_id: Id,
  relation: z.enum(companyRelationKinds),
});
export type RelatedCompany = z.infer<typeof RelatedCompany>;

export const PersonOptionQuery = listQuery(["last_name"], {});
export type PersonOptionQuery = z.infer<typeof PersonOptionQuery>;
export const CompanyOptionQuery = listQuery(["reason_social"], {});
export type CompanyOptionQuery = z.infer<typeof CompanyOptionQuery>;
