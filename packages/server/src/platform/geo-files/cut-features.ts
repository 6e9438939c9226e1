// GeoJSON of hundreds of megabytes, a feature at a time: the text is cut between the items of its list `features`, and each is parsed alone.
// Held at once would be many times its size.
import { GeoFileProblem } from "./geo-file.ts";

const [quote, backslash, comma] = [34, 92, 44];
const [openList, closeList, openObject, closeObject] = [91, 93, 123, 125];

/** No shape, property or foreign member lies deeper. */
const deepest = 64;

const listName = '"features"';

const unreadable = (cause?: unknown) => new GeoFileProblem("geo_unreadable", {}, cause);

/** First and one after the last byte of an item. */
type Piece = [from: number, to: number];

export type Cut = {
  /** All of the text but the items of the list. */
  rest: Record<string, unknown>;
  pieces: Piece[];
};

/** Where the items of the outermost `features` lie. Throws where brackets are not closed, or lie too deep. */
export function cutFeatures(bytes: Buffer): Cut {
  const pieces: Piece[] = [];
  let depth = 0;
  /** First and one after the last byte between the brackets of the list. */
  let list: Piece | null = null;
  let began = 0;
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at];
    if (byte === quote) {
      const end = endOfText(bytes, at);
      if (depth === 1 && !list && bytes.toString("latin1", at, end) === listName) {
        const open = openAfter(bytes, end);
        if (open !== null) [list, began, at, depth] = [[open + 1, -1], open + 1, open, 2];
        else at = end - 1;
      } else at = end - 1;
    } else if (byte === openList || byte === openObject) {
      if (++depth > deepest) throw unreadable();
    } else if (byte === closeList || byte === closeObject) {
      if (depth === 2 && list?.[1] === -1) {
        list[1] = at;
        if (!isBlank(bytes, began, at) || pieces.length > 0) pieces.push([began, at]);
      }
      if (--depth < 0) throw unreadable();
    } else if (byte === comma && depth === 2 && list?.[1] === -1) {
      pieces.push([began, at]);
      began = at + 1;
    }
  }
  if (depth !== 0) throw unreadable();
  const [from, to] = list ?? [bytes.length, bytes.length];
  return { rest: parsed(Buffer.concat([bytes.subarray(0, from), bytes.subarray(to)])), pieces };
}

/** One after the closing quote of the text that begins at `at`. */
function endOfText(bytes: Buffer, at: number): number {
  for (let end = bytes.indexOf(quote, at + 1); end >= 0; end = bytes.indexOf(quote, end + 1)) {
    let slashes = 0;
    while (bytes[end - 1 - slashes] === backslash) slashes++;
    if (slashes % 2 === 0) return end + 1;
  }
  throw unreadable();
}

/** Where a list opens after a name and its colon, or null where something else follows. */
function openAfter(bytes: Buffer, at: number): number | null {
  const [found] = /^\s*:\s*\[/.exec(bytes.toString("latin1", at, at + 100)) ?? [];
  return found ? at + found.length - 1 : null;
}

const isBlank = (bytes: Buffer, from: number, to: number) => bytes.toString("latin1", from, to).trim() === "";

function parsed(bytes: Buffer): Record<string, unknown> {
  try {
    // The mark that some programs put in front of UTF-8 is no part of the JSON.
    const value: unknown = JSON.parse(bytes.toString("utf8").replace(/^\uFEFF/, ""));
    if (value !== null && typeof value === "object" && !Array.isArray(value)) return value as Record<string, unknown>;
  } catch (cause) {
    throw unreadable(cause);
  }
  throw unreadable();
}

/** The item that lies in a piece. */
export const itemAt = (bytes: Buffer, [from, to]: Piece): Record<string, unknown> => parsed(bytes.subarray(from, to));
