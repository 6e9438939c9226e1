// Looks at the whole installation and says what is well, what somebody should look at, and what is wrong.
import { backupPlace } from "../platform/backup/backup-place.ts";
import { beginIn } from "../platform/backup/home.ts";
import { openFileStore } from "../platform/files/file-store.ts";
import type { Command } from "./command.ts";
import { contents, database, demo, schema } from "./doctor/data.ts";
import type { Finding, Ground, Look } from "./doctor/finding.ts";
import { folder, node, room, roomForBackups } from "./doctor/machine.ts";
import { address, certificate, mail } from "./doctor/outside.ts";
import { age, disk, secrecy } from "./doctor/safekeeping.ts";

/** In this order; the certificate only where the address has one. */
const looks: Record<string, Look> = {
  node,
  folder,
  room,
  database,
  schema,
  demo,
  contents,
  mail,
  address,
  certificate,
  age,
  disk,
  roomForBackups,
  secrecy,
};

/** What the system said may quote an address with its password. */
const withoutSecrets = (text: string) => text.replaceAll(/\/\/[^/@\s]+@/g, "//***@");

export const doctor: Command = {
  purpose: {
    es: "revisa toda la instalación, también con el servidor en marcha; termina con 1 si algo está mal",
    en: "looks at the whole installation, also while the server runs; ends with 1 where something is wrong",
  },
  async run({ settings, say, text }) {
    const moment = await beginIn(settings, null);
    let isWell = true;
    const tell = ({ state, word, parameters }: Finding) => {
      if (state === "bad") isWell = false;
      say(`doctor_${state}`, { line: text(word, parameters) });
    };
    try {
      const [files, place] = [await openFileStore(settings), await backupPlace(settings)];
      const ground: Ground = { settings, connection: moment.connection, files, place };
      const isSecure = settings.PUBLIC_URL?.startsWith("https:") ?? false;
      for (const [what, look] of Object.entries(looks).filter(([name]) => name !== "certificate" || isSecure))
        tell(
          await look(ground).catch((error: unknown): Finding => {
            const detail = withoutSecrets(error instanceof Error ? error.message : String(error));
            return { state: "bad", word: "doctor_failed", parameters: { what, detail } };
          }),
        );
    } finally {
      await moment.end(null);
    }
    return isWell;
  },
};
