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

/** A pack as it is sent: its items are looked at one by one, in turns (`readPack`). */
export const PackFile = z.object({
  ...PackHead.shape,
  rules: CountryRules.nullable().default(null),
  ...(parts as Record<PackPart, z.ZodDefault<z.ZodArray<z.ZodUnknown>>>),
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

/** A finding about an item: in which part, at which position, in which field. */
export type PackIssue = { part: PackPart; index: number; issue: z.core.$ZodIssue };

/** Reads one item of a part as its schema does. */
export function readItem<P extends PackPart>(part: P, item: unknown): z.ZodSafeParseResult<PackItem<P>> {
  return packItems[part].safeParse(item, { reportInput: true }) as z.ZodSafeParseResult<PackItem<P>>;
}
