// Makes the daily backup, tries again where it failed, and tells the super administrators when there has been none for too long.
import { setTimeout } from "node:timers/promises";
import { say } from "@atalaya/contract/text.ts";
import { backupWords } from "@atalaya/contract/words/backups.ts";
import { system, type Database } from "../../platform/database/database.ts";
import type { BackupRunner } from "../../platform/backup/runner.ts";
import { framed } from "../../platform/people/letters.ts";
import type { Mail } from "../../platform/people/mail.ts";
import type { Settings } from "../../platform/settings.ts";
import { findAge, findLatest, listKeepers, takeTelling } from "./queries.ts";

const lookEveryMs = 60_000;
/** A backup that failed is tried again so much later. */
const againAfterMs = 3_600_000;

/** The latest moment, not after `now`, at which the clock of this machine showed `at` (HH:MM). */
export function latestSlot(now: Date, at: string): Date {
  const [hour = 0, minute = 0] = at.split(":").map(Number);
  const slot = new Date(now);
  slot.setHours(hour, minute, 0, 0);
  if (slot > now) slot.setDate(slot.getDate() - 1);
  return slot;
}

/**
 * Whether a backup is to begin: none began since the latest slot, or the one that did failed an hour ago. `since`: when the server began to
 * look; a slot before it is missed only where there was a backup before.
 */
export function isDue(
  now: Date,
  at: string,
  since: Date,
  latest: { started_at: string; is_good: boolean } | undefined,
) {
  const slot = latestSlot(now, at);
  if (!latest) return slot >= since;
  const began = new Date(latest.started_at);
  return began < slot || (!latest.is_good && now.getTime() - began.getTime() > againAfterMs);
}

type Keeping = Pick<Database, "db" | "write"> & { runner: BackupRunner; mail: Mail; settings: Settings };

/** Looks every minute until the returned function is called. */
export function keepBackups({ db, write, runner, mail, settings }: Keeping, onError: (error: unknown) => void) {
  const at = settings.BACKUP_AT;
  if (at === null) return async () => undefined;
  const since = new Date();
  const stopped = new AbortController();
  const look = async () => {
    if (!runner.isRunning() && isDue(new Date(), at, since, await findLatest(db))) runner.start({ is_scheduled: true });
    await tellOverdue({ db, write, mail, settings });
  };
  const work = (async () => {
    while (!stopped.signal.aborted) {
      await setTimeout(lookEveryMs, undefined, { ref: false, signal: stopped.signal }).catch(() => undefined);
      if (!stopped.signal.aborted) await look().catch(onError);
    }
  })();
  return async () => {
    stopped.abort();
    await work;
  };
}

/** A letter to every super administrator, once a day, while no backup is younger than `overdueHours`. Nothing where mail is off. */
export async function tellOverdue({ db, write, mail, settings }: Omit<Keeping, "runner">): Promise<void> {
  if (!mail.is_configured || !(await findAge(db)).is_late) return;
  const told = await write(system, async (tx) => ((await takeTelling(tx)) ? listKeepers(tx) : []));
  const { good_at } = await findAge(db);
  for (const { email, name, locale } of told) {
    const parameters = { app: settings.APP_NAME, name, at: good_at?.slice(0, 16).replace("T", " ") ?? "" };
    const paragraph = (key: keyof typeof backupWords) => say(backupWords[key], locale, parameters);
    const paragraphs = [
      paragraph("backup_mail_greeting"),
      paragraph(good_at ? "backup_mail_late" : "backup_mail_never"),
      paragraph("backup_mail_what"),
      mail.addressOf("/ajustes/respaldos"),
    ];
    await mail.send(email, { subject: paragraph("backup_mail_subject"), ...framed(locale, paragraphs) });
  }
}
