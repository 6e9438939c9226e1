// A pack: what a country, or an organisation, brings to an empty console, as plain data that can be rehearsed, loaded and compared.
import { z } from "zod";
import { Key } from "../domain/typed-values.ts";
import { requiredText } from "../values/plain-text.ts";
import { optionalWebsite } from "../values/contact.ts";
import { CountryRules, Title } from "./country-rules.ts";
import { packItems, packParts, type PackItem, type PackPart } from "./items.ts";

/** The format that this version reads and writes. */
export const packFormat = 1;

/** More items of a part than any country has. */
const mostItems = 5000;

/** From whom the data of a pack are, and on which terms. */
const Source = z.object({ title: requiredText(200), url: optionalWebsite, licence: requiredText(120) });

export const PackHead = z.object({
  format: z.literal(packFormat),
  key: Key,
  /** Compared as text with what is loaded, such as "2026.1". */
  version: requiredText(20),
  title: Title,
  sources: z.array(Source).max(30).default([]),
});
export type PackHead = z.infer<typeof PackHead>;

const parts = Object.fromEntries(packParts.map((part) => [part, z.array(z.unknown()).max(mostItems).default([])]));

/** A pack as it is sent: its items are looked at one by one, in turns (`readItem`). Places are some country's. */
export const PackFile = z
  .object({
    ...PackHead.shape,
    rules: CountryRules.nullable().default(null),
    ...(parts as Record<PackPart, z.ZodDefault<z.ZodArray<z.ZodUnknown>>>),
  })
  .superRefine(({ rules, places }, context) => {
    if (rules === null && places.length > 0)
      context.addIssue({ code: "custom", path: ["rules"], params: { code: "required" } });
  });
export type PackFile = z.infer<typeof PackFile>;

export type Pack = PackHead & { rules: CountryRules | null } & { [P in PackPart]: PackItem<P>[] };

/** What an item is called within its part: two of one key are one too many. */
export const itemKeys: { [P in PackPart]: (item: PackItem<P>) => string } = {
  roles: ({ key }) => key,
  places: ({ code }) => code,
  variable_groups: ({ key }) => key,
  variables: ({ domain, code }) => `${domain}/${code}`,
  legal_documents: ({ key }) => key,
  legal_relations: ({ document, kind, target }) => `${document} ${kind} ${target}`,
  institutions: ({ key }) => key,
  institution_functions: ({ institution, phase, hazard }) => `${institution} ${phase} ${hazard ?? "*"}`,
};

/** The levels of civil alerts as the options of a variable, the mildest first. */
const alertOptions = ({ alert_levels }: CountryRules) =>
  alert_levels.map(({ key, name, color }, index) => ({
    key,
    label_es: name.es,
    label_en: name.en,
    color,
    score: index + 1,
  }));

/** An item with the scale of its country where it asks for one: `"options_from": "alert_levels"`. */
function withScale(item: unknown, rules: CountryRules | null): unknown {
  if (typeof item !== "object" || item === null || !("options_from" in item)) return item;
  const { options_from, ...rest } = item;
  return options_from === "alert_levels" && rules ? { ...rest, options: alertOptions(rules) } : item;
}

/** Reads one item of a part as its schema does. */
export function readItem<P extends PackPart>(
  part: P,
  item: unknown,
  rules: CountryRules | null,
): z.ZodSafeParseResult<PackItem<P>> {
  const whole = part === "variables" ? withScale(item, rules) : item;
  return packItems[part].safeParse(whole, { reportInput: true }) as z.ZodSafeParseResult<PackItem<P>>;
}
