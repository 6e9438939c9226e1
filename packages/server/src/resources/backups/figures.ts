// What monitoring is told of the backups.
import type { Db } from "../../platform/database/database.ts";
import type { Figure } from "../../platform/metrics.ts";
import { findAge } from "./queries.ts";

export const backupFigures = (db: Db): Figure[] => [
  {
    name: "atalaya_backup_age_seconds",
    help: "Time since the latest verified backup began; absent where there is none",
    read: async () => {
      const { good_at } = await findAge(db);
      return good_at === null ? null : (Date.now() - Date.parse(good_at)) / 1000;
    },
  },
];
