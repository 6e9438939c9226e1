// The nouns that are made of their declaration alone. Permissions, menu, words, audit log and the step over many read this list.
import type { PlainNoun } from "./plain/noun.ts";
import { exercises } from "./resources/exercises.ts";
import { inventory } from "./resources/inventory/inventory.ts";
import { properties } from "./resources/properties.ts";
import { shelters } from "./resources/shelters.ts";

export const plainNouns = [properties, shelters, inventory, exercises] as const satisfies readonly PlainNoun[];

type Noun = (typeof plainNouns)[number];
export type PlainPath = Noun["path"];
export type PlainScreenPath = Noun["screen"]["path"];

/** Something for each of them, by its path. */
export const ofEach = <V>(valueOf: (noun: PlainNoun) => V) =>
  Object.fromEntries(plainNouns.map((noun) => [noun.path, valueOf(noun)])) as Record<PlainPath, V>;
