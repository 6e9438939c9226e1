// Makes the daily backup, tries again where it failed, and tells the super administrators when there has been none for too long.
import { setTimeout } from "node:timers/promises";
import { say } from "@atalaya/contract/text.ts";
import { backupWords } from "@atalaya/contract/words/backups.ts";
import { system, type Database } from "../../platform/database/database.ts";
import type { BackupRunner } from "../../platform/backup/runner.ts";
import { framed } from "../../platform/people/letters.ts";
import type { Mail } from "../../platform/people/mail.ts";
import type { SettingsReader } from "../../platform/settings-in-force.ts";
import { findAge, findLatest, listKeepers, takeTelling } from "./queries.ts";

const lookEveryMs = 60_000;
/** When backups are made: HH:MM, by the clocks of an IANA time zone. */
type Hour = { at: string; zone: string | null };

/** A backup that failed is tried again so much later. */
const againAfterMs = 3_600_000;

/** The latest moment, not after `now`, at which clocks of this zone (of this machine, where none is named) showed `at` (HH:MM). */
export function latestSlot(now: Date, { at, zone }: Hour): Date {
  const today = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(
    zone ?? Temporal.Now.timeZoneId(),
  );
  const slot = today.withPlainTime(at);
  const latest = slot.epochMilliseconds > now.getTime() ? slot.subtract({ days: 1 }) : slot;
  return new Date(latest.epochMilliseconds);
}

/**
 * Whether a backup is to begin: none began since the latest slot, or the one that did failed an hour ago. `since`: when the server began to
 * look; a slot before it is missed only where there was a backup before.
 */
export function isDue(
  now: Date,
  hour: Hour,
  since: Date,
  latest: { started_at: string; is_good: boolean } | undefined,
) {
  const slot = latestSlot(now, hour);
  if (!latest) return slot >= since;
  const began = new Date(latest.started_at);
  return began < slot || (!latest.is_good && now.getTime() - began.getTime() > againAfterMs);
}

type Keeping = Pick<Database, "db" | "write"> & { runner: BackupRunner; mail: Mail; inForce: SettingsReader };

/** Looks every minute until the returned function is called. */
export function keepBackups({ db, write, runner, mail, inForce }: Keeping, onError: (error: unknown) => void) {
  const since = new Date();
  const stopped = new AbortController();
  const look = async () => {
    const settings = await inForce.now();
    if (settings.BACKUP_AT === null) return;
    const hour = { at: settings.BACKUP_AT, zone: settings.timezone };
    if (!runner.isRunning() && isDue(new Date(), hour, since, await findLatest(db)))
      runner.start({ is_scheduled: true, settings });
    await tellOverdue({ db, write, mail, inForce });
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
export async function tellOverdue({ db, write, mail, inForce }: Omit<Keeping, "runner">): Promise<void> {
  if (!(await mail.isConfigured()) || !(await findAge(db)).is_late) return;
  const told = await write(system, async (tx) => ((await takeTelling(tx)) ? listKeepers(tx) : []));
  const { good_at } = await findAge(db);
  const { APP_NAME } = await inForce.now();
  for (const { email, name, locale } of told) {
    const parameters = { app: APP_NAME, name, at: good_at?.slice(0, 16).replace("T", " ") ?? "" };
    const paragraph = (key: keyof typeof backupWords) => say(backupWords[key], locale, parameters);
    const paragraphs = [
      paragraph("backup_mail_greeting"),
      paragraph(good_at ? "backup_mail_late" : "backup_mail_never"),
      paragraph("backup_mail_what"),
      await mail.addressOf("/ajustes/respaldos"),
    ];
    await mail.send(email, { subject: paragraph("backup_mail_subject"), ...framed(locale, paragraphs) });
  }
}
