// A backup of a million records and five gigabytes of files beside what the database's own tool and a plain copy take, in turns; reading it
// back; and what somebody else waits for lists meanwhile. `npm run bench:backup [-- server|embedded] [gigabytes]`
import { execFile } from "node:child_process";
import { createHash, randomFillSync } from "node:crypto";
import { createWriteStream } from "node:fs";
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { promisify } from "node:util";
import { setTimeout as pause } from "node:timers/promises";
import { readFrom } from "@atalaya/server/platform/backup/backup-place.ts";
import { copyingEmbedded, copyingServer } from "@atalaya/server/platform/backup/copy-connection.ts";
import { readBackup } from "@atalaya/server/platform/backup/read-backup.ts";
import { writeBackup } from "@atalaya/server/platform/backup/write-backup.ts";
import { folderStore } from "@atalaya/server/platform/files/folder-store.ts";
import { runCommand } from "@atalaya/server/testing/run-command.ts";
import { filledDatabase, kinds, numberAsked, type Filled, type Kind } from "./filled-database.ts";
import { judge, median } from "./figures.ts";
import { listReader } from "./list-reader.ts";
import { places, startProduct } from "./servers.ts";

const run = promisify(execFile);
const rounds = 3;
const quietMs = 5000;
const records: Record<Kind, number> = { server: 1_000_000, embedded: 100_000 };
const fileBytes = 2_500_000;
const gigabytes = numberAsked(5);

/** Noise, which nothing makes smaller, as photos are; made once and kept. */
async function filesIn(directory: string): Promise<{ sha256: string; size: number }[]> {
  const list = join(directory, "list.json");
  const known = await readFile(list, "utf8").catch(() => null);
  if (known !== null) return JSON.parse(known) as { sha256: string; size: number }[];
  const content = Buffer.alloc(fileBytes);
  const made: { sha256: string; size: number }[] = [];
  for (let number = 0; number < (gigabytes * 1e9) / fileBytes; number++) {
    randomFillSync(content);
    const sha256 = createHash("sha256").update(content).digest("hex");
    const folder = join(directory, "files", sha256.slice(0, 2));
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, sha256), content);
    made.push({ sha256, size: fileBytes });
  }
  await writeFile(list, JSON.stringify(made));
  return made;
}

const sizeOfDatabase = `select pg_database_size(current_database()) as bytes`;
const insert = `insert into files (name, size, mime_type, sha256)
  select 'foto.jpg', (it ->> 'size')::bigint, 'image/jpeg', it ->> 'sha256' from jsonb_array_elements($1::jsonb) it
  where not exists (select 1 from files f where f.sha256 = it ->> 'sha256')`;

/** The contents in the store, and the rows that name them, in the database of the benchmark. */
async function prepare({ kind, DATABASE_URL, DATA_DIR }: Filled, files: readonly object[]): Promise<number> {
  const connection = await open(kind, DATABASE_URL, DATA_DIR);
  await connection.query("select set_config('app.actor', 'system', false)");
  await connection.query(insert, [JSON.stringify(files)]);
  const { rows } = await connection.query(sizeOfDatabase);
  await connection.close();
  return Number(rows[0]!["bytes"]);
}

const open = (kind: Kind, url: string, directory: string) =>
  kind === "server" ? copyingServer(url) : copyingEmbedded(join(directory, "database"));

async function seconds(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return (performance.now() - started) / 1000;
}

/** `pg_dump` and a copy, or on the embedded database two copies: as somebody would do without the product. */
async function byHand({ kind, DATABASE_URL, DATA_DIR }: Filled, files: string, to: string): Promise<void> {
  if (kind === "server") await run("pg_dump", ["-Fc", "-Z1", "-f", join(to, "database.dump"), DATABASE_URL]);
  else await cp(join(DATA_DIR, "database"), join(to, "database"), { recursive: true });
  await run("cp", ["-r", files, join(to, "files")]);
}

async function measure(filled: Filled): Promise<void> {
  const { kind, DATABASE_URL, DATA_DIR } = filled;
  const store = join(tmpdir(), "atalaya-bench", `files-${gigabytes}`);
  await mkdir(store, { recursive: true });
  const contents = await filesIn(store);
  const database = await prepare(filled, contents);
  const megabytes = (database + contents.length * fileBytes) / 1e6;
  console.log(`${kind}: ${records[kind]} records, database ${(database / 1e6).toFixed(0)} MB, ${contents.length} files, together ${megabytes.toFixed(0)} MB`); // prettier-ignore

  const times = { hand: [] as number[], backup: [] as number[], verify: [] as number[] };
  for (let round = 0; round < rounds; round++) {
    const to = await mkdtemp(join(tmpdir(), "atalaya-bench-backup-"));
    times.hand.push(await seconds(() => byHand(filled, join(store, "files"), to)));
    await rm(to, { recursive: true });
    await mkdir(to);
    const file = join(to, "backup.tar");
    times.backup.push(
      await seconds(async () => {
        const connection = await open(kind, DATABASE_URL, DATA_DIR);
        const { stream } = writeBackup({ connection, files: folderStore(store), release: "bench" });
        await pipeline(stream, createWriteStream(file));
        await connection.close();
      }),
    );
    times.verify.push(await seconds(async () => readBackup(await readFrom(file))));
    await rm(to, { recursive: true });
  }
  const speed = (list: number[]) => megabytes / median(list);
  console.log(`  by hand ${median(times.hand).toFixed(1)} s, ${speed(times.hand).toFixed(0)} MB/s`);
  console.log(`  backup ${median(times.backup).toFixed(1)} s, ${speed(times.backup).toFixed(0)} MB/s`);
  console.log(`  reading it back ${median(times.verify).toFixed(1)} s, ${speed(times.verify).toFixed(0)} MB/s`);
  judge(
    "speed of the backup, of what is done by hand",
    speed(times.backup) / speed(times.hand),
    { least: 0.7 },
    kind === "server",
  );
  await besideOthers(filled, store);
}

/** Lists while the command makes a backup, and while nothing else happens. */
async function besideOthers(filled: Filled, store: string): Promise<void> {
  const product = await startProduct(filled);
  const [place] = (await places(product)).slice(5);
  const quietly = listReader(product, place!);
  await pause(quietMs);
  const quiet = await quietly();
  const meanwhile = listReader(product, place!);
  const to = await mkdtemp(join(tmpdir(), "atalaya-bench-backup-"));
  const { DATABASE_URL, kind } = filled;
  const DATA_DIR = kind === "server" ? store : filled.DATA_DIR;
  const { code, complained } = await runCommand(["backup", "--to", to], { DATABASE_URL, DATA_DIR });
  const busy = await meanwhile();
  product.kill();
  await rm(to, { recursive: true });
  if (code !== 0) throw new Error(complained);
  console.log(`  a list alone ${median(quiet).toFixed(1)} ms, while a backup is made ${median(busy).toFixed(1)} ms, longest ${Math.max(...busy).toFixed(0)} ms`); // prettier-ignore
  judge("median of a list while a backup is made, of that alone", median(busy) / median(quiet), { most: 1.5 });
}

for (const kind of kinds()) await measure(await filledDatabase(kind, records[kind]));
