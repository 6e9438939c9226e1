// The list of files on their way and what is done with them: added, begun one after another, paused, cancelled, removed.
import { chunkDefaults, isChunked, uploadInChunks, type ChunkOptions } from "./chunk-upload.ts";
import { makePause, type Pause } from "./pause.ts";
import { oncePerSecond, refusalOf, startDelay, withinMaximum, type UploadRules } from "./rules.ts";
import { send, type Send } from "./send.ts";
import { isUnfinished, newUploadFile, UploadFailure, type UploadFile, type UploadResponse } from "./upload-file.ts";

export type UploaderOptions = UploadRules & {
  putAction?: string;
  postAction?: string;
  /** Where chunks go; without it large files are sent whole. */
  chunk?: Omit<ChunkOptions, "resumed" | "onSession"> & { minSize?: number };
  headers?: () => Record<string, string>;
  data?: Record<string, string>;
  timeout?: number;
  /** How many files at once. */
  thread?: number;
  /** The name of the multipart field. */
  field?: string;
  /** What is done with a file before it leaves, such as making it smaller. */
  prepare?: (file: UploadFile) => Promise<Partial<UploadFile>>;
  /** Uploads that were interrupted before; see resumable.ts. */
  memory?: {
    recall(file: UploadFile): Promise<ChunkOptions["resumed"]>;
    keep(file: UploadFile, session_id: string | number): void;
    /** Nothing can be gone on with; `isGivenUp`: what arrived need not be kept. */
    forget(file: UploadFile, isGivenUp: boolean): void;
    /** What was left unfinished. */
    list(): Promise<Partial<UploadFile>[]>;
  };
  onDone?: (file: UploadFile) => void;
  /** For tests: what sends, and what waits. */
  send?: Send;
  delay?: () => number;
};

export type Uploader = ReturnType<typeof makeUploader>;

/** The same file, chosen again. */
const isSame = (one: UploadFile, other: UploadFile) => one.name === other.name && one.size === other.size;

const twoDecimals = (part: number) => Math.min(100, part * 100).toFixed(2);

export function makeUploader(options: UploaderOptions) {
  const { thread = 1, delay = startDelay, send: sendOne = send } = options;
  let files: readonly UploadFile[] = [];
  const pauses = new Map<string, Pause>();
  const listeners = new Set<() => void>();

  const set = (next: readonly UploadFile[]) => {
    files = next;
    for (const listener of listeners) listener();
  };
  const find = (id: string) => files.find((file) => file.id === id);
  const change = (id: string, changes: Partial<UploadFile>) =>
    set(files.map((file) => (file.id === id ? { ...file, ...changes } : file)));

  function progressOf(id: string, size: number) {
    const isDue = oncePerSecond();
    let last = 0;
    return (bytes: number) => {
      if (!isDue()) return;
      change(id, { progress: twoDecimals(size > 0 ? bytes / size : 0), speed: Math.max(0, bytes - last) });
      last = bytes;
    };
  }

  async function transfer(file: UploadFile, pause: Pause): Promise<UploadResponse> {
    const onProgress = progressOf(file.id, file.size);
    const { chunk } = options;
    if (chunk && isChunked(file.size, chunk.minSize ?? chunkDefaults.minSize)) {
      const resumed = await options.memory?.recall(file);
      const onSession = (session_id: string | number) => options.memory?.keep(file, session_id);
      const headers = () => ({ ...options.headers?.(), ...chunk.headers?.() });
      return uploadInChunks(file, { ...chunk, headers, resumed, onSession }, { send: sendOne, pause, onProgress });
    }
    return sendWhole(file, pause, onProgress);
  }

  /** Of a file that is sent whole a pause is a new beginning. */
  async function sendWhole(file: UploadFile, pause: Pause, onSent: (bytes: number) => void): Promise<UploadResponse> {
    await pause.wait();
    const { signal } = pause;
    const headers = { ...options.headers?.(), ...file.headers };
    const [put, post] = [file.putAction || options.putAction, file.postAction || options.postAction];
    const data = { ...options.data, ...file.data };
    const body = put ? file.file! : formOf(file, data);
    const url = put ? withQuery(put, data) : post;
    if (!url) throw new UploadFailure("not_exists");
    const timeout = file.timeout || options.timeout;
    try {
      return await sendOne({ method: put ? "PUT" : "POST", url, headers, body, timeout, signal, onSent });
    } catch (error) {
      if (signal.aborted && !pause.isCancelled) return sendWhole(file, pause, onSent);
      throw error;
    }
  }

  function formOf(file: UploadFile, data: Record<string, string>): FormData {
    const form = new FormData();
    for (const [key, value] of Object.entries(data)) form.append(key, value);
    form.append(options.field ?? "file", file.file!, file.name.split("/").at(-1));
    return form;
  }

  async function run(id: string): Promise<void> {
    const pause = makePause();
    pauses.set(id, pause);
    try {
      await new Promise((resolve) => setTimeout(resolve, delay()));
      const chosen = find(id);
      if (!chosen) throw new UploadFailure("not_exists");
      if (pause.isCancelled) throw new UploadFailure("abort");
      const refused = refusalOf(chosen, options);
      if (refused) throw new UploadFailure(refused);
      const file = { ...chosen, ...(await options.prepare?.(chosen)) };
      change(id, file);
      const response = await transfer(file, pause);
      options.memory?.forget(file, false);
      change(id, { active: false, success: true, isPaused: false, progress: "100.00", speed: 0, response });
      const done = find(id);
      if (done) options.onDone?.(done);
    } catch (error) {
      const { code, response } = error instanceof UploadFailure ? error : new UploadFailure("network");
      const file = find(id);
      // Refused for what it is, or cancelled: nothing of it is there to go on with.
      if (file && (code === "server" || code === "abort")) options.memory?.forget(file, code === "abort");
      change(id, { active: false, isPaused: false, error: code, speed: 0, response });
    } finally {
      pauses.delete(id);
      next();
    }
  }

  /** Begins as many as may run at once. */
  function next(): void {
    const free = thread - files.filter((file) => pauses.has(file.id) && !file.isPaused).length;
    const waiting = files.filter((file) => file.active && !pauses.has(file.id));
    for (const { id } of waiting.slice(0, Math.max(0, free))) void run(id);
  }

  return {
    files: () => files,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Lists what was left unfinished when the page was left before; it goes on when it is retried. */
    async recall() {
      const found = (await options.memory?.list()) ?? [];
      set([...found.map(newUploadFile).filter((it) => !files.some((other) => isSame(it, other))), ...files]);
    },
    /** Adds files and begins to send them. */
    add(chosen: readonly Partial<UploadFile>[]) {
      const made = chosen.map((it) => newUploadFile({ ...it, active: true }));
      const others = files.filter((file) => !isUnfinished(file) || !made.some((it) => isSame(it, file)));
      const kept = withinMaximum(others, made, options);
      for (const { id } of files) if (!kept.some((file) => file.id === id)) pauses.get(id)?.cancel();
      set(kept);
      next();
    },
    pause(id: string) {
      pauses.get(id)?.pause();
      change(id, { isPaused: true, speed: 0 });
      next();
    },
    resume(id: string) {
      change(id, { isPaused: false });
      pauses.get(id)?.resume();
    },
    /** Aborts every request of the file; it stays in the list as aborted. */
    cancel(id: string) {
      pauses.get(id)?.cancel();
      if (!pauses.has(id)) change(id, { active: false, error: "abort" });
    },
    retry(id: string) {
      change(id, { active: true, error: "", success: false, progress: "0.00", response: {} });
      next();
    },
    remove(id: string) {
      const file = find(id);
      if (file && isUnfinished(file)) options.memory?.forget(file, true);
      pauses.get(id)?.cancel();
      set(files.filter((file) => file.id !== id));
    },
  };
}

function withQuery(url: string, data: Record<string, string>): string {
  const query = new URLSearchParams(data).toString();
  return query ? `${url}${url.includes("?") ? "&" : "?"}${query}` : url;
}
