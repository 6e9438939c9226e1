// Makes a backup, reads it back, and forgets those that have served their time.
import type { Readable } from "node:stream";
import type { FileStore } from "../files/file-store.ts";
import type { Settings } from "../settings.ts";
import type { BackupPlace } from "./backup-place.ts";
import { decrypted, encrypted, newKeyPair } from "./encryption.ts";
import { BackupProblem, totalRows } from "./format.ts";
import { beginIn } from "./home.ts";
import type { Outcome } from "./journal.ts";
import { readBackup } from "./read-backup.ts";
import { backupName, toForget } from "./retention.ts";
import { writeBackup, type Written } from "./write-backup.ts";

export type Made = { name: string; bytes: number; written: Written };

type Making = {
  settings: Settings;
  files: FileStore;
  place: BackupPlace;
  release: string;
  is_scheduled: boolean;
  /** Whether older ones are forgotten by the rules of the settings: not where somebody names a place of his own. */
  isForgetting: boolean;
};

/** Least room that a backup leaves: a full disk stops more than backups. */
const leastLeft = 512 * 1024 * 1024;

/**
 * Makes one and notes what came of it. Throws a `BackupProblem` where it could not be made, or was not what was written when it was read back; nothing
 * of it stays then.
 */
export async function makeBackup({
  settings,
  files,
  place,
  release,
  is_scheduled,
  isForgetting,
}: Making): Promise<Made> {
  const { BACKUP_KEY, BACKUP_KEEP } = settings;
  const moment = await beginIn(settings, { place: place.shown, is_encrypted: BACKUP_KEY !== undefined, is_scheduled });
  const name = backupName(new Date().toISOString(), BACKUP_KEY !== undefined);
  let outcome: Outcome = { name, is_verified: false, failure: "source" };
  try {
    await refuseWithoutRoom(place);
    // There is one backup at a time: others that were not finished were ended in the middle.
    await place.tidy();
    // Whoever keeps the real key is not here: another one, forgotten in a moment, lets it be read back.
    const own = BACKUP_KEY ? await newKeyPair() : null;
    const { stream, written } = writeBackup({ connection: moment.connection, files, release });
    const closed = own && BACKUP_KEY ? await encrypted(stream, [BACKUP_KEY, own.recipient]) : stream;
    const bytes = await put(place, name, closed, written);
    const { head, sums } = await written;
    await verify(place, name, own?.identity);
    outcome = {
      name,
      bytes,
      row_count: totalRows(sums),
      file_count: sums.files.count,
      missing_files: sums.missing.length,
      is_verified: true,
    };
    if (isForgetting) for (const old of toForget(await place.list(), BACKUP_KEEP)) await place.remove(old);
    return { name, bytes, written: { head, sums } };
  } catch (error) {
    outcome = { name, is_verified: false, ...reasonOf(error) };
    throw error;
  } finally {
    await moment.end(outcome);
  }
}

const failureCodes = ["no_room", "place", "not_verified"] as const;

function reasonOf(error: unknown): Pick<Outcome, "failure" | "detail"> {
  const { code, message } = error as { code?: string; message?: string };
  return { failure: failureCodes.find((it) => it === code) ?? "source", detail: message ?? String(error) };
}

async function refuseWithoutRoom(place: BackupPlace): Promise<void> {
  const room = await place.room().catch((error: unknown) => {
    throw new BackupProblem("place", messageOf(error), { cause: error });
  });
  if (room !== null && room < leastLeft)
    throw new BackupProblem("no_room", `${place.shown} has ${Math.round(room / 1e6)} MB left`);
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** What fails is either what is written, or where: a stream hands on the very error that ended it. */
async function put(place: BackupPlace, name: string, content: Readable, written: Promise<Written>): Promise<number> {
  let ofSource: unknown;
  written.catch((error: unknown) => (ofSource = error));
  try {
    return await place.put(name, content);
  } catch (error) {
    content.destroy();
    if (error === ofSource) throw error;
    const { code = "" } = error as NodeJS.ErrnoException;
    const failure = ["ENOSPC", "EDQUOT"].includes(code) ? "no_room" : "place";
    throw new BackupProblem(failure, messageOf(error), { cause: error });
  }
}

/** A backup that cannot be read back is none, and must not be taken for one. */
async function verify(place: BackupPlace, name: string, identity: string | undefined): Promise<void> {
  try {
    const content = await place.read(name);
    await readBackup(identity ? await decrypted(content, [identity]) : content);
  } catch (error) {
    await place.remove(name).catch(() => undefined);
    throw new BackupProblem("not_verified", messageOf(error), { cause: error });
  }
}
