// Disasters as cards of DesInventar, both ways: taken out as its XML or CSV, and databases of it loaded, reviewed, written and taken back.
import { z } from "zod";
import { allOf, Id, Instant, Nothing } from "../../record.ts";
import { RecordQuery } from "../records.ts";

/** Cards of the same list as `GET records/risk`. `headings`: by which names a CSV calls its columns. */
export const DesInventarQuery = RecordQuery.extend({
  format: z.enum(["xml", "csv"]),
  headings: z.enum(["fichas", "datacards"]).default("fichas"),
});
export type DesInventarQuery = z.infer<typeof DesInventarQuery>;

/** What of our records a card has no room for. */
export const leftBehind = [
  "earlier_figures",
  "qualifiers",
  "uncounted",
  "currencies",
  "breakdowns",
  "damages",
  "relations",
  "services",
  "declaration",
  "shapes",
  "own_fields",
  "places",
] as const;
export type LeftBehind = (typeof leftBehind)[number];

const Example = z.object({ id: Id, code: z.string() });

/** Told before anything is taken out: texts that are cut to the size of their column, and what is left behind; with the first few records. */
export const DesInventarCheck = z.object({
  cards: z.int(),
  cut: z.array(
    z.object({
      column: z.string(),
      size: z.int(),
      cards: z.int(),
      longest: z.int(),
      examples: z.array(Example),
    }),
  ),
  left: z.array(z.object({ what: z.enum(leftBehind), cards: z.int(), examples: z.array(Example) })),
});
export type DesInventarCheck = z.infer<typeof DesInventarCheck>;

/** Begins with a file that was uploaded (`POST /uploads`, `PUT /files`). */
export const DesInventarLoadDraft = z.object({ file_id: Id });

export const desInventarFormats = ["xml", "fichas", "datacards"] as const;
export type DesInventarFormat = (typeof desInventarFormats)[number];

/** Gives an event of the file a kind of disaster of ours, or none: then its cards are left out. */
export const EventChoice = z.object({ index: z.int().min(0), variable_id: Id.nullable() });
/** Gives a place of the file one of ours, or none. */
export const PlaceChoice = z.object({ index: z.int().min(0), company_id: Id.nullable() });

/** How far a step came that is taken a little at a time: it is asked for again until `done` is `total`. */
export const DesInventarProgress = z.object({ done: z.int(), total: z.int() });
export type DesInventarProgress = z.infer<typeof DesInventarProgress>;

/** `kept`: written, and changed by somebody since, so that taking the load back left it. */
const counts = { cards: z.int(), written: z.int(), refused: z.int(), taken_back: z.int(), kept: z.int() };

const head = { id: Id, created_at: Instant, file_name: z.string(), format: z.enum(desInventarFormats) };

export const DesInventarLoadSummary = z.object({ ...head, ...counts });
export type DesInventarLoadSummary = z.infer<typeof DesInventarLoadSummary>;

const Named = z.object({ id: Id, name: z.string() });

const LoadEvent = z.object({
  index: z.int(),
  name: z.string(),
  cards: z.int(),
  variable: Named.nullable(),
  matched_by: z.enum(["name", "hazard", "hand"]).nullable(),
});

/** `elsewhere`: its place is known, and not the caller's to write in. */
export const loadPlaceStates = ["matched", "unmatched", "elsewhere"] as const;

const LoadPlace = z.object({
  index: z.int(),
  /** From the widest to the narrowest that a card names. */
  levels: z.array(z.object({ code: z.string(), name: z.string() })),
  cards: z.int(),
  state: z.enum(loadPlaceStates),
  place: Named.extend({ above: z.string().nullable() }).nullable(),
  matched_by: z.enum(["code", "name", "hand"]).nullable(),
});

const RefusedCard = z.object({
  /** Where it stands in the file, from 0. */
  index: z.int(),
  serial: z.string(),
  event: z.string(),
  /** Of the record that it would be, a figure by its metric (`figures.deaths`); null where it is none of one field. */
  field: z.string().nullable(),
  /** Why, in the caller's language. */
  text: z.string(),
});

/** Of places and of refused cards at most so many are told, the unmatched places first. */
export const mostToldOfLoad = 500;

export const DesInventarLoad = DesInventarLoadSummary.extend({
  events: z.array(LoadEvent),
  places: z.array(LoadPlace),
  place_count: z.int(),
  refused_cards: z.array(RefusedCard),
  /** Why cards were refused, each reason once, the most frequent first, said of its first card. */
  reasons: z.array(z.object({ code: z.string(), field: z.string().nullable(), text: z.string(), cards: z.int() })),
});
export type DesInventarLoad = z.infer<typeof DesInventarLoad>;

export const desInventar = {
  path: "records/risk/desinventar",
  title: { es: "Fichas DesInventar", en: "DesInventar cards" },
  answers: { check: DesInventarCheck },
} as const;

export const desInventarLoads = {
  path: "desinventar-loads",
  title: { es: "Cargas de DesInventar", en: "Loads of DesInventar" },
  draft: DesInventarLoadDraft,
  detail: DesInventarLoad,
  answers: { "": allOf(DesInventarLoadSummary) },
  acts: {
    event: { body: EventChoice, answer: Nothing },
    place: { body: PlaceChoice, answer: Nothing },
  },
} as const;
