// Sending one file: in chunks where it is large, else whole.
import { chunkDefaults, isChunked, uploadInChunks } from "./chunk-upload.ts";
import type { Pause } from "./pause.ts";
import { send as sendOver, type Send } from "./send.ts";
import { UploadFailure, type UploadFile, type UploadResponse } from "./upload-file.ts";
import type { UploaderOptions } from "./uploader-options.ts";

/** What stops it, and who is told how much has left. */
type Control = { pause: Pause; onProgress: (bytes: number) => void };

/** Answers what the server answered to the whole of it; throws an UploadFailure. */
export async function transfer(
  file: UploadFile,
  options: UploaderOptions,
  { pause, onProgress }: Control,
): Promise<UploadResponse> {
  const { chunk, memory, send = sendOver } = options;
  if (!chunk || !isChunked(file.size, chunk.minSize ?? chunkDefaults.minSize))
    return sendWhole(file, options, send, { pause, onProgress });
  const resumed = await memory?.recall(file);
  const onSession = (session_id: string | number) => memory?.keep(file, session_id);
  const headers = () => ({ ...options.headers?.(), ...chunk.headers?.() });
  return uploadInChunks(file, { ...chunk, headers, resumed, onSession }, { send, pause, onProgress });
}

/** Of a file that is sent whole a pause is a new beginning. */
async function sendWhole(
  file: UploadFile,
  options: UploaderOptions,
  send: Send,
  { pause, onProgress }: Control,
): Promise<UploadResponse> {
  await pause.wait();
  const { signal } = pause;
  const headers = { ...options.headers?.(), ...file.headers };
  const [put, post] = [file.putAction || options.putAction, file.postAction || options.postAction];
  const data = { ...options.data, ...file.data };
  const body = put ? file.file! : formOf(file, options.field ?? "file", data);
  const url = put ? withQuery(put, data) : post;
  if (!url) throw new UploadFailure("not_exists");
  const timeout = file.timeout || options.timeout;
  try {
    return await send({ method: put ? "PUT" : "POST", url, headers, body, timeout, signal, onSent: onProgress });
  } catch (error) {
    if (signal.aborted && !pause.isCancelled) return sendWhole(file, options, send, { pause, onProgress });
    throw error;
  }
}

function formOf(file: UploadFile, field: string, data: Record<string, string>): FormData {
  const form = new FormData();
  for (const [key, value] of Object.entries(data)) form.append(key, value);
  form.append(field, file.file!, file.name.split("/").at(-1));
  return form;
}

function withQuery(url: string, data: Record<string, string>): string {
  const query = new URLSearchParams(data).toString();
  return query ? `${url}${url.includes("?") ? "&" : "?"}${query}` : url;
}
