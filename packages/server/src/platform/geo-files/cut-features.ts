// GeoJSON of hundreds of megabytes, a feature at a time: the text is cut between the items of its list `features` while it streams by, and
// each is parsed alone. Held at once it would be many times its size.
import { mostBytes, tooLarge, unreadable, type Source } from "./geo-file.ts";

const [quote, backslash, comma, colon] = [34, 92, 44, 58];
const [openList, closeList, openObject, closeObject] = [91, 93, 123, 125];

/** No shape, property or foreign member lies deeper. */
const deepest = 64;

/** What is not cut is parsed at once, and becomes many times its size. */
const mostWhole = 64 * 1024 * 1024;

const listName = '"features"';

/** Spaces of JSON, and the mark between the texts of a sequence (RFC 8142). */
const isSpace = (byte: number) => byte <= 32;

/** Before the list, behind its name, in it, or behind it. */
type Where = "before" | "named" | "in" | "after";

/** Cuts what is pushed into it: the items of the outermost `features`, and the rest, with the list empty. */
class Cutter {
  readonly items: Buffer[] = [];
  isDone = false;
  /** Something follows the root: what, is for the caller to say. */
  isFollowed = false;
  private depth = 0;
  private list: Where = "before";
  private isInText = false;
  private isEscaped = false;
  private name = "";
  private isFirst = true;
  private readonly kept: Buffer[] = [];
  private item: Buffer[] = [];
  private size = 0;

  push(chunk: Buffer): void {
    let from = 0;
    for (let at = 0; at < chunk.length; at++) {
      if (this.isInText) {
        at = this.passText(chunk, at);
        continue;
      }
      const byte = chunk[at]!;
      if (isSpace(byte)) continue;
      if (this.isDone) {
        this.isFollowed = true;
        this.keep(chunk.subarray(from, at));
        return;
      }
      from = this.meet(chunk, at, from);
    }
    this.keep(chunk.subarray(from));
  }

  /** Handles one sign outside of texts; answers from where the bytes of the chunk are not kept yet. */
  private meet(chunk: Buffer, at: number, from: number): number {
    const byte = chunk[at]!;
    if (byte === openList || byte === openObject) return this.enter(chunk, at, from);
    if (byte === closeList || byte === closeObject) return this.leave(chunk, at, from);
    if (byte === quote) [this.isInText, this.name] = [true, '"'];
    else if (byte === comma && this.depth === 2 && this.list === "in") {
      this.keep(chunk.subarray(from, at));
      this.endItem();
      return at + 1;
    }
    if (byte !== colon && this.list === "named") this.list = "before";
    return from;
  }

  private enter(chunk: Buffer, at: number, from: number): number {
    if (++this.depth > deepest) throw unreadable();
    if (this.list !== "named") return from;
    if (chunk[at] !== openList) {
      this.list = "before";
      return from;
    }
    this.keep(chunk.subarray(from, at + 1));
    [this.list, this.isFirst] = ["in", true];
    return at + 1;
  }

  private leave(chunk: Buffer, at: number, from: number): number {
    let rest = from;
    if (this.depth === 2 && this.list === "in") {
      this.keep(chunk.subarray(from, at));
      if (!this.isFirst || !isBlank(this.item)) this.endItem();
      [this.item, this.list, rest] = [[], "after", at];
    }
    if (--this.depth < 0) throw unreadable();
    if (this.depth === 0) this.isDone = true;
    return rest;
  }

  /** Answers where the text ends, or the end of the chunk. */
  private passText(chunk: Buffer, from: number): number {
    let at = from;
    if (this.isEscaped) [at, this.isEscaped] = [from + 1, false];
    for (; at < chunk.length; at++) {
      const byte = chunk[at]!;
      if (byte === backslash) {
        if (at + 1 === chunk.length) this.isEscaped = true;
        at++;
      } else if (byte === quote) break;
    }
    if (this.depth === 1 && this.list === "before" && this.name.length <= listName.length)
      this.name += chunk.toString("latin1", from, Math.min(at + 1, from + listName.length));
    if (at < chunk.length) {
      this.isInText = false;
      if (this.depth === 1 && this.list === "before" && this.name === listName) this.list = "named";
    }
    return at;
  }

  private endItem(): void {
    this.items.push(Buffer.concat(this.item));
    [this.item, this.isFirst] = [[], false];
  }

  private keep(piece: Buffer): void {
    if (piece.length === 0) return;
    if (this.list === "in") {
      this.item.push(piece);
      return;
    }
    this.size += piece.length;
    if (this.size > mostWhole) throw tooLarge(mostWhole);
    this.kept.push(piece);
  }

  /** All but the items. Throws where brackets are not closed. */
  rest(): Record<string, unknown> {
    if (!this.isDone) throw unreadable();
    return parsed(Buffer.concat(this.kept));
  }
}

const isBlank = (pieces: readonly Buffer[]) => pieces.every((piece) => piece.every(isSpace));

/** An object of JSON. */
function parsed(bytes: Buffer): Record<string, unknown> {
  try {
    // The marks that some programs put in front of UTF-8, and of each text of a sequence, are no part of the JSON.
    const value: unknown = JSON.parse(
      bytes
        .toString("utf8")
        .replace(/^\uFEFF/, "")
        .replaceAll("\u001E", ""),
    );
    if (value !== null && typeof value === "object" && !Array.isArray(value)) return value as Record<string, unknown>;
  } catch (cause) {
    throw unreadable(cause);
  }
  throw unreadable();
}

export type Looked = {
  /** All of the text but the items of the list; of several texts one after another, the first. */
  rest: Record<string, unknown>;
  isFollowed: boolean;
};

/** What lies around the list. Throws where brackets are not closed, or lie too deep. */
export async function lookAround(source: Source): Promise<Looked> {
  const cutter = new Cutter();
  let bytes = 0;
  for await (const chunk of source()) {
    bytes += chunk.length;
    if (bytes > mostBytes) throw tooLarge();
    if (cutter.isFollowed) continue;
    cutter.push(chunk);
    cutter.items.length = 0;
  }
  return { rest: cutter.rest(), isFollowed: cutter.isFollowed };
}

/** The items of the list, each parsed alone. */
export async function* itemsOf(source: Source): AsyncGenerator<Record<string, unknown>> {
  const cutter = new Cutter();
  for await (const chunk of source()) {
    cutter.push(chunk);
    yield* cutter.items.splice(0).map(parsed);
  }
}

const [lineEnd, recordMark] = [10, 30];

/** Texts of JSON one after another: each a line (newline-delimited), or behind a mark (RFC 8142). */
export async function* textsOf(source: Source): AsyncGenerator<Record<string, unknown>> {
  let separator: number | null = null;
  let [pieces, size]: [Buffer[], number] = [[], 0];
  const taken = () => {
    const text = Buffer.concat(pieces);
    [pieces, size] = [[], 0];
    return text.every(isSpace) ? [] : [parsed(text)];
  };
  for await (const chunk of source()) {
    separator ??= chunk[0] === recordMark ? recordMark : lineEnd;
    let from = 0;
    for (let at = chunk.indexOf(separator); at >= 0; at = chunk.indexOf(separator, from)) {
      pieces.push(chunk.subarray(from, at));
      yield* taken();
      from = at + 1;
    }
    pieces.push(chunk.subarray(from));
    size += chunk.length - from;
    if (size > mostWhole) throw tooLarge(mostWhole);
  }
  yield* taken();
}
