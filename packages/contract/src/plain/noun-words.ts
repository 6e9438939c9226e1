// The words of plain nouns out of what each declares: `label.shelters.kind`, `choice.shelters.kind.school`, `says.shelters.new`.
import { plainNouns } from "../nouns.ts";
import type { Text } from "../text.ts";
import type { NounTexts } from "./noun.ts";

const saidOf = ({ one, many, ...texts }: NounTexts, title: Text) => ({
  ...texts,
  one,
  many,
  title,
  count_one: { es: `1 ${one.es.toLowerCase()}`, en: `1 ${one.en.toLowerCase()}` },
  count_many: { es: `{{count}} ${many.es}`, en: `{{count}} ${many.en}` },
  count_more: { es: `más de {{count}} ${many.es}`, en: `more than {{count}} ${many.en}` },
  list: { es: `Lista de ${many.es}`, en: `List of ${many.en}` },
});

type Noun = (typeof plainNouns)[number];
/** What is made of its texts. */
type Made = "title" | "count_one" | "count_many" | "count_more" | "list";
type SayKey<N> = N extends Noun ? `says.${N["path"]}.${(keyof N["texts"] & string) | Made}` : never;
type LabelKey<N> = N extends Noun ? `label.${N["path"]}.${keyof N["labels"] & string}` : never;
type ChoiceKey<N> = N extends Noun
  ? {
      [K in keyof N["choices"] & string]: `choice.${N["path"]}.${K}.${keyof NonNullable<N["choices"][K]> & string}`;
    }[keyof N["choices"] & string]
  : never;

export type PlainWordKey = LabelKey<Noun> | ChoiceKey<Noun> | SayKey<Noun>;

const entriesUnder = (prefix: string, texts: Readonly<Record<string, Text>>): [string, Text][] =>
  Object.entries(texts).map(([key, text]) => [`${prefix}.${key}`, text]);

export const plainWords = Object.fromEntries(
  plainNouns.flatMap(({ path, title, texts, labels, choices }) => [
    ...entriesUnder(`label.${path}`, labels),
    ...entriesUnder(`says.${path}`, saidOf(texts, title)),
    ...Object.entries(choices).flatMap(([field, titles]) => entriesUnder(`choice.${path}.${field}`, titles)),
  ]),
) as Record<PlainWordKey, Text>;
