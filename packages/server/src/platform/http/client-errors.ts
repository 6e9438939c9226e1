// What Node turns away before it is a request: too large a head, not HTTP at all, too slow. Answered in the one shape that failures have.
import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import { problemText, type ErrorBody, type ProblemCode } from "@atalaya/contract/errors.ts";
import type { Language } from "@atalaya/contract/text.ts";

const answers: Record<string, { status: number; code: ProblemCode }> = {
  HPE_HEADER_OVERFLOW: { status: 431, code: "too_large" },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, code: "bad_request" },
};
const notHttp = { status: 400, code: "bad_request" } as const;

/** The caller's language stands in headers that were not read, so it is the installation's. */
export const answerClientErrors =
  (language: Language) =>
  (error: Error & { code?: string }, socket: Socket): void => {
    if (error.code === "ECONNRESET" || socket.destroyed) return;
    const { status, code } = answers[error.code ?? ""] ?? notHttp;
    const body: ErrorBody = { message: problemText(code, language), code, request_id: crypto.randomUUID() };
    const text = JSON.stringify(body);
    if (socket.writable)
      socket.write(
        `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nContent-Length: ${Buffer.byteLength(text)}\r\nContent-Type: application/json; charset=utf-8\r\nConnection: close\r\n\r\n${text}`,
      );
    socket.destroy(error);
  };
