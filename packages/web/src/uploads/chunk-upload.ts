// A large file in chunks: start, the chunks some at a time, finish. What the server has already is not sent again.
import type { Pause } from "./pause.ts";
import type { Send } from "./send.ts";
import { UploadFailure, type UploadFile, type UploadResponse } from "./upload-file.ts";

/** */
export const chunkDefaults = { minSize: 1_048_576, maxActive: 3, maxRetries: 5 };

export type ChunkOptions = {
  action: string;
  headers?: () => Record<string, string>;
  startBody?: Record<string, unknown>;
  uploadBody?: Record<string, string>;
  finishBody?: Record<string, unknown>;
  maxActive?: number;
  maxRetries?: number;
  /** An upload of the same file that was interrupted: its session and the offsets that arrived. */
  resumed?: Resumed | null;
  /** Told once the session is known, so that it can be resumed after the page was left. */
  onSession?: (session_id: string | number) => void;
};
export type Resumed = { session_id: string | number; end_offset: number; received: readonly number[] };

/** Chunks are used above the smallest size, strictly. */
export const isChunked = (size: number, minSize: number = chunkDefaults.minSize): boolean => size > minSize;

type Chunk = { start: number; end: number; retries: number; sent: number };

type Started = Pick<Resumed, "session_id" | "end_offset">;

/** Where an upload goes, and what stops it on its way. */
type Way = { action: string; headers: () => Record<string, string>; send: Send; pause: Pause };

/**
 * Answers what `finish` answered. Throws an UploadFailure: `server` where start or finish fails, `upload` where a chunk failed with all
 * its retries, `abort` when cancelled.
 */
export async function uploadInChunks(
  { file, name, size, type }: UploadFile,
  options: ChunkOptions,
  { send, pause, onProgress }: { send: Send; pause: Pause; onProgress: (bytes: number) => void },
): Promise<UploadResponse> {
  const { action, headers = () => ({}), maxActive = chunkDefaults.maxActive, resumed } = options;
  const way: Way = { action, headers, send, pause };

  const start = async (): Promise<Started> => {
    const { data } = await sendStep(way, { ...options.startBody, phase: "start", mime_type: type, size, name });
    return data as Started;
  };
  const { session_id, end_offset } = resumed ?? (await start());
  options.onSession?.(session_id);

  const chunks = chunksOf(size, end_offset, options);
  const tell = () => onProgress(chunks.reduce((sum, { sent }) => sum + sent, 0));
  tell();

  await sendAll(chunks, maxActive, { way, content: file!, session_id, texts: options.uploadBody, tell });
  return sendStep(way, { ...options.finishBody, phase: "finish", session_id });
}

/** Every chunk of a file, those that arrived before as sent. */
function chunksOf(size: number, end_offset: number, { resumed, maxRetries = chunkDefaults.maxRetries }: ChunkOptions) {
  const there = new Set(resumed?.received);
  return Array.from({ length: Math.ceil(size / end_offset) }, (_, index): Chunk => {
    const start = index * end_offset;
    const end = Math.min(start + end_offset, size);
    return { start, end, retries: maxRetries, sent: there.has(start) ? end - start : 0 };
  });
}

/** A step beside the chunks; what a pause aborted is sent again after it. */
async function sendStep(way: Way, body: Record<string, unknown>): Promise<UploadResponse> {
  const { action, headers, send, pause } = way;
  await pause.wait();
  const { signal } = pause;
  try {
    const json = { ...headers(), "Content-Type": "application/json" };
    const answer = await send({ method: "POST", url: action, headers: json, body: JSON.stringify(body), signal });
    if (answer.status === "success") return answer;
    throw new UploadFailure("server", answer);
  } catch (error) {
    if (pause.isCancelled) throw new UploadFailure("abort");
    if (signal.aborted) return sendStep(way, body);
    throw new UploadFailure("server", error instanceof UploadFailure ? error.response : {});
  }
}

type Sending = {
  way: Way;
  content: Blob;
  session_id: string | number;
  /** Sent along with each chunk. */
  texts: Record<string, string> | undefined;
  /** The chunks know how much of them has left; this says that it changed. */
  tell: () => void;
};

/** Sends what is not there yet, so many at a time. One that fails too often ends it for all. */
async function sendAll(chunks: readonly Chunk[], atOnce: number, sending: Sending): Promise<void> {
  const { pause } = sending.way;
  const pending = chunks.filter((chunk) => chunk.sent === 0);
  let failure: UploadFailure | null = null;
  const worker = async (): Promise<void> => {
    for (;;) {
      await pause.wait();
      const chunk = failure || pause.isCancelled ? undefined : pending.shift();
      if (!chunk) return;
      const { signal } = pause;
      try {
        await sendChunk(chunk, signal, sending);
      } catch (error) {
        chunk.sent = 0;
        sending.tell();
        if (pause.isCancelled || failure) return;
        // Aborted by a pause: that was no fault of the connection. In maintenance no other try is better.
        const response = error instanceof UploadFailure ? error.response : {};
        if (!signal.aborted && (response.code === "maintenance" || chunk.retries-- <= 0)) {
          failure = new UploadFailure("upload", response);
          pause.cancel();
          return;
        }
        pending.unshift(chunk);
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  if (failure) throw failure as UploadFailure;
  if (pause.isCancelled) throw new UploadFailure("abort");
}

async function sendChunk(chunk: Chunk, signal: AbortSignal, sending: Sending): Promise<void> {
  const { way, content, session_id, tell } = sending;
  const form = new FormData();
  const texts = {
    ...sending.texts,
    phase: "upload",
    session_id: String(session_id),
    start_offset: String(chunk.start),
  };
  for (const [key, value] of Object.entries(texts)) form.append(key, value);
  form.append("chunk", content.slice(chunk.start, chunk.end));
  const onSent = (bytes: number) => {
    chunk.sent = Math.min(bytes, chunk.end - chunk.start);
    tell();
  };
  const answer = await way.send({
    method: "POST",
    url: way.action,
    headers: way.headers(),
    body: form,
    signal,
    onSent,
  });
  if (answer.status !== "success") throw new UploadFailure("upload", answer);
  onSent(chunk.end - chunk.start);
}
