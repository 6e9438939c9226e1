// What a backup is made of: one tar file with a head, the tables, the files, the sums, and the sum of these, in this order. docs/backups.md tells it to people.
import { z } from "zod";

/** Grows when an older release could not read what a newer one writes. */
export const formatVersion = 1;

/** Names within the tar file. */
export const entryNames = {
  head: "atalaya.json",
  /** Rows of one table, cut into parts: PostgreSQL's COPY text, compressed with zstd. */
  part: (table: string, number: number) => `tables/${table}/${String(number).padStart(6, "0")}.copy.zst`,
  /** A content by its SHA-256. */
  content: (sha256: string) => `files/${sha256.slice(0, 2)}/${sha256}`,
  sums: "sums.json",
  /** SHA-256 of the sums, in hex. */
  seal: "sums.sha256",
};

export const tableOfPart = (name: string) => /^tables\/([a-z_]+)\/\d{6}\.copy\.zst$/.exec(name)?.[1];
export const shaOfContent = (name: string) => /^files\/[0-9a-f]{2}\/([0-9a-f]{64})$/.exec(name)?.[1];

const Table = z.object({ name: z.string(), columns: z.array(z.string()).min(1) });
export type TableColumns = z.infer<typeof Table>;

/** The first entry: told before anything is written. `at` is the moment that all of it is of. */
export const BackupHead = z.object({
  application: z.literal("atalaya"),
  format: z.int(),
  release: z.string(),
  at: z.iso.datetime(),
  made_on: z.enum(["embedded", "server"]),
  /** What the schema was made by, so that exactly this one is made again. */
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })).min(1),
  tables: z.array(Table).min(1),
});
export type BackupHead = z.infer<typeof BackupHead>;

export const TableSum = z.object({
  rows: z.int().min(0),
  parts: z.int().min(0),
  /** Of all lines of the table, one part after the other. */
  sha256: z.string(),
});
export type TableSum = z.infer<typeof TableSum>;

/** Of all that comes before it. A backup that was cut off lacks it. */
export const BackupSums = z.object({
  /** SHA-256 of the head as it was written. */
  head: z.string(),
  tables: z.record(z.string(), TableSum),
  /** The last number that each counter gave, and whether it gave it. */
  sequences: z.array(z.object({ name: z.string(), last_value: z.int(), is_called: z.boolean() })),
  files: z.object({ count: z.int(), bytes: z.int() }),
  /** Contents that the database names and the store did not have, or not whole. */
  missing: z.array(z.string()),
});
export type BackupSums = z.infer<typeof BackupSums>;

/** Rows of all tables. */
export const totalRows = ({ tables }: BackupSums): number =>
  Object.values(tables).reduce((sum, { rows }) => sum + rows, 0);

/** What cannot be used, and why; `code` is a key of the command line's texts. */
export class BackupProblem extends Error {
  readonly code: string;
  constructor(code: string, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}
