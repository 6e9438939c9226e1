// One request of an upload over XMLHttpRequest: only it tells how much has left.
import { UploadFailure, type UploadResponse } from "./upload-file.ts";

export type Sending = {
  method: "PUT" | "POST";
  url: string;
  headers: Record<string, string>;
  body: Blob | FormData | string;
  /** In milliseconds; 0 is without end. */
  timeout?: number;
  signal: AbortSignal;
  onSent?: (bytes: number) => void;
};

export type Send = (sending: Sending) => Promise<UploadResponse>;

function read(request: XMLHttpRequest): UploadResponse {
  if (!/\/json/.test(request.getResponseHeader("Content-Type") ?? "")) return { message: request.responseText };
  try {
    return JSON.parse(request.responseText) as UploadResponse;
  } catch {
    return {};
  }
}

/** The answer of 200 to 299; everything else is thrown as an UploadFailure with the value for it. */
export const send: Send = ({ method, url, headers, body, timeout = 0, signal, onSent }) =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const stop = () => request.abort();
    const done = (settle: () => void) => () => {
      signal.removeEventListener("abort", stop);
      settle();
    };
    const fail = (code: UploadFailure["code"]) => done(() => reject(new UploadFailure(code)));
    if (signal.aborted) {
      reject(new UploadFailure("abort"));
      return;
    }
    request.open(method, url);
    request.timeout = timeout;
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    if (onSent) request.upload.addEventListener("progress", ({ loaded }) => onSent(loaded));
    request.addEventListener(
      "load",
      done(() => {
        const answer = read(request);
        if (request.status >= 200 && request.status < 300) resolve(answer);
        else reject(new UploadFailure(request.status >= 500 ? "server" : "denied", answer, request.status));
      }),
    );
    request.addEventListener("abort", fail("abort"));
    request.addEventListener("timeout", fail("timeout"));
    request.addEventListener("error", fail("network"));
    signal.addEventListener("abort", stop);
    request.send(body);
  });
