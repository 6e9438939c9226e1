// Conditions that the vocabularies are written in.
import type { Expression } from "./vocabulary.ts";

/** A field's value, wherever one asks for it. */
export const field = (name: string): Expression => ["get", name];

/** `names`: words, also several in one text. */
export const isOneOf = (value: Expression, ...names: string[]): Expression => [
  "in",
  value,
  ["literal", names.flatMap((name) => name.split(" "))],
];

export const all = (...conditions: Expression[]): Expression => ["all", ...conditions];
export const any = (...conditions: Expression[]): Expression => ["any", ...conditions];
export const not = (condition: Expression): Expression => ["!", condition];

const ofShape = (shape: string): Expression => isOneOf(["geometry-type"], shape, `Multi${shape}`);
export const isArea = ofShape("Polygon");
export const isLine = ofShape("LineString");
export const isPoint = ofShape("Point");

/** True also where it is written as a number or a text. */
export const isTrue = (name: string): Expression =>
  isOneOf(["to-string", ["coalesce", ["get", name], ""]], "true", "1", "yes");
