// Packs of this installation: which there are, what loading one would do or did, and what was made here as a pack of its own.
import { z } from "zod";
import { countryCodes } from "../domain/countries.ts";
import { Key } from "../domain/typed-values.ts";
import { HazardNames } from "../domain/hazard-names.ts";
import { packParts } from "../packs/items.ts";
import { PackFile, PackHead } from "../packs/pack.ts";
import { CountryRules } from "../packs/country-rules.ts";
import { allOf, Instant } from "../record.ts";

const countOfEach = z.record(z.enum(packParts), z.int());

/** A pack that can be loaded without a file, or that was loaded. `version` is what stands ready; null where only its traces are here. */
export const PackSummary = z.object({
  key: Key,
  title: PackHead.shape.title,
  country: z.enum(countryCodes).nullable(),
  version: z.string().nullable(),
  sources: PackHead.shape.sources,
  rules: CountryRules.nullable(),
  counts: countOfEach,
  loaded: z.object({ version: z.string(), at: Instant, by: z.string().nullable() }).nullable(),
});
export type PackSummary = z.infer<typeof PackSummary>;

/** One that stands ready, by its key, or one that is sent. Of `parts` only these are written; all where nothing is said. */
export const PackLoad = z
  .object({
    key: Key.optional(),
    pack: PackFile.optional(),
    parts: z.array(z.enum(packParts)).min(1).max(packParts.length).optional(),
    is_rehearsal: z.boolean(),
  })
  .superRefine(({ key, pack }, context) => {
    if ((key === undefined) === (pack === undefined))
      context.addIssue({ code: "custom", path: ["key"], params: { code: "required" } });
  });
export type PackLoad = z.infer<typeof PackLoad>;

/**
 * What becomes of an item: `new` is made; `changed` gets the pack's values; `same` has them; `kept` differs because somebody here changed it;
 * `gone` was deleted here and stays away; `waiting` names something that is not here; `left` is no longer in the pack and stays.
 */
export const itemStates = ["new", "changed", "same", "kept", "gone", "waiting", "left"] as const;
export type ItemState = (typeof itemStates)[number];

/** Values as text, cut; `is_kept`: somebody here changed it, so it stays as it is. */
const FieldOutcome = z.object({
  field: z.string(),
  here: z.string().nullable(),
  pack: z.string().nullable(),
  is_kept: z.boolean(),
});
export type FieldOutcome = z.infer<typeof FieldOutcome>;

const ItemOutcome = z.object({
  key: z.string(),
  name_es: z.string(),
  name_en: z.string().nullable(),
  state: z.enum(itemStates),
  fields: z.array(FieldOutcome),
});
export type ItemOutcome = z.infer<typeof ItemOutcome>;

/** `items`: those that are not the same, at most `mostShownItems`. */
export const PartOutcome = z.object({
  part: z.enum(packParts),
  counts: z.record(z.enum(itemStates), z.int()),
  items: z.array(ItemOutcome),
});
export type PartOutcome = z.infer<typeof PartOutcome>;

export const mostShownItems = 500;

export const PackOutcome = z.object({
  key: Key,
  title: PackHead.shape.title,
  version: z.string(),
  is_written: z.boolean(),
  parts: z.array(PartOutcome),
});
export type PackOutcome = z.infer<typeof PackOutcome>;

export const packs = {
  path: "packs",
  title: { es: "Paquetes de país", en: "Country packs" },
  row: PackSummary,
  answers: { rules: allOf(CountryRules), hazards: allOf(HazardNames), own: PackFile },
} as const;
