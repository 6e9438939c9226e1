// What the screen of a plain noun is told beside what the contract says of it; list, map, form, filters and the step over many follow.
import type { ComponentType, ReactNode } from "react";
import type { z } from "zod";
import type { PlainNoun, PlainRow } from "@atalaya/contract/plain/noun.ts";
import type { PlainPath, PlainScreenPath } from "@atalaya/contract/nouns.ts";
import type { Language } from "@atalaya/contract/text.ts";
import type { Geometry } from "@atalaya/contract/values/geometry.ts";
import type { WordKey } from "@atalaya/contract/words.ts";
import type { SearchKey } from "../../api/addresses.ts";
import type { FieldProps } from "../../forms/field-parts.tsx";
import type { Column } from "../../ui/table/data-table-column.ts";
import type { Translate } from "../../ui/words.ts";

type Shown = Omit<PlainNoun, "path" | "screen"> & {
  path: PlainPath;
  screen: { path: PlainScreenPath; icon: string; key: SearchKey; group: PlainNoun["screen"]["group"] };
};

export type Look = { icon: string; color: string };
/** A group of fields: alone one below the other, in brackets side by side. */
type SectionOf<N extends string> = { title: WordKey; fields: readonly (N | readonly N[])[] };

type Told<R extends Shown, Row, Detail, N extends string> = {
  noun: R;
  /** Icon and colour of each value of the noun's symbol, on the map and in the list. */
  looks: Readonly<Record<string, Look>>;
  nameOf: (thing: Row, language: Language) => string;
  /** What stands small below the name, in the list and on the map; the place is added where several are shown. */
  underOf: (thing: Row, t: Translate, hazardName: (key: string) => string) => readonly (string | null)[];
  sections: readonly SectionOf<N>[];
  helps?: { readonly [K in N]?: WordKey };
  units?: { readonly [K in N]?: WordKey };
  /** Fields that are drawn otherwise than their kind is: those that name a row of another noun have its options. */
  drawn?: { readonly [K in N]?: ComponentType<FieldProps> };
  /** Columns that are drawn otherwise than their kind is. */
  cells?: (t: Translate, language: Language) => Readonly<Record<string, Partial<Column<Row>>>>;
  /** Figures of the popup, with what they are called. */
  figures: (thing: Detail, t: Translate) => readonly (readonly [figure: number | null, label: string])[];
  /** Its state in words, icon and colour, beside its name and in the popup. */
  marks?: (thing: Detail, t: Translate) => ReactNode;
  /** What else belongs to one that is there, below its fields. */
  More?: ComponentType<{ thing: Detail; isReadOnly: boolean; onChanged: () => void }>;
};

export type Row = PlainRow & { deleted_at: string | null };
export type Detail = Row & { geometry: Geometry | null; [field: string]: unknown };

/** As the parts of the screen know any of them. */
export type PlainScreen = Told<Shown, Row, Detail, string>;

/** Fields, columns and rows of another noun do not compile. */
export const definePlainScreen = <R extends Shown>(
  told: Told<R, z.output<R["summary"]>, z.output<R["detail"]>, keyof z.output<R["draft"]> & string>,
): PlainScreen => told as unknown as PlainScreen;
