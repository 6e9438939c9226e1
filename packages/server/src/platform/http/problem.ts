// Expected failures: what a handler or a query throws, and the one error handler turns into an answer.
import type { Dependants, FieldIssues, ProblemCode } from "@atalaya/contract/errors.ts";

export const problemStatus = {
  bad_request: 400,
  bad_json: 400,
  unauthenticated: 401,
  forbidden: 403,
  closed_to_keys: 403,
  role_locked: 403,
  role_own: 403,
  role_stronger: 403,
  role_built_in: 403,
  roles_everywhere: 403,
  shared_everywhere: 403,
  published_text: 403,
  own_work: 403,
  alert_not_alone: 403,
  subscriber_gone: 409,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  keys_many: 409,
  outdated: 412,
  in_use: 409,
  terms_published: 409,
  minutes_sealed: 409,
  alert_ended: 409,
  alert_sent: 409,
  alert_not_waiting: 409,
  report_sent: 409,
  file_sealed: 409,
  file_changed: 409,
  statement_changed: 409,
  event_runs: 409,
  report_changed: 409,
  record_archived: 409,
  effect_agreed: 409,
  proposal_closed: 409,
  too_large: 413,
  unsupported_media: 415,
  key_used: 422,
  validation: 422,
  rows_wrong: 422,
  too_heavy: 422,
  credentials: 422,
  // No failure of this server, so that the console does not report one.
  not_configured: 424,
  lookup_failed: 424,
  too_many: 429,
  busy: 503,
  internal: 500,
  storage_full: 507,
  disk_full: 507,
  storage_failed: 503,
  unavailable: 503,
  maintenance: 503,
  queue_full: 503,
} as const satisfies Record<ProblemCode, number>;

type More = { current?: unknown; dependants?: Dependants; headers?: Record<string, string>; cause?: unknown };

/** A failure with a code of the contract. `current` is the state that a stale version collided with; `cause` is for the log. */
export class Problem extends Error {
  readonly code: ProblemCode;
  readonly current: unknown;
  readonly dependants: Dependants | undefined;
  readonly headers: Record<string, string>;
  constructor(code: ProblemCode, more: More = {}) {
    super(code, { cause: more.cause });
    this.code = code;
    this.current = more.current;
    this.dependants = more.dependants;
    this.headers = more.headers ?? {};
  }
}

export type { FieldIssues };

/** Findings on single fields that only the database or a rule can make; answers 422 like the schema's own. */
export class FieldProblem extends Error {
  readonly issues: FieldIssues;
  /** What is there already and stands in the way, where the caller may see it. */
  readonly current: unknown;
  constructor(issues: FieldIssues, current?: unknown) {
    super("validation");
    this.issues = issues;
    this.current = current;
  }
}

/** What one of many rows was refused for. */
export type RowProblem = { id: number; title: string; problem: Error };

/** Rows that keep a step over many of them from being done; answers 422 with `rows`. */
export class RowsProblem extends Error {
  readonly rows: RowProblem[];
  constructor(rows: RowProblem[]) {
    super("rows");
    this.rows = rows;
  }
}

/** The value, or 404. */
export function orNotFound<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Problem("not_found");
  return value;
}

/** Refuses to delete what other things depend on, and says how many (V18). */
export function refuseWhenUsed(dependants: Dependants): void {
  if (Object.values(dependants).some((count) => count > 0)) throw new Problem("in_use", { dependants });
}
