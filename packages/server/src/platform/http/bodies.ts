// How large a body each call takes, in bytes and in parts: the one place that decides it. A route names its limit, or has the smallest.
import { createHash } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { Problem } from "./problem.ts";

const kilobyte = 1024;

/**
 * `bytes` of the body; `parts`: lists, objects, fields and items in it, because each costs more than the letters that write it. `bulky` fields may
 * have more parts than the rest: their own schemas look at them by plain loops.
 */
type BodyLimit = { bytes: number; parts: number; bulky?: readonly string[] };

const ordinaryParts = 20_000;
const ordinaryMarks = 2 * ordinaryParts;

/** What a route may name as `config.body`. The largest two are held by BODY_LIMIT_MB as well. */
export const bodyLimits = {
  /** Where nothing is named: signing in, what a stranger may send, most forms. */
  small: { bytes: 32 * kilobyte, parts: ordinaryMarks },
  /** Forms with lists of rows. */
  form: { bytes: 512 * kilobyte, parts: ordinaryMarks },
  /** A step over many rows, each with some fields of its own. */
  many: { bytes: 1536 * kilobyte, parts: ordinaryMarks },
  /** Rich text in two languages, the pictures within it included. */
  text: { bytes: 3072 * kilobyte, parts: ordinaryMarks },
  /** Shapes of up to 200,000 positions; up to some 260,000 are read, and told their limit. */
  geometry: { bytes: 10_240 * kilobyte, parts: 800_000, bulky: ["geometry", "boundary"] },
  /** A pack of plain data; its items are looked at in turns. */
  pack: { bytes: 4096 * kilobyte, parts: 300_000, bulky: ["pack"] },
  /** Rows of a sheet. */
  rows: { bytes: 10_240 * kilobyte, parts: 300_000, bulky: ["rows"] },
} as const satisfies Record<string, BodyLimit>;

declare module "fastify" {
  interface FastifyContextConfig {
    body?: keyof typeof bodyLimits;
  }
  interface FastifyRequest {
    /** SHA-256 of the JSON as it came, where the caller named the request; null where no JSON was read. */
    json_hash: Buffer | null;
  }
}

/** A body from here on is read in several turns of the event loop, so that others have theirs between. */
const large = 64 * kilobyte;
const deepest = 64;
/** No object of the API has nearly as many. */
const mostFields = 1000;

const limitOf = ({ routeOptions }: FastifyRequest): BodyLimit => bodyLimits[routeOptions.config.body ?? "small"];

const isLarge = ({ headers }: FastifyRequest) => !(Number(headers["content-length"] ?? large) < large);

const [quote, comma, colon, backslash] = [34, 44, 58, 92];
const [openList, closeList, openObject, closeObject] = [91, 93, 123, 125];

/** Letters that are counted in one turn of the event loop. */
const turn = 512 * kilobyte;

/** Whether a text of JSON has more parts, or deeper ones, than may be read: reading costs more than its letters tell. */
export async function isBeyond(text: string, parts: number): Promise<boolean> {
  /** How many fields each open list or object has so far. */
  const fields: number[] = [];
  let count = 0;
  let isText = false;
  for (let index = 0; index < text.length; index++) {
    if (index % turn === turn - 1) await setImmediate();
    const letter = text.charCodeAt(index);
    if (isText) {
      if (letter === backslash) index++;
      else if (letter === quote) isText = false;
    } else if (letter === quote) isText = true;
    else if (letter === openList || letter === openObject) {
      if (fields.push(0) > deepest || ++count > parts) return true;
    } else if (letter === closeList || letter === closeObject) fields.pop();
    else if (letter === comma && ++count > parts) return true;
    else if (letter === colon && (++count > parts || ++fields[fields.length - 1]! > mostFields)) return true;
  }
  return false;
}

/** A name as JSON may write it: each letter as it is or by its number. */
const written = (name: string) =>
  name.replaceAll(/./g, (letter) => `(?:${letter}|\\\\u00${letter.charCodeAt(0).toString(16)})`);
/** Fields that reach into every object of the program. */
const reaching = new RegExp(`"(?:${written("__proto__")}|${written("constructor")})"`, "i");
/** The longest of them with every letter by its number, and its quotes. */
const longestReaching = "constructor".length * 6 + 2;

/** Whether a text of JSON may name such a field: then the parser looks closely, in one turn. */
async function isSuspect(text: string): Promise<boolean> {
  for (let from = 0; from < text.length; from += turn) {
    if (reaching.test(text.slice(from, from + turn + longestReaching))) return true;
    await setImmediate();
  }
  return false;
}

/** Whether the values outside of the bulky fields are more than may be checked one by one. */
function hasTooManyValues(body: unknown, bulky: readonly string[]): boolean {
  if (typeof body !== "object" || body === null) return false;
  const pending: unknown[] = Object.entries(body).flatMap(([field, value]) => (bulky.includes(field) ? [] : [value]));
  let count = 0;
  while (pending.length > 0) {
    const next = pending.pop();
    if (++count > ordinaryParts) return true;
    if (typeof next !== "object" || next === null) continue;
    const values = Object.values(next);
    if (values.length > ordinaryParts) return true;
    pending.push(...values);
  }
  return false;
}

/** Gives every route its limit, and reads JSON within it. Call before anything registers a route. */
export function limitBodies(app: FastifyInstance, most_bytes: number): void {
  app.addHook("onRoute", (route) => {
    route.bodyLimit = Math.min(bodyLimits[route.config?.body ?? "small"].bytes, most_bytes);
  });
  app.decorateRequest("json_hash", null);
  // JSON is the only language spoken here.
  app.removeAllContentTypeParsers();
  const parse = app.getDefaultJsonParser("error", "error");
  const parseTrusted = app.getDefaultJsonParser("ignore", "ignore");
  app.addContentTypeParser("application/json", { parseAs: "string" }, (request, text, done) => {
    // Here, because what is read of it is longer to write down again than the text is to hash.
    if (request.headers["idempotency-key"]) request.json_hash = createHash("sha256").update(text).digest();
    void readJson(request, String(text), done);
  });

  async function readJson(request: FastifyRequest, text: string, done: (error: Error | null, body?: unknown) => void) {
    if (text.length < large) return parse(request, text, done);
    const { parts, bulky = [] } = limitOf(request);
    if (await isBeyond(text, parts)) return done(new Problem("too_large"));
    const read = (await isSuspect(text)) ? parse : parseTrusted;
    void read(request, text, (error, body) => {
      if (error) return done(error);
      global.setImmediate(() => {
        if (hasTooManyValues(body, bulky)) return done(new Problem("too_large"));
        global.setImmediate(() => done(null, body));
      });
    });
  }

  app.addHook("preHandler", async (request) => {
    if (request.body !== undefined && isLarge(request)) await setImmediate();
  });
}
