// How another noun leads a request or task of a log on: by the log's own lines, which a noun may not import of another. The log declares it
// (`Noun.requests`).
import type { LogState, LogStep } from "@atalaya/contract/resources/log-entries/kinds.ts";
import type { Tx } from "./database/database.ts";
import type { Scope } from "./scope.ts";

/** As it stands after all corrections; `ids`: of its line, and of those that it took the place of. Null is the state of what asks for nothing. */
export type HeldRequest = {
  uid: string;
  event_id: number;
  company_id: number;
  state: LogState | null;
  /** ISO. */
  state_at: string | null;
  ids: readonly number[];
};

/** A line about a request; `step` leads it on, without one it only tells. `at`: ISO. */
export type ToldOfRequest = { text: string; at: string; step: Exclude<LogStep, "correction"> | null };

export type LogRequests = {
  /** Nothing else is filed in its log until the transaction ends. Undefined where its disaster is not there. */
  hold: (tx: Tx, line_id: number) => Promise<HeldRequest | undefined>;
  /** Files the line, of places in which the caller may write. */
  tell: (tx: Tx, scope: Scope, request: HeldRequest, told: ToldOfRequest) => Promise<void>;
};

declare module "fastify" {
  interface FastifyInstance {
    requests: LogRequests;
  }
}
