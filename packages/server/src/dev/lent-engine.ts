// Lends the embedded database to a server process: opening it takes seconds, so it stays open while servers come and go.
import type { ChildProcess } from "node:child_process";
import type { Engine } from "../platform/database/embedded/engine.ts";
import type { Answer, Listening, Question } from "./messages.ts";

/** Answers the questions of `server` until it ends. What it left open then, the session of the next one rolls back. */
export function lend(engine: Engine, server: ChildProcess): void {
  const unlimited: (() => void)[] = [];
  server.once("exit", () => unlimited.forEach((end) => end()));

  const ask = async (question: Question): Promise<Uint8Array | undefined> => {
    if (question.asks === "run") return engine.run(new Uint8Array(question.bytes), question.expects_ready);
    if (question.asks === "session") await engine.startSession();
    else if (question.asks === "limited") unlimited.pop()?.();
    else void engine.withoutTimeLimit(() => new Promise<void>((end) => unlimited.push(end)));
    return undefined;
  };
  const answer = (given: Omit<Answer, "wants_new_connection">) => {
    const { wants_new_connection } = engine;
    // It may have ended while its statement ran.
    if (server.connected) server.send({ ...given, wants_new_connection }, () => undefined);
  };
  server.on("message", (question: Question | Listening) => {
    if (!("asks" in question)) return;
    const { number } = question;
    ask(question).then(
      (bytes) => answer({ number, ...(bytes && { bytes }) }),
      (error: unknown) => answer({ number, failure: String(error) }),
    );
  });
}
