// What a variable is called in other systems: each code as its system writes it, so that what is exchanged is understood there (A11).
import { optionalText, plainText } from "../values/plain-text.ts";
import { glideTypes } from "./hazards.ts";
import { hipCodes } from "./hazards/hip-codes.ts";

/** How many global indicators of the Sendai Framework (A/71/644) each target has, also those that no card tells: F is told by states. */
const sendaiCounts = { A: 3, B: 5, C: 6, D: 8, E: 2, F: 8, G: 6 };

const known = {
  hazards: new Set(hipCodes),
  glide: new Set(glideTypes),
  indicators: new Set(
    Object.entries(sendaiCounts).flatMap(([target, count]) =>
      Array.from({ length: count }, (_, index) => `${target}-${index + 1}`),
    ),
  ),
};

/** EM-DAT's classification key: group, subgroup, type, subtype, such as `nat-hyd-flo-riv`. */
const emdatKey = /^(?:nat|tec)(?:-[a-z]{3}){3}$/;

/** HXL 1.1: a tag and its attributes, such as `#affected+killed`; spaces before an attribute are allowed. */
const hxlTag = /^#[a-z]\w*(?:\s*\+[a-z]\w*)*$/i;

/** UCUM: ASCII without spaces, with closed brackets. As units may be multiplied without end, which of them there are is not judged. */
const ucumText = /^(?=[!-~]+$)(?:\{[^{}]*\}|\[[^[\]{}]+\]|[^[\]{}])+$/;

/** How long each of them may be, and which text is one. */
const rules = {
  unit_code: { longest: 20, fits: (text: string) => ucumText.test(text) },
  hip_code: { longest: 10, fits: (text: string) => known.hazards.has(text) },
  glide_type: { longest: 2, fits: (text: string) => known.glide.has(text) },
  emdat_key: { longest: 40, fits: (text: string) => emdatKey.test(text) },
  sendai_indicator: { longest: 10, fits: (text: string) => known.indicators.has(text) },
  hxl_tag: { longest: 60, fits: (text: string) => hxlTag.test(text) },
};
type ForeignCode = keyof typeof rules;
const names = Object.keys(rules) as ForeignCode[];

type Codes = { [N in ForeignCode]?: string | null };

/** The check belongs to the text itself, so that a change of this field alone is held to it too. */
const codeText = (name: ForeignCode, stored: string | null | undefined) =>
  plainText(rules[name].longest)
    .refine((text) => text === "" || text === stored || rules[name].fits(text), { params: { code: name } })
    .transform((text) => text || null)
    .nullable()
    .default(null);

const forEach = <T>(schemaOf: (name: ForeignCode) => T) =>
  Object.fromEntries(names.map((name) => [name, schemaOf(name)])) as { [N in ForeignCode]: T };

/** Their schemas over what is stored: that may be older than the check, and stays for whoever changes something else. */
export const foreignCodesOver = (stored: Codes) => forEach((name) => codeText(name, stored[name]));

export const foreignCodes = foreignCodesOver({});

/** As texts that are not judged: where what is stored is not known yet. */
export const unjudgedCodes = forEach((name) => optionalText(rules[name].longest));

/** Nothing in the place of every code that a change leaves as it was: it is not judged again. */
export const withoutStored = (stored: Codes, changes: Codes): Codes =>
  Object.fromEntries(
    names.filter((name) => changes[name] === undefined || changes[name] === stored[name]).map((name) => [name, null]),
  );
