// What every resource has in common: ids, versions, lists, and the declaration of a resource.
import { z } from "zod";
import type { Text } from "./text.ts";

/** Ids are 64-bit in the database; JSON carries them as numbers, exact up to 2^53. */
export const Id = z.int().positive();
export const IdParameter = z.object({ id: z.coerce.number().pipe(Id) });

/** A day or an instant as an answer carries it: whatever was saved, also what nobody would be let to write today. */
export const StoredDay = z.string().meta({ format: "date" });
export const StoredInstant = z.string().meta({ format: "date-time" });

/** Any day of the calendar, YYYY-MM-DD, with no time zone: what a filter asks for. */
export const CalendarDay = z.iso.date();
/** Any instant, ISO 8601 with its offset. */
export const Instant = z.iso.datetime({ offset: true });

/** V3: no record, law, person or session is older; a year before it is a slip of the keyboard, such as 0202 for 2024. */
const earliestDay = "1500-01-01";
/** Whether a day or an instant is written as one, and is earlier than anything that is kept. */
export const isTooEarly = (text: string): boolean =>
  /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])/.test(text) && text < earliestDay;
const notTooEarly = (text: string) => !isTooEarly(text);
const tooEarly = { params: { code: "day_early" } };

/** A calendar day that somebody states of a thing, YYYY-MM-DD, with no time zone. */
export const Day = CalendarDay.refine(notTooEarly, tooEarly);
/** An instant that somebody states of a thing. */
export const GivenInstant = Instant.refine(notTooEarly, tooEarly);

/** Everything as it stood at this moment; places, variables and people are those of now. */
export const AsOf = { at: GivenInstant.optional() };

const oneDay = 86_400_000;

/** Not in the future; one day of tolerance, because it may already be tomorrow where the officer stands (V3). */
export const PastDay = Day.refine((day) => !(Date.parse(day) > Date.now() + oneDay), {
  params: { code: "day_future" },
});

/** Columns that the server keeps on every resource. `version` grows by one with each change and guards against lost updates. */
export const recordFields = {
  id: Id,
  version: z.int().positive(),
  created_at: Instant,
  updated_at: Instant,
};

/** A list of values in a query string, `1,2,3`, or as the router keeps it, an array. */
export const listOf = <T extends z.ZodType>(item: T) =>
  z
    .preprocess(
      (value) =>
        typeof value === "string" ? value.split(",") : value === undefined || Array.isArray(value) ? value : [value],
      z.array(item).min(1).max(200),
    )
    .optional();

export const idList = listOf(z.coerce.number().pipe(Id));

/** `all`, or one place with all its descendants. */
export const PlaceParameter = z.union([z.literal("all"), z.coerce.number().pipe(Id)]);

/** Pages beyond this many rows are reached with `after`, which costs the same at any depth. */
export const deepestOffset = 10_000;

/** Totals are counted up to here; beyond, a list says "more than" (total_is_exact = false). */
export const countLimit = 10_000;

const smallestUsefulSearch = 3;
const longestSearch = 200;

/** A cursor carries the sort value of its row; the longest is a title of 200 letters, at most 3 bytes each, in base64. */
const longestCursor = 1000;

/**
 * The query of a list: place, search, sort, page, and the resource's own filters.
 * `sort` is one of the given fields, with `-` in front for descending.
 * `q` has at least three letters, because shorter words cannot use the trigram index.
 */
export const listQuery = <F extends z.core.$ZodShape, S extends string>(sorts: readonly [S, ...S[]], filters: F) =>
  z.object({
    place: PlaceParameter.optional(),
    q: z
      .string()
      .trim()
      .max(longestSearch)
      .refine((text) => text === "" || text.length >= smallestUsefulSearch, { params: { code: "search_short" } })
      .optional(),
    sort: z.enum(sorts.flatMap((field) => [field, `-${field}` as const]) as [S, ...(S | `-${S}`)[]]).optional(),
    page: z.coerce.number().int().min(1).max(deepestOffset).default(1),
    per_page: z.coerce.number().int().min(1).max(100).default(25),
    after: z.string().max(longestCursor).optional(),
    ...filters,
  });

type Undefaulted<T extends z.core.SomeType> = T extends z.ZodDefault<infer Inner extends z.core.SomeType> ? Inner : T;

/**
 * Fields that may be left out, and then stay as they are. That is why defaults are taken off here: `partial()` would apply them to absent
 * fields, and a change of the title would empty the geometry.
 */
export function optionalParts<S extends Record<string, z.ZodType>>(draft: z.ZodObject<S>) {
  const fields = Object.entries<z.ZodType>(draft.shape).map(([name, field]) => {
    const part = (field instanceof z.ZodDefault ? (field.unwrap() as z.ZodType) : field).optional();
    // A default inside a transformation would empty the field of everybody who changes another one.
    if (part.safeParse(undefined).data !== undefined)
      throw new Error(`${name} has a default that is not its outermost part`);
    return [name, part];
  });
  return Object.fromEntries(fields) as { [K in keyof S]: z.ZodOptional<Undefaulted<S[K]>> };
}

/** A change of some fields, and the version they were read at: an older version answers 409 with the current state. */
export const patchOf = <S extends Record<string, z.ZodType>>(draft: z.ZodObject<S>) =>
  z.object({ ...optionalParts(draft), version: z.int().positive() });

/** A field without what only tidies input: trimming, defaults, refinements. Answers carry what was tidied already. */
function asAnswered(field: z.core.$ZodType): z.ZodType {
  if (field instanceof z.ZodDefault) return asAnswered(field.unwrap());
  if (field instanceof z.ZodNullable) return asAnswered(field.unwrap()).nullable();
  if (field instanceof z.ZodPipe) return asAnswered(field.in);
  if (field instanceof z.ZodArray) return z.array(asAnswered(field.element));
  if (field instanceof z.ZodObject) return z.object(answerOf(field as z.ZodObject<Record<string, z.ZodType>>));
  if (field instanceof z.ZodString) return z.string();
  if (field instanceof z.ZodISODate) return StoredDay;
  if (field instanceof z.ZodISODateTime) return StoredInstant;
  return field as z.ZodType;
}

/** The fields of a draft as an answer carries them. */
export const answerOf = <S extends Record<string, z.ZodType>>(draft: z.ZodObject<S>) =>
  Object.fromEntries(Object.entries(draft.shape).map(([name, field]) => [name, asAnswered(field)])) as {
    [K in keyof S]: z.ZodType<z.output<S[K]>>;
  };

/** The answer where all come at once. */
export const allOf = <T extends z.ZodType>(item: T) => z.object({ data: z.array(item) });

/** The answer of every list. */
export const pageOf = <T extends z.ZodType>(item: T) =>
  z.object({
    data: z.array(item),
    meta: z.object({
      total: z.int(),
      total_is_exact: z.boolean(),
      page: z.int(),
      per_page: z.int(),
      next_cursor: z.string().nullable(),
    }),
  });

export type Page<T> = {
  data: T[];
  meta: { total: number; total_is_exact: boolean; page: number; per_page: number; next_cursor: string | null };
};

/** What is sent where there is nothing to say. */
export const Nothing: z.ZodType<object> = z.object({});

/** Something that is done to one thing: what is sent, and what is answered. */
export type Act = { body: z.ZodType; answer: z.ZodType };

/**
 * What every noun declares once: its path under /api, its title, what it is asked with and what it answers. Routes and screens read the
 * same declaration, so that an answer read as another noun's, or a filter that the noun does not have, does not compile.
 */
export type Resource = {
  path: string;
  title: Text;
  /** What is sent to make one. */
  draft: z.ZodObject;
  /** What is sent to change one: some fields, and the version that they were read at. */
  patch: z.ZodObject;
  /** A label in both languages for every field of the draft. */
  labels: Record<string, Text>;
  /** One thing with all that is known of it. */
  detail: z.ZodType;
  /** The query of its list; none where all are always asked for. */
  query?: z.ZodObject;
  /** A row of a page of its list. */
  summary?: z.ZodType;
  /** A row where all come at once, as trees and short lists do. */
  row?: z.ZodType;
  /** What else is answered below its path, by the address as its route names it. */
  answers?: Record<string, z.ZodType>;
  /** What is done to one thing by `POST /<path>/:id/<act>`. */
  acts?: Record<string, Act>;
};

/** Leaving out the label of a field does not compile. */
export const defineResource = <R extends Resource, const P extends string>(
  resource: R & { path: P; labels: { [field in keyof z.infer<R["draft"]>]-?: Text } },
): R & { path: P } => resource;
