// Opening the kit of an emergency and handing its roles on: all of it in one transaction, and once however often it is pressed.
import { kitFor, type EventKit as Kit } from "@atalaya/contract/domain/event-kit.ts";
import type { EventKit, EventKitDraft, EventKitPatch, KeptHolder } from "@atalaya/contract/resources/event-kits.ts";
import type { Language } from "@atalaya/contract/text.ts";
import { wordsIn } from "@atalaya/contract/words.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import { held, isThere } from "../../platform/database/rows.ts";
import type { KitAsked, KitCaller, KitLine, KitPart } from "../../platform/event-kit.ts";
import { FieldProblem, orNotFound } from "../../platform/http/problem.ts";
import type { Scope } from "../../platform/scope.ts";
import { findAlert } from "../alerts/queries.ts";
import { rulesOf } from "../packs/queries.ts";
import {
  filedActions,
  findEvent,
  findKit,
  findKitOf,
  findOpened,
  openKit,
  updateHolders,
  type FoundEvent,
} from "./queries.ts";

/** Who asks, in which language the log is written, and what every noun opens. */
export type Opener = KitCaller & { scope: Scope; language: Language; parts: readonly KitPart[] };

const kitOf = async (db: Db | Tx, { country, hip_code }: FoundEvent): Promise<Kit> =>
  kitFor(await rulesOf(db, country), hip_code);

/** What stands ready for the event, and what of it is opened; undefined where the caller does not see the event. */
export async function boardOf(
  db: Db | Tx,
  { scope, held, user_id }: Opener,
  event_id: number,
): Promise<EventKit | undefined> {
  const event = await findEvent(db, scope, event_id);
  if (!event) return undefined;
  const { id, title, company_id, hip_code, ended_on } = event;
  const kit = await kitOf(db, event);
  const found = await findKitOf(db, id);
  const [reports, alerts] = [held("reports.index"), held("records.alert.index")];
  const { report, alert_id } = await findOpened(db, id, { reports, alerts });
  const alert = alert_id && alerts ? await findAlert(db, alerts, user_id, alert_id) : undefined;
  const may = (permission: Parameters<typeof held>[0]) => {
    const territory = held(permission);
    return territory !== null && (territory.company_ids?.includes(company_id) ?? true);
  };
  return {
    event: { id, title, company_id, hip_code, ended_on },
    kit,
    id: found?.id ?? null,
    version: found?.version ?? null,
    opened_at: found?.opened_at ?? null,
    opened_by: found?.opened_by ?? null,
    holders: found?.holders ?? [],
    actions: await filedActions(
      db,
      event,
      kit.actions.map(({ key }) => key),
    ),
    report,
    alert: alert ? { id: alert.id, status: alert.status, level: alert.level } : null,
    may: { open: may("log.create"), report: may("reports.create"), alert: may("records.alert.create") },
  };
}

type Holder = EventKitPatch["holders"][number];

/** What the board says now, and what of it is new: who holds a role since before keeps his hour. */
function handedOn(
  before: readonly KeptHolder[],
  now: readonly Holder[],
): { kept: KeptHolder[]; changed: KeptHolder[] } {
  const since = new Date().toISOString();
  const kept = now.map(({ role, name, phone }): KeptHolder => {
    const known = before.find((it) => it.role === role && it.name === name);
    return { role, name, phone, since: known?.since ?? since };
  });
  return { kept, changed: kept.filter((it) => it.since === since) };
}

/** A role that a newer pack does not know is called by its key. */
const titleOf = (kit: Kit, role: string, language: Language): string =>
  kit.roles.find(({ key }) => key === role)?.title[language] ?? role;

/** Who had a role that nobody has now. */
const leftBy = (before: readonly KeptHolder[], now: readonly Holder[]): KeptHolder[] =>
  before.filter(({ role }) => !now.some((it) => it.role === role));

const leavingLines = (kit: Kit, left: readonly KeptHolder[], language: Language): KitLine[] =>
  left.map(({ role, name, since }) => ({
    key: `left ${role} ${since}`,
    kind: "fact",
    text: wordsIn(language)("kit_leaves_role", {
      name,
      role: titleOf(kit, role, language),
    }),
    to_name: null,
    due_at: null,
  }));

const roleLines = (kit: Kit, changed: readonly KeptHolder[], language: Language): KitLine[] =>
  changed.map(({ role, name, phone, since }) => ({
    key: `role ${role} ${since}`,
    kind: "fact",
    text: wordsIn(language)("kit_takes_role", {
      name: [name, phone].filter(Boolean).join(", "),
      role: titleOf(kit, role, language),
    }),
    to_name: null,
    due_at: null,
  }));

/** Tasks are for who holds the role, or for the role while nobody does. */
function taskLines(kit: Kit, asked: readonly string[], holders: readonly KeptHolder[], language: Language): KitLine[] {
  const now = Date.now();
  return kit.actions
    .filter(({ key }) => asked.includes(key))
    .map(({ key, text, role, within_minutes }) => ({
      key,
      kind: "task",
      text: text[language],
      to_name:
        holders.find((it) => it.role === role)?.name ??
        kit.roles.find((it) => it.key === role)?.title[language] ??
        null,
      due_at: new Date(now + within_minutes * 60_000).toISOString(),
    }));
}

function checkKnown(kit: Kit, actions: readonly string[], holders: readonly Holder[]): void {
  const [known, roles] = [kit.actions.map(({ key }) => key), kit.roles.map(({ key }) => key)];
  const wrong = [
    ...actions.map((key, index) => !known.includes(key) && `actions.${index}`),
    ...holders.map(({ role }, index) => !roles.includes(role) && `holders.${index}.role`),
  ].filter((field) => field !== false);
  if (wrong.length > 0)
    throw new FieldProblem(Object.fromEntries(wrong.map((field) => [field, { code: "choice" as const }])));
}

async function askAll(tx: Tx, asked: KitAsked, opener: Opener): Promise<void> {
  for (const part of opener.parts) await part(tx, asked, opener);
}

export async function openEventKit(tx: Tx, opener: Opener, draft: EventKitDraft): Promise<EventKit> {
  const event = await findEvent(tx, opener.scope, draft.event_id);
  if (!event || !(await isThere(tx, "records", event.id))) throw new FieldProblem({ event_id: { code: "missing" } });
  const kit = await kitOf(tx, event);
  const { actions, holders, has_report, alert_level } = draft;
  checkKnown(kit, actions, holders);
  await openKit(tx, event);
  const { id } = (await findKitOf(tx, event.id))!;
  const { holders: before } = await held(tx, "event_kits", id, () => findKit(tx, opener.scope, id));
  // Pressed again, it takes no role from who has it.
  const given = holders.filter(({ role }) => !before.some((it) => it.role === role));
  const { kept, changed } = handedOn(before, [...before, ...given]);
  if (changed.length > 0) await updateHolders(tx, id, kept);
  const { language } = opener;
  const opened: KitLine = {
    key: "opened",
    kind: "fact",
    text: wordsIn(language)("kit_opened_line", { title: event.title }),
    to_name: null,
    due_at: null,
  };
  const lines = [opened, ...roleLines(kit, changed, language), ...taskLines(kit, actions, kept, language)];
  await askAll(tx, { event, lines, has_report, alert_level }, opener);
  return orNotFound(await boardOf(tx, opener, event.id));
}

/** Who has which role from now on; each that changes hands is a line of the log. */
export async function handOn(
  tx: Tx,
  opener: Opener,
  id: number,
  { version, holders }: EventKitPatch,
): Promise<EventKit> {
  const found = await held(tx, "event_kits", id, () => findKit(tx, opener.scope, id), version);
  const event = orNotFound(await findEvent(tx, opener.scope, found.record_id));
  const kit = await kitOf(tx, event);
  checkKnown(kit, [], holders);
  const { kept, changed } = handedOn(found.holders, holders);
  await updateHolders(tx, id, kept);
  const left = leftBy(found.holders, holders);
  const lines = [...leavingLines(kit, left, opener.language), ...roleLines(kit, changed, opener.language)];
  await askAll(tx, { event, lines, has_report: false, alert_level: null }, opener);
  return orNotFound(await boardOf(tx, opener, event.id));
}
