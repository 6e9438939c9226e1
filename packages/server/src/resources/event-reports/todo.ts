// What of the reports waits: the next one of a running event, when it is due within the half hour or was due before.
import { mostCounted } from "@atalaya/contract/resources/todo.ts";
import type { TodoOf } from "../../platform/todo.ts";
import { dueReports } from "./queries.ts";

export const reportTodo: TodoOf = async (db, { held }) => {
  const scope = held("reports.create");
  if (!scope) return [];
  const { count, first, due } = await dueReports(db, scope, mostCounted + 1);
  if (first === null) return [];
  return [{ kind: "reports_due", menu: "eventReports", count, first, due, path: "/informes", search: { due: "true" } }];
};
