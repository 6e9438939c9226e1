// That no backup was made for too long waits for the super administrators.
import { say } from "@atalaya/contract/text.ts";
import { backupWords } from "@atalaya/contract/words/backups.ts";
import type { TodoOf } from "../../platform/todo.ts";
import { findAge } from "./queries.ts";

export const backupTodo: TodoOf = async (db, { is_super_admin, settings }) => {
  if (!is_super_admin || settings.BACKUP_AT === null) return [];
  const { good_at, is_late } = await findAge(db);
  if (!is_late) return [];
  const first = good_at?.slice(0, 10) ?? say(backupWords.backup_never, settings.LOCALE);
  return [
    {
      kind: "backups_overdue",
      menu: "settings.backups",
      count: 1,
      first,
      due: null,
      path: "/ajustes/respaldos",
      search: {},
    },
  ];
};
