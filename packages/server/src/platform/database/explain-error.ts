// What the database refuses, said in the contract's words: the caller's mistake on its field, or a passing failure.
import pg from "pg";
import type { ProblemCode } from "@atalaya/contract/errors.ts";
import { FieldProblem } from "../http/problem.ts";
import type { Refusals } from "../noun.ts";

/** Raised where somebody would write into an edition or sealed minutes: decision 0024. */
const sealedPaper = "P0A24";
const queryCancelled = "57014";
const diskFull = "53100";
/** Where a file could not be written at all, the reason stands in the text alone. */
const noSpace = /No space left on device|ENOSPC/i;
const outOfRange = ["22003", "22P02", "22P05", "22007", "22008", "22021"];
/** 25006: the database became read-only, as after a failover to a copy that is not yet the first one. */
const passing = ["25006", "40001", "40P01", "53300", "55P03", "57P01", "57P02", "57P03", queryCancelled];
/** The last two while the database's machine restarts: its name is not known until it is back. */
const passingNetwork = [
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENOTFOUND",
  "EAI_AGAIN",
];

/** A field problem, a problem code, or null where the error is not the database's or is our own fault. `refusals`: of all nouns. */
export function explainDatabaseError(error: unknown, refusals: Refusals): FieldProblem | ProblemCode | null {
  if (!(error instanceof pg.DatabaseError)) return isNetworkFailure(error) ? "unavailable" : null;
  const { code = "", constraint = "" } = error;
  const named = refusals[constraint];
  if (named) return new FieldProblem(named);
  if (/TopologyException/.test(error.message)) return new FieldProblem({ geometry: { code: "self_crossing" } });
  if (code === sealedPaper) return "minutes_sealed";
  if (code === "23503") return "in_use";
  if (outOfRange.includes(code)) return "bad_request";
  if (code === diskFull || noSpace.test(error.message)) return "disk_full";
  if (passing.includes(code) || code.startsWith("08")) return "unavailable";
  return null;
}

const isNetworkFailure = (error: unknown): boolean =>
  error instanceof Error &&
  (passingNetwork.includes((error as NodeJS.ErrnoException).code ?? "") ||
    /timeout exceeded when trying to connect|Connection terminated|is not queryable/.test(error.message));
