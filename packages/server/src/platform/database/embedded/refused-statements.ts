// Statements that would end PGlite are answered with an ordinary error instead.
import { eachMessage, frontend, simpleQuery } from "./wire.ts";

/** PGlite reads the copied rows from where there are none and exits. */
const COPY_FROM_STDIN = /^(\s|--[^\n]*\n|\/\*[\s\S]*?\*\/)*copy\b[^;]*\bfrom\s+stdin\b/i;

// Raised by the database itself, so that an open transaction fails as it would on a server.
const REFUSAL = simpleQuery(
  "do $$ begin raise exception using errcode = '0A000', " +
    "message = 'COPY FROM STDIN is not possible with the embedded database', " +
    "hint = 'Insert from json_to_recordset($1) in batches.'; end $$",
);

/** The bytes to send on: the same, or a statement that fails with the reason. */
export function withoutDeadlyStatements(portion: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  let is_deadly = false;
  eachMessage(portion, (type, message) => {
    if (type === frontend.query) is_deadly ||= COPY_FROM_STDIN.test(textAt(message, 5));
    if (type === frontend.parse) is_deadly ||= COPY_FROM_STDIN.test(textAt(message, message.indexOf(0, 5) + 1));
  });
  return is_deadly ? REFUSAL.slice() : portion;
}

/** Only the beginning: a statement may carry megabytes, but this one says early what it is. */
function textAt(message: Uint8Array, start: number): string {
  const end = message.indexOf(0, start);
  return Buffer.from(message.subarray(start, Math.min(end, start + 2000))).toString();
}
