// The database thread: PGlite runs here, so that a slow query never stops the web server.
import { parentPort, workerData } from "node:worker_threads";
import { firstError, tidied, type Answer } from "./answers.ts";
import { openCluster } from "./cluster.ts";
import { simpleQuery } from "./wire.ts";
import type { WorkerReply, WorkerRequest, WorkerSettings } from "./worker-messages.ts";

const port = parentPort!;
const db = await openCluster(workerData as WorkerSettings);

async function run(bytes: Uint8Array, expectsReady: boolean): Promise<Answer> {
  const chunks: Uint8Array[] = [];
  // `slice`: the bytes are a view into memory that the next message overwrites
  await db.execProtocolRawStream(bytes, { syncToFs: false, onRawData: (chunk) => chunks.push(chunk.slice()) });
  return tidied(Buffer.concat(chunks), expectsReady);
}

async function startSession(): Promise<void> {
  for (const sql of ["rollback", "discard all"]) {
    const error = firstError((await run(simpleQuery(sql), true)).bytes);
    if (error) throw new Error(`${sql}: ${error}`);
  }
}

async function reply(request: WorkerRequest): Promise<WorkerReply> {
  if (request.kind === "run") return { kind: "answer", ...(await run(request.bytes, request.expects_ready)) };
  if (request.kind === "session") await startSession();
  else await db.close();
  return { kind: "done" };
}

function send(message: WorkerReply): void {
  port.postMessage(message, message.kind === "answer" ? [message.bytes.buffer] : []);
}

let queue = Promise.resolve();
port.on("message", (request: WorkerRequest) => {
  queue = queue
    .then(async () => send(await reply(request)))
    .catch((error: unknown) =>
      send({ kind: "failed", reason: error instanceof Error ? error.message : String(error) }),
    );
});
send({ kind: "opened" });
