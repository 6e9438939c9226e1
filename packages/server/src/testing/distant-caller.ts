// A caller in a thread of his own: what a call costs him is not counted as the server's.
import { Worker } from "node:worker_threads";

const caller = `
  const { parentPort } = require("node:worker_threads");
  parentPort.on("message", ({ url, init }) =>
    fetch(url, init)
      .then(async (answer) => {
        await answer.arrayBuffer();
        parentPort.postMessage(answer.status);
      })
      .catch(() => parentPort.postMessage(null)));
`;

type Sent = { method: string; headers: Record<string, string>; body: Uint8Array<ArrayBuffer> };

/** `send` answers the status, or null where the server hung up; the body is handed over and gone. One call at a time. */
export function distantCaller(): { send(url: string, sent: Sent): Promise<number | null>; stop(): Promise<unknown> } {
  const worker = new Worker(caller, { eval: true });
  return {
    send: (url, init) =>
      new Promise((resolve) => {
        worker.once("message", resolve);
        worker.postMessage({ url, init }, [init.body.buffer]);
      }),
    stop: () => worker.terminate(),
  };
}
