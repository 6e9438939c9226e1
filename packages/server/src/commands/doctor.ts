// Looks at the whole installation and says what is well, what somebody should look at, and what is wrong.
import { backupPlace } from "../platform/backup/backup-place.ts";
import { beginIn } from "../platform/backup/home.ts";
import { openFileStore } from "../platform/files/file-store.ts";
import type { Command } from "./command.ts";
import { contents, demo } from "./doctor/data.ts";
import { settingsOf } from "./in-force.ts";
import type { Finding, Ground } from "../resources/installation/health/finding.ts";
import { lookAt, looks } from "../resources/installation/health/looks.ts";

export const doctor: Command = {
  purpose: {
    es: "revisa toda la instalación, también con el servidor en marcha; termina con 1 si algo está mal",
    en: "looks at the whole installation, also while the server runs; ends with 1 where something is wrong",
  },
  async run({ settings: given, say, text }) {
    const settings = await settingsOf(given);
    const moment = await beginIn(settings, null);
    let isWell = true;
    const tell = ({ state, word, parameters }: Finding) => {
      if (state === "bad") isWell = false;
      say(`doctor_${state}`, { line: text(word, parameters) });
    };
    try {
      const place = await backupPlace(settings);
      const ground: Ground = { settings, connection: moment.connection, place };
      const files = await openFileStore(settings);
      const ofMachine = [
        { key: "demo", look: demo },
        { key: "contents", look: contents(files) },
      ];
      for (const { key, look } of [...looks, ...ofMachine]) {
        const finding = await lookAt(key, look, ground);
        if (finding) tell(finding);
      }
    } finally {
      await moment.end(null);
    }
    return isWell;
  },
};
