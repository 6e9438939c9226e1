// A map file as the page sees it; the worker that reads it starts with the first one.
import { addProtocol } from "maplibre-gl";
import type { Header } from "pmtiles";
import { pageWorker } from "../view/page-worker.ts";
import type { Answered, Asked, Question } from "./map-file-reader.ts";
// oxlint-disable-next-line import/default -- the build gives the address of the worker's script
import readerUrl from "./map-file-reader.ts?worker&url";

const waiting = new Map<number, PromiseWithResolvers<unknown>>();
let asked = 0;
let reader: Worker | undefined;

function startReader(): Worker {
  const started = new Worker(pageWorker(readerUrl), { type: "module" });
  started.addEventListener("message", ({ data: answered }: MessageEvent<Answered>) => {
    const { number } = answered;
    if ("error" in answered) waiting.get(number)?.reject(new Error(answered.error));
    else waiting.get(number)?.resolve(answered.data);
    waiting.delete(number);
  });
  // It could not be loaded: without it there is no ground, and all else of the map.
  started.addEventListener("error", () => {
    for (const { reject } of waiting.values()) reject(new Error("map files cannot be read"));
    waiting.clear();
  });
  return started;
}

function send(question: Asked, moved: Transferable[] = []): void {
  reader ??= startReader();
  reader.postMessage(question, moved);
}

function ask<T>(question: Question, { moved, signal }: { moved?: Transferable[]; signal?: AbortSignal } = {}) {
  const number = ++asked;
  const answer = Promise.withResolvers<unknown>();
  waiting.set(number, answer);
  send({ ...question, number }, moved);
  signal?.addEventListener("abort", () => send({ number, ask: "left" }), { once: true });
  return answer.promise as Promise<T>;
}

/** Columns and rows of tiles count from the north-west. All calls fail where the file cannot be read. */
export type MapFile = {
  getHeader: () => Promise<Header>;
  /** As its makers wrote it. */
  getMetadata: () => Promise<unknown>;
  /** Unpacked; undefined where the file has none. */
  getTile: (z: number, x: number, y: number, signal?: AbortSignal) => Promise<ArrayBuffer | undefined>;
  /** A tile that is a picture, as it is drawn: its numbers are no heights any more. */
  getPicture: (z: number, x: number, y: number, signal?: AbortSignal) => Promise<ImageBitmap | undefined>;
};

/** Read by ranges, a few of them for each tile. `headers`: for each question anew. */
export function fileByRanges(url: string, headers?: () => Record<string, string>): MapFile {
  const file = () => ({ file: url, ...(headers && { headers: headers() }) });
  return {
    getHeader: () => ask({ ask: "header", ...file() }),
    getMetadata: () => ask({ ask: "metadata", ...file() }),
    getTile: (z, x, y, signal) => ask({ ask: "tile", z, x, y, ...file() }, { ...(signal && { signal }) }),
    getPicture: (z, x, y, signal) => ask({ ask: "picture", z, x, y, ...file() }, { ...(signal && { signal }) }),
  };
}

/** A small one whose content is there at once; it is given away. */
export async function fileOfContent(name: string, content: ArrayBuffer): Promise<MapFile> {
  await ask({ ask: "keep", file: name, content }, { moved: [content] });
  return fileByRanges(name);
}

/** Lets MapLibre ask for tiles as `scheme://name/z/x/y`. Once for each scheme, before a map is drawn with it. */
export function serveTiles(
  scheme: string,
  fileNamed: (name: string) => MapFile | Promise<MapFile>,
  as: "getTile" | "getPicture" = "getTile",
): void {
  const address = new RegExp(`^${scheme}://(.+)/(\\d+)/(\\d+)/(\\d+)$`);
  addProtocol(scheme, async ({ url }, { signal }) => {
    const [, name = "", z, x, y] = address.exec(url) ?? [];
    const tile = await (await fileNamed(name))[as](Number(z), Number(x), Number(y), signal);
    // Where a file has no tile there is nothing to draw.
    return { data: tile ?? new ArrayBuffer() };
  });
}
