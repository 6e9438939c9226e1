// What the threads of the pools do: pure functions from bytes or a file to bytes or plain data. Each loads its libraries at its first use.
import { parentPort } from "node:worker_threads";
import type { CapProblemCode } from "../cap/cap-problem.ts";
import type { ReadMessage } from "../cap/read-cap.ts";
import type { AnnouncedMessage } from "../cap/read-feed.ts";
import type { Gathered as GatheredCards } from "../desinventar/gather-cards.ts";
import type { UnreadTable } from "../exchange/reading/gather-table.ts";
import type { GatheredTable } from "../exchange/table-file.ts";
import type { Gathered } from "../geo-files/gather-polygons.ts";

type Task = { id: number; parts: Uint8Array[] };

const decoder = new TextDecoder();

/** Tells that the task's time runs from here on, and reads its parts. */
function begin<T extends unknown[]>({ id, parts }: Task): T {
  parentPort?.postMessage({ begun: id });
  return parts.map((part) => JSON.parse(decoder.decode(part))) as T;
}

/** A paper laid out as PDF. */
export async function pdf(task: Task): Promise<Uint8Array> {
  const { layOut } = await import("../papers/lay-out.ts");
  return layOut(...begin<Parameters<typeof layOut>>(task));
}

/** Sheets as XLSX or ODS. */
export async function workbook(task: Task): Promise<Uint8Array> {
  const { writeSheets } = await import("../sheets/write-sheets.ts");
  return writeSheets(...begin<Parameters<typeof writeSheets>>(task));
}

/** Rows of a file, with where each lies, as a GeoPackage beside it. */
export async function geopackage(task: Task): Promise<void> {
  const { writeGeoPackage } = await import("../sheets/write-geopackage.ts");
  return writeGeoPackage(...begin<Parameters<typeof writeGeoPackage>>(task));
}

/** Texts made safe. */
export async function clean(task: Task): Promise<string[]> {
  const { cleanHtml } = await import("../rich-text/clean-html.ts");
  return begin<string[]>(task).map(cleanHtml);
}

/** The polygons of a file of shapes, as lines of a file beside it. */
export async function polygons(task: Task): Promise<Gathered> {
  const { gatherPolygons } = await import("../geo-files/gather-polygons.ts");
  return gatherPolygons(...begin<Parameters<typeof gatherPolygons>>(task));
}

/** The rows of a file of any kind, as lines of a file beside it. */
export async function table(task: Task): Promise<GatheredTable | UnreadTable> {
  const { gatherTable } = await import("../exchange/reading/gather-table.ts");
  return gatherTable(...begin<Parameters<typeof gatherTable>>(task));
}

/** The cards of a database of DesInventar, as lines of files beside it. */
export async function cards(task: Task): Promise<GatheredCards> {
  const { gatherCards } = await import("../desinventar/gather-cards.ts");
  return gatherCards(...begin<Parameters<typeof gatherCards>>(task));
}

type Unread = { problem: CapProblemCode; detail: string };

/** What is read, or why it is not. */
async function orProblem<T>(id: number, load: () => Promise<() => T>): Promise<T | Unread> {
  const [read, { CapProblem }] = await Promise.all([load(), import("../cap/cap-problem.ts")]);
  parentPort?.postMessage({ begun: id });
  try {
    return read();
  } catch (error) {
    if (error instanceof CapProblem) return { problem: error.code, detail: error.detail };
    throw error;
  }
}

/** A message of CAP as others write it. */
export const cap = ({ id, parts }: Task): Promise<ReadMessage | Unread> =>
  orProblem(id, async () => {
    const { readCap } = await import("../cap/read-cap.ts");
    return () => readCap(parts[0]!);
  });

/** The messages that an address announces: its bytes, and itself. */
export const feed = ({ id, parts }: Task): Promise<AnnouncedMessage[] | Unread> =>
  orProblem(id, async () => {
    const { readFeed } = await import("../cap/read-feed.ts");
    return () => readFeed(parts[0]!, JSON.parse(decoder.decode(parts[1])) as string);
  });

export type Tasks = {
  pdf: typeof pdf;
  workbook: typeof workbook;
  geopackage: typeof geopackage;
  clean: typeof clean;
  polygons: typeof polygons;
  table: typeof table;
  cards: typeof cards;
  cap: typeof cap;
  feed: typeof feed;
};
