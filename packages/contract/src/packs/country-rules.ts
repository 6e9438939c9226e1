// What differs from country to country and is no row of a table: names of levels, committees and who chairs them, alert levels, numbers to call.
import { z } from "zod";
import { certainties, responseTypes, severities, urgencies } from "../domain/cap/codes.ts";
import { countryCodes, isCurrency, isLocale, isTimezone } from "../domain/countries.ts";
import { coverageQuestions } from "../domain/coverage.ts";
import { emergencyLevels } from "../domain/event-card.ts";
import { EventKit } from "../domain/event-kit.ts";
import { ReportTemplate } from "../domain/event-report/template.ts";
import { HipCode } from "../domain/hazards.ts";
import { nationalIdTypes, taxIdTypes } from "../domain/tax-id.ts";
import { Color, Key } from "../domain/typed-values.ts";
import { companyKinds } from "../resources/companies.ts";
import { committeeLevels } from "../resources/committees.ts";
import { optionalWebsite } from "../values/contact.ts";
import { requiredText } from "../values/plain-text.ts";

/** Something in both languages. */
export const Title = z.object({ es: requiredText(300), en: requiredText(300) });

const known = (fits: (text: string) => boolean) => requiredText(60).refine(fits, { params: { code: "choice" } });

/** Who chairs at a level. `words`: what the position of that person holds, accents and case aside. */
const Chair = z.object({
  level: z.enum(committeeLevels),
  title: Title,
  words: z.array(requiredText(60)).min(1).max(20),
});

/** A committee that the country's law knows; `source` is the law. */
export const CommitteeRule = z.object({
  key: Key,
  name: Title,
  levels: z.array(z.enum(committeeLevels)).min(1),
  chairs: z.array(Chair).max(10).default([]),
  source: requiredText(200),
});

/** A level of civil alerts, from the mildest to the gravest. */
export const AlertLevel = z.object({
  key: Key,
  name: Title,
  meaning: Title,
  color: Color,
  severity: z.enum(severities),
  urgency: z.enum(urgencies),
  certainty: z.enum(certainties),
  /** What people are usually asked to do. */
  responses: z.array(z.enum(responseTypes)).max(responseTypes.length).default([]),
});


const inBoth = (longest: number) => z.object({ es: requiredText(longest), en: requiredText(longest) });

/**
 * What people are told at a level of a hazard; null is any. `{{place}}` stands for where it holds. The first sentence of what to do fits
 * in a text message.
 */
export const AlertTemplate = z.object({
  hip_code: HipCode.nullable().default(null),
  level: Key.nullable().default(null),
  headline: inBoth(160),
  instruction: inBoth(2000),
  all_clear: inBoth(2000),
});

/**
 * How the country asks one of the questions of coverage (domain/coverage.ts): the rule that wants it, as it is cited, and where it is read.
 * `variable`: the code of the variable of vulnerability that measures it, in percent.
 */
export const CoverageRule = z.object({
  question: z.enum(coverageQuestions),
  name: Title.optional(),
  rule: Title,
  url: optionalWebsite,
  variable: Key.nullable().default(null),
});

export const CountryRules = z.object({
  country: z.enum(countryCodes),
  /** IANA name, ISO 4217 and BCP 47 of a place where nothing else is said. */
  timezone: known(isTimezone),
  currency: known(isCurrency),
  locale: known(isLocale),
  /** What its territories are called, from the largest to the smallest. */
  levels: z.array(z.object({ kind: z.enum(companyKinds), name: Title, plural: Title })).max(10),
  committees: z.array(CommitteeRule).max(20).default([]),
  alert_levels: z.array(AlertLevel).max(10).default([]),
  /** Texts ready at hand, by hazard and level. */
  alert_texts: z.array(AlertTemplate).max(300).default([]),
  emergency_levels: z
    .array(z.object({ key: z.enum(emergencyLevels), name: Title, meaning: Title }))
    .max(10)
    .default([]),
  coverage: z.array(CoverageRule).max(coverageQuestions.length).default([]),
  /** The report of an emergency to who is above; without one the usual one is asked for. */
  report: ReportTemplate.nullable().default(null),
  /** What is opened with an emergency; without one the usual kit. */
  kit: EventKit.nullable().default(null),
  /** Numbers that anybody may call. */
  telephones: z
    .array(z.object({ number: z.string().regex(/^[0-9*#]{2,12}$/), name: Title }))
    .max(60)
    .default([]),
  /** By what persons identify themselves, the usual one first. */
  documents: z
    .array(z.object({ type: z.enum(nationalIdTypes), name: Title }))
    .max(20)
    .default([]),
  tax_id: z.enum(taxIdTypes).nullable().default(null),
  /** Coordinate systems in which the country's files come, by EPSG code. */
  coordinate_systems: z
    .array(z.object({ epsg: z.int().min(1024).max(32_767), name: requiredText(120) }))
    .max(60)
    .default([]),
  /** What people there call a hazard of the HIP catalogue, the most usual first. */
  hazards: z
    .array(
      z.object({
        hip_code: HipCode,
        names_es: z.array(requiredText(80)).max(20).default([]),
        names_en: z.array(requiredText(80)).max(20).default([]),
      }),
    )
    .max(300)
    .default([]),
});
export type CountryRules = z.infer<typeof CountryRules>;
