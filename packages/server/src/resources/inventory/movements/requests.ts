// What an assignment to a request of the log, and what comes back of it, does to the request: told in its log, and led on by the log's own
// steps, in the transaction of the movement.
import { sql } from "kysely";
import { openStates, type LogState } from "@atalaya/contract/resources/log-entries/kinds.ts";
import type { Language } from "@atalaya/contract/text.ts";
import { wordsIn } from "@atalaya/contract/words.ts";
import type { Tx } from "../../../platform/database/database.ts";
import type { HeldRequest, LogRequests, ToldOfRequest } from "../../../platform/log-requests.ts";
import type { Scope } from "../../../platform/scope.ts";
import type { FoundResource, Reader } from "./queries.ts";
import { refuse, type Moved, type Stored } from "./rules.ts";

/** Who writes a movement down. `logs`: in whose logs he may write; `language`: in which he tells. */
export type Writer = Reader & { requests: LogRequests; logs: Scope | null; language: Language };

const isOpen = (state: LogState | null) => (openStates as readonly (LogState | null)[]).includes(state);

const mayWriteIn = (logs: Scope | null, company_id: number): logs is Scope =>
  logs !== null && (logs.company_ids?.includes(company_id) ?? true);

type Named = Pick<Moved, "kind" | "line_id" | "of_id"> & Pick<Stored, "corrects_id">;

/** The request that a movement is of: that which it is assigned to, or which what it brings back was assigned to. */
async function lineOf(tx: Tx, { kind, line_id, of_id }: Named): Promise<number | null> {
  if (of_id === null) return kind === "assign" ? line_id : null;
  const of = await tx.selectFrom("inventory_movements").select("line_id").where("id", "=", of_id).executeTakeFirst();
  return of?.line_id ?? null;
}

/**
 * Held until the movement is written, so that two that end the same request do so one after the other; null where there is nothing to tell.
 * 422 on `line_id`, before anything is written, of what is assigned to a request that is closed, or in whose log the caller may not write.
 * What comes back has come back whoever writes it down: where he may not write in the log, he leads nothing on.
 */
export async function holdRequest(tx: Tx, { requests, logs }: Writer, moved: Named): Promise<HeldRequest | null> {
  const line_id = await lineOf(tx, moved);
  const request = line_id === null ? undefined : await requests.hold(tx, line_id);
  if (!request) return null;
  const { state, company_id } = request;
  const mayTell = mayWriteIn(logs, company_id);
  if (moved.of_id === null && moved.corrects_id === null) {
    if (state === null) return refuse("line_id", "missing");
    if (!isOpen(state)) return refuse("line_id", "movement_request_closed");
    if (!mayTell) return refuse("line_id", "movement_log");
  }
  return mayTell ? request : null;
}

/** `is_out`: something of what was assigned to it is not back; `is_served`: something was assigned to it, and not by mistake. */
async function standingOf(tx: Tx, { ids }: HeldRequest): Promise<{ is_out: boolean; is_served: boolean }> {
  const { rows } = await sql<{ is_out: boolean; is_served: boolean }>`
    select coalesce(bool_or(still_out(m.id) > 0), false) as is_out, count(*) > 0 as is_served
    from inventory_in_force m where m.line_id = any(${ids}::bigint[]) and m.kind = 'assign'`.execute(tx);
  return rows[0]!;
}

/** Under way while something is out for it, done when all of it is back; open again where it was assigned by mistake. What is lost ends nothing. */
async function stepOf(tx: Tx, request: HeldRequest, kind: string, isUndone: boolean): Promise<ToldOfRequest["step"]> {
  const { state } = request;
  const { is_out, is_served } = await standingOf(tx, request);
  if (is_out) return state === "open" || state === "acknowledged" || (isUndone && state === "done") ? "started" : null;
  if (!is_served) return state === "started" ? "reopened" : null;
  return isOpen(state) && (isUndone || kind !== "loss") ? "done" : null;
}

const later = (one: string, other: string) => (Date.parse(one) > Date.parse(other) ? one : other);

type Told = { resource: FoundResource; moved: Moved; undone?: { reason: string } };

/** Tells the log what was written down, and leads the request on. */
export async function tellRequest(tx: Tx, writer: Writer, request: HeldRequest | null, told: Told): Promise<void> {
  if (!request || !writer.logs) return;
  const { moved, undone } = told;
  const step = await stepOf(tx, request, moved.kind, undone !== undefined);
  // What is undone is undone at its hour, as in the ledger; but not before the request came to stand as it does.
  const at = undone && request.state_at !== null ? later(moved.at, request.state_at) : moved.at;
  await writer.requests.tell(tx, writer.logs, request, { text: textOf(writer.language, told), at, step });
}

function textOf(language: Language, { resource, moved, undone }: Told): string {
  const t = wordsIn(language);
  const name = (language === "en" && resource.name_en) || resource.name_es;
  const { unit } = resource;
  const quantity = unit && new Intl.NumberFormat(language === "es" ? "es-CL" : "en").format(moved.quantity ?? 0);
  const what = unit ? `${name}: ${quantity} ${t(`choice.inventory.unit.${unit}`)}` : name;
  const said = t(`request_told.${moved.kind as "assign"}`, { what });
  return undone ? t("request_undone", { told: said, reason: undone.reason }) : said;
}
