// The reports of emergencies, as the server is told of them.
import { sql } from "kysely";
import { eventReports } from "@atalaya/contract/resources/event-reports.ts";
import type { Noun } from "../../platform/noun.ts";
import { prepareFirst } from "./kit.ts";
import { eventReportRoutes } from "./routes.ts";
import { reportTodo } from "./todo.ts";

export const eventReportsNoun: Noun = {
  routes: [eventReportRoutes],
  declares: [eventReports],
  rows: {
    event_reports: {
      name: sql`concat_ws(' · ', e.title, x.number)`,
      join: sql`join records e on e.id = x.record_id`,
      permission: "reports.index",
    },
  },
  todo: reportTodo,
  opens: prepareFirst,
};
