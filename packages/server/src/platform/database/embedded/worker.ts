// The database thread: PGlite runs here, so that a slow query never stops the web server.
import { parentPort, workerData } from "node:worker_threads";
import { firstError, tidied, type Answer } from "./answers.ts";
import { openCluster, stopOnCrash } from "./cluster.ts";
import { simpleQuery } from "./wire.ts";
import type { WorkerReply, WorkerRequest, WorkerSettings } from "./worker-messages.ts";

/** At some 20 kB each this is about 40 MB of lost memory. */
const NATIVE_ERRORS_BEFORE_WORN = 2000;

const port = parentPort!;
const cluster = await openCluster(workerData as WorkerSettings);
stopOnCrash(cluster, (reason) => {
  send({ kind: "failed", reason });
  process.exit(1); // ends this thread only
});

async function run(bytes: Uint8Array, expectsReady: boolean): Promise<Answer> {
  const { db, native } = cluster;
  const chunks: Uint8Array[] = [];
  // `slice`: the bytes are a view into memory that the next message overwrites
  await db.execProtocolRawStream(bytes, { syncToFs: false, onRawData: (chunk) => chunks.push(chunk.slice()) });
  native.restoreStack();
  const answer = tidied(Buffer.concat(chunks), expectsReady);
  if (expectsReady && !answer.status) throw new Error("a statement ended without an answer");
  return answer;
}

async function startSession(): Promise<void> {
  for (const sql of ["rollback", "discard all"]) {
    const error = firstError((await run(simpleQuery(sql), true)).bytes);
    if (error) throw new Error(`${sql}: ${error}`);
  }
}

async function copy(request: Extract<WorkerRequest, { kind: "copy_out" | "copy_in" }>): Promise<WorkerReply> {
  const { db, native } = cluster;
  try {
    if (request.kind === "copy_out") {
      const { blob } = await db.query(`copy (${request.select}) to '/dev/blob' (format ${request.format})`);
      // Without a row there is none.
      return { kind: "copied", lines: blob ? new Uint8Array(await blob.arrayBuffer()) : new Uint8Array() };
    }
    await db.query(`copy ${request.target} from '/dev/blob'`, [], { blob: new Blob([request.lines]) });
    return { kind: "done" };
  } catch (error) {
    return { kind: "refused", reason: reasonOf(error) };
  } finally {
    native.restoreStack();
  }
}

async function reply(request: WorkerRequest): Promise<WorkerReply> {
  if (request.kind === "run") {
    const answer = await run(request.bytes, request.expects_ready);
    return { kind: "answer", ...answer, is_worn: cluster.native.count >= NATIVE_ERRORS_BEFORE_WORN };
  }
  if (request.kind === "copy_out" || request.kind === "copy_in") return copy(request);
  if (request.kind === "session") await startSession();
  else await cluster.db.close();
  return { kind: "done" };
}

function send(message: WorkerReply): void {
  const bytes = message.kind === "answer" ? message.bytes : message.kind === "copied" ? message.lines : undefined;
  port.postMessage(message, bytes ? [bytes.buffer] : []);
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

// the main thread asks one thing at a time, so there is nothing to put in order here
port.on("message", (request: WorkerRequest) => {
  reply(request).then(send, (error: unknown) => send({ kind: "failed", reason: reasonOf(error) }));
});
send({ kind: "opened" });
