// Reads a backup entry by entry and holds each against the sums: for verifying it, and for restoring it.
import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import { finished, pipeline } from "node:stream/promises";
import { promisify } from "node:util";
import { zstdDecompress } from "node:zlib";
import { extract, type Extract } from "tar-stream";
import { buffer } from "node:stream/consumers";
import { sha256Of } from "../files/file-store.ts";
import {
  BackupHead,
  BackupProblem,
  BackupSums,
  entryNames,
  formatVersion,
  shaOfContent,
  tableOfPart,
  type TableColumns,
} from "./format.ts";
import { linesIn } from "./write-backup.ts";

type Entry = Extract extends AsyncIterable<infer E> ? E : never;

const decompress = promisify(zstdDecompress);
/** A part is some megabytes; one that would be larger than this was not written by us. */
const mostOfPart = 2 * 1024 * 1024 * 1024;
/** Heads and sums are small. */
const mostOfJson = 64 * 1024 * 1024;

/** What is done with what comes: in this order, each awaited before the next. */
export type Taker = {
  head?(head: BackupHead): Promise<void>;
  part?(table: TableColumns, lines: Buffer): Promise<void>;
  /** All of it is to be read. */
  content?(sha256: string, size: number, content: Readable): Promise<void>;
  sums?(sums: BackupSums, head: BackupHead): Promise<void>;
};

export type Found = { head: BackupHead; sums: BackupSums; damaged: string[] };

/**
 * Reads all of a backup. Throws a `BackupProblem` where it is none, was cut off, was changed, or is of a newer release. `damaged`: contents that were not in
 * the store what their names say, and so are not in the backup either.
 */
export async function readBackup(stream: Readable, taker: Taker = {}): Promise<Found> {
  const reading = new Reading(taker);
  const tar = extract();
  const fed = pipeline(stream, tar);
  // Awaited at the end; a failure until then is not an unhandled one.
  fed.catch(() => undefined);
  try {
    for await (const entry of tar) {
      await reading.take(entry);
      entry.resume();
    }
    await fed;
  } catch (error) {
    stream.destroy();
    if (error instanceof BackupProblem || reading.isTakersFault) throw error;
    throw new BackupProblem(reading.isOurs ? "cut_off" : "not_a_backup", "the file is damaged or was cut off", {
      cause: error,
    });
  }
  return reading.found();
}

class Reading {
  head: BackupHead | undefined;
  /** It begins as a backup does. */
  isOurs = false;
  /** What fails is what was to be done with the backup, and not the backup. */
  isTakersFault = false;
  readonly #taker: Taker;
  #isSealed = false;
  #headSum = "";
  #sumsSum = "";
  readonly #damaged: string[] = [];
  readonly #tables = new Map<string, { rows: number; parts: number; sum: ReturnType<typeof createHash> }>();
  #files = { count: 0, bytes: 0 };
  #sums: BackupSums | undefined;

  constructor(taker: Taker) {
    this.#taker = taker;
  }

  async take(entry: Entry): Promise<void> {
    const { name } = entry.header;
    const size = entry.header.size ?? 0;
    if (!this.head) return this.#takeHead(name, entry);
    if (this.#sums) return this.#takeSeal(name, (await buffer(entry)).toString());
    const table = tableOfPart(name);
    if (table !== undefined) return this.#takePart(table, await decompressed(await buffer(entry)));
    const sha256 = shaOfContent(name);
    if (sha256 !== undefined) return this.#takeContent(sha256, size, entry);
    if (name !== entryNames.sums) throw new BackupProblem("changed", `${name} does not belong here`);
    const content = await smallContent(entry);
    this.#sumsSum = sha256Of(content);
    this.#sums = BackupSums.parse(jsonOf(content));
    this.#compare(this.#sums, this.head);
  }

  found(): Found {
    if (!this.head) throw new BackupProblem("not_a_backup", "the file is not a backup of Atalaya");
    if (!this.#sums || !this.#isSealed) throw new BackupProblem("cut_off", "the end of the backup is missing");
    return { head: this.head, sums: this.#sums, damaged: this.#damaged };
  }

  async #takeHead(name: string, entry: Entry): Promise<void> {
    if (name !== entryNames.head) throw new BackupProblem("not_a_backup", "the file is not a backup of Atalaya");
    this.isOurs = true;
    const content = await smallContent(entry);
    this.#headSum = sha256Of(content);
    const read = jsonOf(content);
    const { format } = read as { format?: unknown };
    if (typeof format === "number" && format > formatVersion)
      throw new BackupProblem("newer", `the backup has format ${format}, this release reads ${formatVersion}`);
    this.head = BackupHead.parse(read);
    await this.#doing(this.#taker.head?.(this.head));
  }

  /** Only now is known that nothing was changed. */
  async #takeSeal(name: string, sum: string): Promise<void> {
    if (name !== entryNames.seal || this.#isSealed || sum !== this.#sumsSum)
      throw new BackupProblem("changed", `${name} does not seal what comes before it`);
    this.#isSealed = true;
    await this.#doing(this.#taker.sums?.(this.#sums!, this.head!));
  }

  async #takePart(name: string, lines: Buffer): Promise<void> {
    const table = this.head!.tables.find((it) => it.name === name);
    if (!table) throw new BackupProblem("changed", `${name} is not among the tables`);
    const sum = this.#tables.get(name) ?? { rows: 0, parts: 0, sum: createHash("sha256") };
    this.#tables.set(name, sum);
    sum.sum.update(lines);
    sum.rows += linesIn(lines);
    sum.parts += 1;
    await this.#doing(this.#taker.part?.(table, lines));
  }

  async #takeContent(sha256: string, size: number, entry: Entry): Promise<void> {
    const sum = createHash("sha256");
    async function* summed(): AsyncGenerator<Buffer> {
      for await (const piece of entry as AsyncIterable<Buffer>) {
        sum.update(piece);
        yield piece;
      }
    }
    const content = Readable.from(summed(), { objectMode: false });
    if (this.#taker.content) await this.#doing(this.#taker.content(sha256, size, content));
    content.resume();
    if (!content.readableEnded) await finished(content);
    if (sum.digest("hex") !== sha256) this.#damaged.push(sha256);
    this.#files.count += 1;
    this.#files.bytes += size;
  }

  /** What the tables and files were must be what was read. */
  #compare(sums: BackupSums, head: BackupHead): void {
    if (sums.head !== this.#headSum) throw new BackupProblem("changed", "the head is not what was written");
    for (const { name } of head.tables) {
      const written = sums.tables[name];
      const read = this.#tables.get(name);
      const sha256 = (read?.sum ?? createHash("sha256")).digest("hex");
      if (written?.sha256 !== sha256 || written.rows !== (read?.rows ?? 0))
        throw new BackupProblem("changed", `${name} is not what was written`);
    }
    if (sums.files.count !== this.#files.count || sums.files.bytes !== this.#files.bytes)
      throw new BackupProblem("changed", "the files are not those that were written");
  }

  async #doing(work: Promise<void> | undefined): Promise<void> {
    try {
      await work;
    } catch (error) {
      this.isTakersFault = true;
      throw error;
    }
  }
}

const decompressed = (content: Buffer) => decompress(content, { maxOutputLength: mostOfPart });

async function smallContent(entry: Entry): Promise<Buffer> {
  if ((entry.header.size ?? 0) > mostOfJson) throw new BackupProblem("changed", `${entry.header.name} is too large`);
  return buffer(entry);
}

const jsonOf = (content: Buffer) => JSON.parse(content.toString()) as unknown;
