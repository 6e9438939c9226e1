// What waits for somebody as tests read it, and how many things the list behind it shows.
import { hasReported, type LossYear } from "@atalaya/contract/resources/records/loss-years.ts";
import type { TodoItem, TodoKind } from "@atalaya/contract/resources/todo.ts";
import type { Caller } from "../test-app.ts";

export const todoOf = async (by: Caller, place: number | "all" = "all"): Promise<TodoItem[]> =>
  (await by.get(`/todo?place=${place}`)).body.data;

export const todoItem = async (by: Caller, kind: TodoKind, place?: number): Promise<TodoItem | undefined> =>
  (await todoOf(by, place)).find((item) => item.kind === kind);

type Search = Record<string, string>;
type List = { path: string; query: Search };

/** What each screen that is not called as its list asks for under such an address. */
const screens: Record<string, (search: Search) => List> = {
  "/records/alert": ({ tab, ...query }) => ({
    path: "/alerts",
    query: { ...query, ...(tab === "exercises" && { kind: "exercise" }) },
  }),
  "/records/risk": ({ sendai: _sendai, reported, ...query }) =>
    reported ? { path: "/records/risk/loss-years", query: { year: reported } } : { path: "/records/risk", query },
  "/simulacros": (query) => ({ path: "/exercises", query }),
  "/informes": ({ closing, ...query }) => ({ path: closing ? "/after-actions" : "/event-reports", query }),
  "/bitacora": (query) => ({ path: "/log-entries", query }),
  "/legal": ({ proposals, ...query }) =>
    proposals
      ? { path: "/proposals", query: { ...query, side: "received", state: proposals } }
      : { path: "/legal-documents", query },
  "/legal-drm-committee": ({ of, ...query }) => ({
    path: "/committee-sessions",
    query: { ...query, ...(of && { committee: of }) },
  }),
};

type Session = { agreements: { is_overdue: boolean }[] };

/** That wait for the caller's answer. */
const waits = (row: LossYear) => row.is_mine && row.asked_at !== null && !hasReported(row);

/** Fails where the list does not know what the address says. */
export async function countBehind(by: Caller, { kind, path, search }: TodoItem): Promise<number> {
  const list = screens[path]?.(search) ?? { path, query: search };
  const { status, body } = await by.get(`${list.path}?${new URLSearchParams(list.query).toString()}`);
  if (status !== 200) throw new Error(`${kind}: ${JSON.stringify(body)}`);
  if (body.meta) return body.meta.total;
  if (kind === "losses_asked") return (body.data as LossYear[]).filter(waits).length;
  const rows: Session[] = body.data;
  if (kind !== "agreements_overdue") return rows.length;
  return rows.flatMap(({ agreements }) => agreements).filter(({ is_overdue }) => is_overdue).length;
}
