// What a pack may hold: each thing with the fields of its form, except that it names others by their keys in the pack and not by ids.
import { z } from "zod";
import { domains } from "../domain/domains.ts";
import { Key } from "../domain/typed-values.ts";
import { Day } from "../record.ts";
import { CompanyDraft } from "../resources/companies.ts";
import { InstitutionFunctionDraft } from "../resources/institutions/functions.ts";
import { InstitutionDraft } from "../resources/institutions.ts";
import { LegalDocumentDraft } from "../resources/legal-documents.ts";
import { legalRelationKinds } from "../resources/legal-documents/kinds.ts";
import { RoleDraft } from "../resources/roles.ts";
import { VariableGroupDraft } from "../resources/variable-groups.ts";
import { VariableDraft } from "../resources/variables.ts";
import { optionalText, requiredText } from "../values/plain-text.ts";

/** How one item names another: letters, digits, hyphens and slashes, such as `risk/tsunami`. */
export const ItemKey = z.string().regex(/^[A-Za-z0-9][\w/.-]{0,79}$/);
/** A place by its official code. */
const PlaceKey = requiredText(20);

/** Stands for ids that are only known once the item is written. */
const idToCome = 1;

/** Checks what the noun's own form checks across fields: `without` are fields that the pack names by keys. */
const asForm =
  (draft: z.ZodType, without: Record<string, unknown>) =>
  (item: Record<string, unknown>, context: z.RefinementCtx): void => {
    const { error } = draft.safeParse({ ...item, ...without }, { reportInput: true });
    for (const issue of error?.issues ?? [])
      context.addIssue({ ...issue, code: "custom", params: "params" in issue ? issue.params : {} } as never);
  };

/** The fields of a form without those that the pack names by keys; what it does not know is a finding. */
const fieldsOf = <S extends z.core.$ZodLooseShape, const O extends keyof S>(shape: S, ...without: O[]) =>
  Object.fromEntries(Object.entries(shape).filter(([name]) => !without.includes(name as O))) as Omit<S, O>;

const { reason_social, short_name, kind, pcode, timezone, currency, locale } = CompanyDraft.shape;
const degrees = (most: number) => z.coerce.number().min(-most).max(most);

/** A place by its official code; `lon`, `lat` in degrees, of its seat or its middle. Country, time zone and money are the pack's where nothing is said. */
const Place = z.strictObject({
  code: PlaceKey,
  /** ISO 3166-1 or -2: by it a place is known whose code was typed so. */
  iso: optionalText(10),
  name: reason_social,
  short_name,
  kind,
  /** The code of the place that it lies in, which stands before it. */
  parent: PlaceKey.nullable().default(null),
  pcode,
  lon: degrees(180),
  lat: degrees(90),
  timezone: timezone.unwrap().optional(),
  currency: currency.unwrap().optional(),
  locale: locale.unwrap().optional(),
});

/** The mark of a user, which is no role. */
const superAdmin = "super_admin";
const PackRole = z.strictObject({
  ...RoleDraft.shape,
  key: Key.refine((key) => key !== superAdmin, { params: { code: "taken" } }),
});

const Group = z.strictObject({
  ...fieldsOf(VariableGroupDraft.shape, "company_id"),
  key: ItemKey,
  domain: z.enum(domains),
});

const variableFields = z.strictObject({
  ...fieldsOf(VariableDraft.shape, "company_id", "group_id"),
  domain: z.enum(domains),
  code: Key,
  group: ItemKey.nullable().default(null),
});
const Variable = variableFields.superRefine(asForm(VariableDraft, { company_id: null, group_id: null }));

const documentFields = z.strictObject({
  ...fieldsOf(LegalDocumentDraft.shape, "company_id", "place_ids", "relations"),
  key: ItemKey,
  /** The place that keeps it. */
  place: PlaceKey,
});
const Document = documentFields.superRefine(
  asForm(LegalDocumentDraft, { company_id: idToCome, place_ids: [], relations: [] }),
);

/** `document` does this to `target`, from its own day or from `dated_on`. */
const Relation = z.strictObject({
  document: ItemKey,
  kind: z.enum(legalRelationKinds),
  target: ItemKey,
  dated_on: Day.nullable().default(null),
});

const institutionFields = z.strictObject({
  ...fieldsOf(InstitutionDraft.shape, "company_id", "parent_institution_id", "legal_basis", "focal_points"),
  key: ItemKey,
  place: PlaceKey,
  /** The one above it, which stands before it. */
  parent: ItemKey.nullable().default(null),
  /** Legal documents of the pack. */
  legal_basis: z.array(ItemKey).max(30).default([]),
});
const Institution = institutionFields.superRefine(
  asForm(InstitutionDraft, { company_id: idToCome, parent_institution_id: null, legal_basis: [], focal_points: [] }),
);

const Duty = z.strictObject({
  ...fieldsOf(InstitutionFunctionDraft.shape, "institution_id"),
  institution: ItemKey,
});

/** Each part of a pack with the schema of its items, in the order in which they are written: what is named stands before what names it. */
export const packItems = {
  roles: PackRole,
  places: Place,
  variable_groups: Group,
  variables: Variable,
  legal_documents: Document,
  legal_relations: Relation,
  institutions: Institution,
  institution_functions: Duty,
} as const;
export type PackPart = keyof typeof packItems;
export const packParts = Object.keys(packItems) as [PackPart, ...PackPart[]];
export type PackItem<P extends PackPart> = z.output<(typeof packItems)[P]>;
