// The indicators of the Sendai Framework for the caller's places: by year, by hazard or by place.
import { z } from "zod";
import { firstSendaiYear, sendaiCodes } from "../../domain/sendai.ts";
import { sheetFormat } from "../../list-columns.ts";
import { Id, listOf, PlaceParameter } from "../../record.ts";
import { PlaceKindQuery } from "./map.ts";

/** What the columns are. */
export const sendaiColumns = ["year", "hazard", "place"] as const;
export type SendaiBy = (typeof sendaiColumns)[number];

const Year = z.coerce.number().pipe(z.int().min(1800).max(2100));
/** Most columns of years. */
export const mostSendaiYears = 40;

const hazards = listOf(z.string().max(20));

/**
 * `by=year`: one column for each year of `from` to `to`, at most 40. `by=hazard` and `by=place` (of `place_kind`): one for each in the year
 * `to`. `to` is this year where nothing is said. `hazard`: disasters of these alone, HIP codes, `other` where the catalogue has none.
 */
export const SendaiQuery = z.object({
  place: PlaceParameter.optional(),
  by: z.enum(sendaiColumns).default("year"),
  from: Year.default(firstSendaiYear),
  to: Year.optional(),
  hazard: hazards,
  ...PlaceKindQuery,
});
export type SendaiQuery = z.infer<typeof SendaiQuery>;

/** The same as a sheet, one row for each indicator of each column. */
export const SendaiExportQuery = SendaiQuery.extend({ format: sheetFormat });

/** What a number was made of: as cards tell it; other indicators added up; or, of some cards, houses or hectares times a yearly figure. */
export const sendaiBases = ["reported", "derived", "modelled"] as const;

/** What is missing for a number: a yearly figure of the place that it is divided by or converted with. */
export const sendaiGaps = ["population", "gdp_local", "exchange_rate_usd"] as const;
export type SendaiGap = (typeof sendaiGaps)[number];

/**
 * One number. `value` is null where nothing is known of its numerator or its denominator: never a rate made of nothing (V1). `is_open`: it was
 * more than this, or one of its addends is not known. `denominator_year` is the year that the denominator is of, which may be another.
 * `cards`: of how many numbers of cards it is the sum. Money is in the currency of the place.
 */
export const SendaiCell = z.object({
  value: z.number().nullable(),
  numerator: z.number().nullable(),
  denominator: z.number().nullable(),
  denominator_year: z.int().nullable(),
  denominator_source: z.string().nullable(),
  basis: z.enum(sendaiBases).nullable(),
  is_open: z.boolean(),
  cards: z.int(),
  lacks: z.enum(sendaiGaps).nullable(),
});
export type SendaiCell = z.infer<typeof SendaiCell>;

/** `reported` of `municipalities` have told of the year: they have a published disaster in it, or said that nothing is missing. */
export const SendaiColumn = z.object({
  year: z.int(),
  hazard: z.string().optional(),
  /** Null gathers what belongs to no place of the kind. */
  company_id: Id.nullable().optional(),
  name: z.string().optional(),
  is_running: z.boolean(),
  reported: z.int(),
  municipalities: z.int(),
});
export type SendaiColumn = z.infer<typeof SendaiColumn>;

/** A yearly figure that a place does not have. */
export const SendaiMissing = z.object({
  company_id: Id,
  name: z.string(),
  what: z.enum(sendaiGaps),
  years: z.array(z.int()),
});
export type SendaiMissing = z.infer<typeof SendaiMissing>;

/** `baseline`: the mean of the years 2005 to 2015 of which something is known, only by year and only of what cards tell. */
export const SendaiReport = z.object({
  /** The highest places of the territory, whose indicators these are. */
  place: z.string(),
  currency: z.string().nullable(),
  columns: z.array(SendaiColumn),
  rows: z.array(
    z.object({
      code: z.enum(sendaiCodes),
      baseline: z.object({ value: z.number().nullable(), years: z.int(), is_open: z.boolean() }).nullable(),
      cells: z.array(SendaiCell),
    }),
  ),
  missing: z.array(SendaiMissing),
});
export type SendaiReport = z.infer<typeof SendaiReport>;

/** One cell, whose cards add up to it; that of a column by place is asked at its place. */
export const SendaiCardsQuery = z.object({
  place: PlaceParameter.optional(),
  indicator: z.enum(sendaiCodes),
  year: Year,
  hazard: hazards,
});
export type SendaiCardsQuery = z.infer<typeof SendaiCardsQuery>;

/** Most cards that a cell names; the others are added up. */
export const mostSendaiCards = 20;

/**
 * The largest first. `value` is in persons, dwellings, ...: what the card tells, or what was modelled of it; null where it tells that there
 * was some, not counted. Money by currency.
 */
export const SendaiCards = z.object({
  cards: z.array(
    z.object({
      id: Id,
      title: z.string(),
      company_id: Id,
      company_name: z.string(),
      observed_on: z.string(),
      value: z.number().nullable(),
      currency: z.string().nullable(),
      is_modelled: z.boolean(),
      is_open: z.boolean(),
    }),
  ),
  count: z.int(),
});
export type SendaiCards = z.infer<typeof SendaiCards>;

export const sendai = {
  path: "records/risk",
  answers: { sendai: SendaiReport, "sendai/cards": SendaiCards },
} as const;
