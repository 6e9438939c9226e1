// How every error leaves the server: its code, its text in both languages, and the texts of single issues.
import type { z } from "zod";
import { type Parameters, say, type Language, type Words } from "./text.ts";
import { issueWords } from "./words/issues/issues.ts";
import { dependantWords, problemWords } from "./words/problems.ts";

export type ProblemCode = keyof typeof problemWords;
export type IssueCode = keyof typeof issueWords;

/** Findings of rules over several fields, by dotted path. */
export type FieldIssues = Record<string, { code: IssueCode; parameters?: Parameters }>;

/** How much depends on what was to be deleted, by table (V18). */
export type Dependants = Partial<Record<keyof typeof dependantWords, number>>;

/** The body of every answer of 400 and above. `errors` maps a field's dotted path to its texts. */
export type ErrorBody = {
  message: string;
  code: ProblemCode;
  errors?: Record<string, string[]>;
  request_id: string;
  /** With `conflict`: the state that somebody else saved meanwhile. With `validation`: what is there already and is meant instead. */
  current?: unknown;
  /** Only with `in_use`. */
  dependants?: Dependants;
  /** Only with `rows_wrong`: which of many rows cannot be changed as asked, and why. */
  rows?: RowError[];
};

/** A row that stands in the way of a step over many; `field` is the one that its text speaks of. */
export type RowError = { id: number; title: string; field: string | null; text: string };

/** The text of a problem; what depends on the thing to be deleted is counted behind it. */
export function problemText(code: ProblemCode, language: Language, dependants: Dependants = {}): string {
  const counts = Object.entries(dependants).filter(([, count]) => count > 0);
  const listed = counts.map(([what, count]) => `${say((dependantWords as Words)[what]!, language)}: ${count}`);
  const text = say(problemWords[code], language);
  return listed.length > 0 ? text.replace(/\.$/, ` (${listed.join("; ")}).`) : text;
}
export const issueText = (code: IssueCode, language: Language, parameters: Parameters = {}) =>
  say((issueWords as Words)[code] ?? issueWords.invalid, language, parameters);

/** Unknown fields that are named one by one; more are counted. */
export const mostNamed = 10;

type Issue = z.core.$ZodRawIssue | z.core.$ZodIssue;

const sizes = { string: "text", array: "list", number: "number", int: "number" } as const;

/** The issue code and parameters behind a finding of zod: texts are chosen per request, never by zod's global language. */
export function describeIssue(issue: Issue): { code: IssueCode; parameters: Parameters } {
  const described = (code: string, parameters: Parameters = {}) => ({ code: code as IssueCode, parameters });
  switch (issue.code) {
    case "custom": {
      const { code = "invalid", ...parameters } = (issue.params ?? {}) as Parameters;
      return described(String(code), parameters);
    }
    case "too_small": {
      const kind = sizes[issue.origin as keyof typeof sizes] ?? "number";
      if (kind === "text" && issue.minimum === 1) return described("required");
      return described(`${kind}_small`, { minimum: String(issue.minimum) });
    }
    case "too_big":
      return described(`${sizes[issue.origin as keyof typeof sizes] ?? "number"}_big`, {
        maximum: String(issue.maximum),
      });
    case "invalid_type":
      if (issue.input === undefined || issue.input === null) return described("required");
      return described(issue.expected in typeCodes ? typeCodes[issue.expected as keyof typeof typeCodes] : "invalid");
    case "invalid_format":
      return described(issue.format in formatCodes ? formatCodes[issue.format as keyof typeof formatCodes] : "invalid");
    case "invalid_value":
      return described(issue.input === undefined || issue.input === null ? "required" : "choice");
    case "invalid_union":
      return described("choice");
    case "unrecognized_keys":
      return issue.keys.length > mostNamed
        ? described("unknown_fields", { count: String(issue.keys.length) })
        : described("unknown_field", { fields: issue.keys.join(", ") });
    default:
      return described("invalid");
  }
}

const typeCodes = { number: "number", int: "whole_number", nan: "number", string: "text", boolean: "choice" } as const;
const formatCodes = { email: "email", date: "day", datetime: "instant", url: "url", uuid: "invalid" } as const;
