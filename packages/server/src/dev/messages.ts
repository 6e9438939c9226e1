// What a server in development and the process that keeps its database open tell each other.
import type { Engine } from "../platform/database/embedded/engine.ts";

/** The server's questions; the answer carries the same number. */
export type Question = { number: number } & (
  | { asks: "session" }
  | { asks: "run"; bytes: Uint8Array; expects_ready: boolean }
  /** Statements may take as long as they need, until `limited` is asked as often. */
  | { asks: "unlimited" | "limited" }
);

export type Answer = { number: number; bytes?: Uint8Array; failure?: string } & Pick<Engine, "wants_new_connection">;

/** Once it takes requests. */
export type Listening = { address: string };
