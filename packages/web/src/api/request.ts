// Every call to the server (R-701): headers, JSON, one shape of error, and the one place that raises events from answers.
import type { Dependants, ErrorBody, RowError } from "@atalaya/contract/errors.ts";
import { raise } from "./events.ts";
import { shownLanguage } from "./locale.ts";
import { ownAddress } from "./own-address.ts";
import { noteOwnRequest } from "./own-requests.ts";
import { noteServerDate } from "./server-clock.ts";
import { readToken } from "./token.ts";

export type QueryValue = string | number | boolean | null | undefined | readonly (string | number)[];
export type Query = Record<string, QueryValue>;

export type RequestOptions = {
  method?: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  query?: Query;
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** Sent again under the same key, a change is answered and not made a second time. */
  key?: string | undefined;
  /** Whether a 403 carries the user to "forbidden"; reading is background and does not, unless a screen is nothing without it. */
  leavesOnDenied?: boolean;
  /** Signing in and the guard answer their own errors: no events. */
  isQuiet?: boolean;
};

/** What a failed call throws. `status` 0: no answer at all, and then `code` is `offline`. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly status: number;
  readonly code: ErrorBody["code"] | "offline";
  readonly errors: Record<string, string[]>;
  readonly current: unknown;
  /** Only with `in_use`: how much depends on what was to be deleted. */
  readonly dependants: Dependants;
  /** Only with `rows_wrong`: what keeps a step over many rows from being taken. */
  readonly rows: readonly RowError[];
  readonly request_id: string | null;
  /** Seconds until another try makes sense (429). */
  readonly retry_after: number | null;

  constructor(
    status: number,
    body: Partial<Omit<ErrorBody, "code">> & { code: ApiError["code"] },
    retry_after: number | null = null,
  ) {
    super(body.message ?? "");
    this.status = status;
    this.code = body.code;
    this.errors = body.errors ?? {};
    this.current = body.current;
    this.dependants = body.dependants ?? {};
    this.rows = body.rows ?? [];
    this.request_id = body.request_id ?? null;
    this.retry_after = retry_after;
  }
}

type ConnectionListener = (isReachable: boolean, begun?: number) => void;
let tellConnection: ConnectionListener = () => {};

/** Lets the application know whether answers arrive; the login page does without. */
export function onConnection(listener: ConnectionListener): void {
  tellConnection = listener;
}

/** Path and query string of a call; lists are joined by commas, and what is not set is left out. */
export function addressOf(path: string, query: Query = {}): string {
  const parameters = new URLSearchParams();
  for (const [key, value] of Object.entries(query))
    if (value !== undefined && value !== null && value !== "" && !(Array.isArray(value) && value.length === 0))
      parameters.set(key, Array.isArray(value) ? value.join(",") : String(value));
  const text = parameters.toString();
  return ownAddress(`/api/${path.replace(/^\//, "")}${text ? `?${text}` : ""}`);
}

/** Headers of every call, for those who cannot use `request`: tiles, uploads, the event stream. */
export function requestHeaders(): Record<string, string> {
  const token = readToken();
  return {
    "X-Requested-With": "XMLHttpRequest",
    "Accept-Language": shownLanguage(),
    ...(token && { Authorization: `Bearer ${token}` }),
  };
}

const codeOfStatus = (status: number): ErrorBody["code"] => (status >= 500 ? "internal" : "bad_request");

async function errorOf(response: Response): Promise<ApiError> {
  const body = (await response.json().catch(() => ({}))) as Partial<ErrorBody>;
  const seconds = Number.parseInt(response.headers.get("Retry-After") ?? "", 10);
  const code = body.code ?? codeOfStatus(response.status);
  return new ApiError(response.status, { ...body, code }, Number.isNaN(seconds) ? null : seconds);
}

/** R-406, R-801, R-802, R-804. A refused background request shows its message and leaves the user where he is (R-603). */
function announce(error: ApiError, leavesOnDenied: boolean, hadToken: boolean): void {
  if (error.code === "maintenance") raise("SET_MESSAGE", { message: error.message, type: "warning" });
  else if (error.status >= 500) raise("APP_SERVER_FAILED", { request_id: error.request_id ?? undefined });
  else if (error.status === 401 && hadToken) raise("APP_TOKEN_EXPIRED", {});
  else if (error.status === 403 && leavesOnDenied) raise("APP_ACCESS_DENIED", { message: error.message });
  else if (error.status === 403) raise("SET_MESSAGE", { message: error.message, type: "error" });
}

/** Calls the server; throws ApiError, or the abort's own error. */
async function answerOf(path: string, options: RequestOptions): Promise<Response> {
  const { method = "GET", query, body, headers, signal, key, isQuiet = false } = options;
  const sent = {
    ...requestHeaders(),
    ...(body !== undefined && { "Content-Type": "application/json" }),
    ...(key && { "Idempotency-Key": key }),
    ...headers,
  };
  const begun = Date.now();
  let response: Response;
  try {
    response = await fetch(addressOf(path, query), { method, headers: sent, body: JSON.stringify(body), signal });
  } catch (error) {
    if (signal?.aborted) throw error;
    tellConnection(false);
    throw new ApiError(0, { code: "offline" });
  }
  tellConnection(true, begun);
  noteServerDate(response.headers.get("Date"));
  if (method !== "GET") noteOwnRequest(response.headers.get("X-Request-Id"));
  if (response.ok) return response;
  const error = await errorOf(response);
  if (error.code === "maintenance") raise("APP_MAINTENANCE", {});
  if (!isQuiet) announce(error, options.leavesOnDenied ?? method !== "GET", "Authorization" in sent);
  throw error;
}

/** The answer's JSON; 204 gives null. What is in it the contract says: ask by `call.ts`, or by the hooks and functions of `use-resource.ts`. */
export async function request(path: string, options: RequestOptions = {}): Promise<unknown> {
  const response = await answerOf(path, options);
  return response.status === 204 ? null : response.json();
}

/** Asks for nothing but an answer: whether there is one is told as of every call. */
export function probe(): void {
  const begun = Date.now();
  fetch(ownAddress("/health/live"), { cache: "no-store" }).then(
    () => tellConnection(true, begun),
    () => tellConnection(false),
  );
}

/** A file made by the server, under the name that the server gives it. */
export async function requestFile(path: string, options: RequestOptions = {}): Promise<{ name: string; file: Blob }> {
  const response = await answerOf(path, options);
  const name = /filename="([^"]+)"/.exec(response.headers.get("Content-Disposition") ?? "")?.[1] ?? "atalaya";
  return { name, file: await response.blob() };
}
