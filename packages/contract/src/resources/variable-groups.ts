// Groups of variables: the headings of a catalogue, and the order in which groups and variables stand.
import { z } from "zod";
import { catalogueOf, domains, domainTitles, type Domain } from "../domain/domains.ts";
import { optionalText, requiredText } from "../values/plain-text.ts";
import { answerOf, defineResource, Id, listQuery, patchOf, recordFields } from "../record.ts";

const place = z.int().min(0).max(1_000_000);

export const VariableGroupDraft = z.object({
  name_es: requiredText(120),
  name_en: optionalText(120),
  sort_order: place.default(0),
  /** Null is shared by all places; otherwise the group belongs to that place and its descendants. */
  company_id: Id.nullable(),
});
export type VariableGroupDraft = z.infer<typeof VariableGroupDraft>;

export const VariableGroupPatch = patchOf(VariableGroupDraft);

export const VariableGroup = z.object({
  ...answerOf(VariableGroupDraft),
  ...recordFields,
  domain: z.enum(domains),
  /** Variables in it that the caller sees. */
  variable_count: z.int(),
});
export type VariableGroup = z.infer<typeof VariableGroup>;

export const VariableGroupQuery = listQuery(["sort_order", "name_es"], {});

const mostMoved = 500;

/** Where variables and groups stand from now on; what is not named stays. The group of a variable is null outside of all. */
export const CatalogueOrder = z.object({
  variables: z.array(z.object({ id: Id, group_id: Id.nullable(), sort_order: place })).max(mostMoved),
  groups: z.array(z.object({ id: Id, sort_order: place })).max(mostMoved),
});
export type CatalogueOrder = z.infer<typeof CatalogueOrder>;
export const variableGroupsOf = (domain: Domain) =>
  defineResource({
    path: `variables/${catalogueOf[domain]}/groups`,
    permission: `variables.${catalogueOf[domain]}`,
    title: domainTitles[domain],
    draft: VariableGroupDraft,
    // Shown with the labels of variables, whose fields these are too.
    labels: {
      name_es: { es: "Nombre", en: "Name (Spanish)" },
      name_en: { es: "Nombre en inglés", en: "Name (English)" },
      sort_order: { es: "Orden", en: "Order" },
      company_id: { es: "Disponible en", en: "Available in" },
    },
  });
