// The first report of an emergency is prepared with its kit; where one was prepared or sent, it is that one.
import type { KitPart } from "../../platform/event-kit.ts";
import { Problem } from "../../platform/http/problem.ts";
import { listSeries } from "./queries.ts";
import { prepareReport } from "./writing.ts";

export const prepareFirst: KitPart = async (tx, { event, has_report }, { held }) => {
  if (!has_report) return;
  const scope = held("reports.create");
  if (!scope) throw new Problem("forbidden");
  if ((await listSeries(tx, scope, event.id)).length === 0) await prepareReport(tx, scope, event.id);
};
