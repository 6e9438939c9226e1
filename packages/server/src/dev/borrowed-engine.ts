// The embedded database as a server in development has it: open in the process that started this one.
import type { Reached } from "../platform/database/embedded/open-embedded.ts";
import type { Answer, Question } from "./messages.ts";

type Asked = Question extends infer Q ? (Q extends Question ? Omit<Q, "number"> : never) : never;
type Waiting = { resolve(bytes: Uint8Array): void; reject(error: Error): void };

const nothing = new Uint8Array();

/** To be called in a process that `lend` listens to. */
export function borrowedEngine(): Reached {
  const waiting = new Map<number, Waiting>();
  let number = 0;
  const ask = (asked: Asked) =>
    new Promise<Uint8Array>((resolve, reject) => {
      waiting.set(++number, { resolve, reject });
      process.send!({ ...asked, number });
    });
  const reached: Reached = {
    wants_new_connection: false,
    startSession: async () => void (await ask({ asks: "session" })),
    run: (bytes, expects_ready) => ask({ asks: "run", bytes, expects_ready }),
    withoutTimeLimit: async (work) => {
      await ask({ asks: "unlimited" });
      return work().finally(() => ask({ asks: "limited" }));
    },
  };
  process.on("message", ({ number: answered, bytes = nothing, failure, wants_new_connection }: Answer) => {
    reached.wants_new_connection = wants_new_connection;
    const asker = waiting.get(answered);
    waiting.delete(answered);
    if (failure === undefined) asker?.resolve(bytes);
    else asker?.reject(new Error(failure));
  });
  return reached;
}
