// The logs of emergencies, as the server is told of them.
import { sql } from "kysely";
import { logEntries } from "@atalaya/contract/resources/log-entries.ts";
import type { Noun } from "../../platform/noun.ts";
import { fileKitLines } from "./kit.ts";
import { logRequests } from "./requests.ts";
import { logEntryRoutes } from "./routes.ts";
import { logTodo } from "./todo.ts";

export const logEntriesNoun: Noun = {
  routes: [logEntryRoutes],
  declares: [logEntries],
  rows: {
    log_entries: {
      name: sql`concat_ws(' ', e.title, '· ' || x.number)`,
      join: sql`join records e on e.id = x.record_id`,
      permission: "log.index",
    },
  },
  refusals: { log_entries_uid_key: { uid: { code: "taken" } } },
  todo: logTodo,
  opens: fileKitLines,
  requests: logRequests,
};
