// Files of ended emergencies, as the server is told of them.
import { sql } from "kysely";
import { afterActions } from "@atalaya/contract/resources/after-actions.ts";
import { mostCounted } from "@atalaya/contract/resources/todo.ts";
import type { Noun } from "../../platform/noun.ts";
import type { TodoOf } from "../../platform/todo.ts";
import { dueFiles } from "./queries.ts";
import { afterActionRoutes } from "./routes.ts";

/** Emergencies that have ended and whose file nobody sealed. */
const fileTodo: TodoOf = async (db, { held }) => {
  const scope = held("reports.publish");
  if (!scope) return [];
  const { count, first } = await dueFiles(db, scope, mostCounted + 1);
  if (first === null) return [];
  const screen = { menu: "eventReports", path: "/informes" } as const;
  return [{ kind: "files_to_seal", ...screen, count, first, due: null, search: { closing: "true", due: "true" } }];
};

export const afterActionsNoun: Noun = {
  routes: [afterActionRoutes],
  declares: [afterActions],
  rows: {
    after_actions: {
      name: sql`e.title`,
      join: sql`join records e on e.id = x.record_id`,
      permission: "reports.index",
    },
  },
  todo: fileTodo,
};
