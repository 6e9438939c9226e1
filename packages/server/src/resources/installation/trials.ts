// Trying what is set: a letter to whoever asks, and the place where backups go.
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import type { BackupPlaceTest, LetterTest, mailFailures } from "@atalaya/contract/resources/installation.ts";
import { say, type Language } from "@atalaya/contract/text.ts";
import { mailWords } from "@atalaya/contract/words/mail.ts";
import { backupPlace } from "../../platform/backup/backup-place.ts";
import { framed } from "../../platform/people/letters.ts";
import type { Mail } from "../../platform/people/mail.ts";
import type { SettingsInForce } from "../../platform/settings-in-force.ts";
import { withoutSecrets } from "./health/looks.ts";
import { isOnDataDisk } from "./setup.ts";

type Reader = { name: string; email: string; locale: Language };

/** A letter to the reader by the mail server that is set now, and how long that took. */
export async function tryLetter(mail: Mail, settings: SettingsInForce, reader: Reader): Promise<LetterTest> {
  const { name, email: to, locale } = reader;
  const parameters = { app: settings.APP_NAME, name };
  const text = (key: keyof typeof mailWords) => say(mailWords[key], locale, parameters);
  const paragraphs = [text("mail_greeting"), text("mail_test_text"), await mail.addressOf("/")];
  const began = performance.now();
  const taken = () => Math.round(performance.now() - began) / 1000;
  try {
    await mail.deliver(to, { subject: text("mail_test_subject"), ...framed(locale, paragraphs) });
    return { to, seconds: taken(), failure: null, detail: null };
  } catch (error) {
    return { to, seconds: taken(), failure: failureOf(error), detail: detailOf(error) };
  }
}

const detailOf = (error: unknown) =>
  withoutSecrets(error instanceof Error ? error.message : String(error)).slice(0, 500);

const failures: Record<string, (typeof mailFailures)[number]> = {
  EAUTH: "sign_in",
  ENOAUTH: "sign_in",
  ETLS: "encryption",
  EENVELOPE: "refused",
  EMESSAGE: "refused",
};

/** By the codes of the mail library; a handshake that fails comes as that of the socket. */
function failureOf(error: unknown): (typeof mailFailures)[number] {
  const { code = "", message = "" } = error as { code?: string; message?: string };
  if (code === "ESOCKET" && /ssl|tls|certificate|altname|wrong version/i.test(message)) return "encryption";
  return failures[code] ?? "unreachable";
}

/** Something small is written where backups go, read back and removed; older ones are not touched. */
export async function tryBackupPlace(settings: SettingsInForce): Promise<BackupPlaceTest> {
  const place = await backupPlace(settings);
  // No name of a backup.
  const name = `atalaya-trial-${crypto.randomUUID()}`;
  const content = Buffer.from(crypto.randomUUID());
  let failure: string | null = null;
  let room_bytes: number | null = null;
  try {
    room_bytes = await place.room();
    await place.put(name, Readable.from([content]));
    const read = await buffer(await place.read(name));
    if (!read.equals(content)) failure = "what was read back is not what was written";
    await place.remove(name);
  } catch (error) {
    failure = detailOf(error);
  }
  const is_on_data_disk = await isOnDataDisk(place.shown, settings);
  return { place: place.shown, failure, room_bytes, is_on_data_disk };
}
