// Why a call of this page failed, as something that can be said in either language.
import { ApiError } from "../api/request.ts";

export type Failure =
  | { kind: "credentials" | "offline" | "server" }
  | { kind: "too_many"; until: number }
  /** In the server's own words. */
  | { kind: "refused"; text: string };

const shortestWait = 1;
const unknownWait = 60;

/** `ofRefusal` says what an answer of 400 to 499 means here. */
export function failureOf(error: unknown, ofRefusal: (error: ApiError) => Failure): Failure {
  if (!(error instanceof ApiError) || error.status === 0) return { kind: "offline" };
  if (error.code === "maintenance") return { kind: "refused", text: error.message };
  if (error.status >= 500) return { kind: "server" };
  if (error.status === 429)
    return { kind: "too_many", until: Date.now() + Math.max(shortestWait, error.retry_after ?? unknownWait) * 1000 };
  return ofRefusal(error);
}
