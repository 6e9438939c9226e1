// The one place where a failure becomes an answer: code, status, and text in the caller's language.
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { z } from "zod";
import {
  describeIssue,
  mostNamed,
  issueText,
  problemText,
  type ErrorBody,
  type ProblemCode,
  type RowError,
} from "@atalaya/contract/errors.ts";
import { languageOf, type Language } from "@atalaya/contract/text.ts";
import { explainDatabaseError } from "../database/explain-error.ts";
import type { Refusals } from "../noun.ts";
import { FieldProblem, Problem, problemStatus, RowsProblem, type RowProblem } from "./problem.ts";
import { InvalidInput } from "./schemas.ts";

/** The language that the request asks for. */
export const languageFor = (request: FastifyRequest): Language => languageOf(request.headers["accept-language"]);

/** The reader of multipart bodies tells of one that ends too early, or that has no parts, by its words alone. */
const cutShort = /^(?:Unexpected end of (?:multipart data|form|file)|Part terminated early|Malformed part header)/;

/** Failures of Fastify itself, by its own error code. */
const byFastifyCode: Record<string, ProblemCode> = {
  FST_ERR_CTP_INVALID_JSON_BODY: "bad_json",
  FST_ERR_CTP_EMPTY_JSON_BODY: "bad_json",
  FST_ERR_CTP_BODY_TOO_LARGE: "too_large",
  FST_ERR_CTP_INVALID_MEDIA_TYPE: "unsupported_media",
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: "bad_request",
};

/** Seconds after which what is only passing is worth another try. */
const retrySoon = { "retry-after": "5" };

export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => answer(error, request, reply));
  app.setNotFoundHandler((request, reply) => answer(new Problem("not_found"), request, reply));
}

/** Answers a failure in the one shape that failures have. Also called for addresses that no route can be looked up for. */
export function answer(
  error: Error & Partial<FastifyError>,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const understood = understand(error, languageFor(request), request.server.refusals);
  // Who says by a header what he read is told in the words of HTTP that it is no longer so.
  const isOutdated = understood.code === "conflict" && request.headers["if-match"] !== undefined;
  const problem: Understood = isOutdated ? { code: "outdated", current: understood.current } : understood;
  const status = problemStatus[problem.code];
  // A flood is refused by the thousand, and is no fault of the server's.
  if (["busy", "queue_full"].includes(problem.code)) request.log.info("too many at once");
  else if (problem.code === "maintenance") request.log.info("refused in maintenance");
  else if (status >= 500) request.log.error({ err: error }, "request failed");
  else if (error.cause) request.log.warn({ err: error }, "request refused");
  const body: ErrorBody = {
    message: problemText(problem.code, languageFor(request), problem.dependants),
    code: problem.code,
    ...(problem.errors && { errors: problem.errors }),
    ...(problem.current !== undefined && { current: problem.current }),
    ...(problem.dependants && { dependants: problem.dependants }),
    ...(problem.rows && { rows: problem.rows }),
    request_id: request.id,
  };
  return reply
    .code(status)
    .headers({ ...(status === 503 && retrySoon), ...problem.headers })
    .header("content-language", languageFor(request))
    .type("application/json; charset=utf-8")
    .serializer(JSON.stringify)
    .send(body);
}

type Understood = Pick<ErrorBody, "code" | "errors" | "current" | "dependants" | "rows"> & {
  headers?: Record<string, string>;
};

function understand(error: Error & Partial<FastifyError>, language: Language, refusals: Refusals): Understood {
  if (error instanceof Problem) return error;
  if (error instanceof FieldProblem) return fields(error, language);
  if (error instanceof RowsProblem)
    return { code: "rows_wrong", rows: error.rows.map((row) => rowError(row, language, refusals)) };
  // An address that cannot exist is an unknown thing, not a form mistake.
  if (error.code === "FST_ERR_BAD_URL") return { code: "not_found" };
  if (error instanceof InvalidInput)
    return error.validationContext === "params"
      ? { code: "not_found" }
      : { code: "validation", errors: issuesByField(error.issues, language) };
  const explained = explainDatabaseError(error, refusals);
  if (explained) return explained instanceof FieldProblem ? fields(explained, language) : { code: explained };
  if (cutShort.test(error.message)) return { code: "bad_request" };
  const code = byFastifyCode[error.code ?? ""];
  if (code) return { code };
  return { code: error.statusCode && error.statusCode < 500 ? "bad_request" : "internal" };
}

const fields = ({ issues, current }: FieldProblem, language: Language): Understood => ({
  code: "validation",
  current,
  errors: Object.fromEntries(
    Object.entries(issues).map(([field, { code, parameters }]) => [field, [issueText(code, language, parameters)]]),
  ),
});

/** The first finding on the row is the one to begin with. */
function rowError({ id, title, problem }: RowProblem, language: Language, refusals: Refusals): RowError {
  const { code, errors = {}, dependants } = understand(problem, language, refusals);
  const [field, texts] = Object.entries(errors)[0] ?? [null, [problemText(code, language, dependants)]];
  return { id, title, field, text: texts[0]! };
}

/** Nobody reads more; a hostile request could bring a million. */
const mostFields = 50;
const mostIssues = 500;
/** Letters of a name that is no name of ours. */
const longestKey = 60;

function issuesByField(issues: z.core.$ZodIssue[], language: Language): Record<string, string[]> {
  const errors = new Map<string, string[]>();
  for (const issue of issues.slice(0, mostIssues).flatMap(onItsField)) {
    const field = issue.path.join(".");
    if (errors.size >= mostFields && !errors.has(field)) break;
    const { code, parameters } = describeIssue(issue);
    errors.set(field, [...(errors.get(field) ?? []), issueText(code, language, parameters)]);
  }
  return Object.fromEntries(errors);
}

/** Unknown fields are found on the object that has them; a few are told of each on its own, more are counted on the first. */
function onItsField(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== "unrecognized_keys") return [issue];
  const on = (key: string, keys: string[]) => ({ ...issue, keys, path: [...issue.path, key.slice(0, longestKey)] });
  if (issue.keys.length > mostNamed) return [on(issue.keys[0]!, issue.keys)];
  return issue.keys.map((key) => on(key, [key.slice(0, longestKey)]));
}
