// The kit of an emergency as what waits to be sent: brought along by a quick entry, it opens everything that its author may open.
import { eventKits, type EventKit } from "@atalaya/contract/resources/event-kits.ts";
import { eventReports } from "@atalaya/contract/resources/event-reports.ts";
import { logEntries } from "@atalaya/contract/resources/log-entries.ts";
import { alerts } from "@atalaya/contract/resources/alerts.ts";
import { linkTo } from "../../api/addresses.ts";
import { request } from "../../api/request.ts";
import { askAnswer } from "../../api/use-resource.ts";
import { translate } from "../../api/words.ts";
import { stopWaiting, type Waiting } from "../outbox/kept.ts";
import { Refused, type WaitingKind } from "../outbox/kind.ts";

type Opening = { event_id: number };

/** Whose answers show what a kit opens. */
export const openedNouns = [logEntries, eventReports, alerts];

const boardOf = (event_id: number): Promise<EventKit> =>
  askAnswer(eventKits, "board", { query: { event: event_id }, isQuiet: true });

/** How kits that wait are opened, told of and given back. */
export const kitOpenings: WaitingKind<Opening, null> = {
  name: "event_kits",
  noun: eventKits,
  owner: "records",
  shownIn: openedNouns,
  async send({ body: { event_id } }) {
    const { id, kit, may } = await boardOf(event_id);
    // Its answer was lost, or a colleague was faster: what was left out then stays left out.
    if (id !== null) return id;
    if (!may.open) throw new Refused(translate("kit_may_not"));
    const actions = kit.actions.map(({ key }) => key);
    const body = { event_id, actions, has_report: may.report, alert_level: may.alert ? kit.alert_level : null };
    const opened = (await request(eventKits.path, { method: "POST", body, isQuiet: true })) as EventKit;
    return opened.id!;
  },
  told: ({ body: { event_id } }) => ({
    message: translate("kit_is_open_bare"),
    label: translate("log_show"),
    link: linkTo("/bitacora", { event: event_id, part: "kit" }),
  }),
  left: ({ body: { event_id }, refused }) => ({
    message: refused === null ? translate("kit_waits") : translate("kit_not_taken", { reason: refused }),
    label: translate("log_show"),
    link: linkTo("/bitacora", { event: event_id }),
  }),
  correct({ uid, body: { event_id }, refused }, user_id) {
    // What was refused is opened by hand from there; what only has no answer yet goes on waiting.
    if (refused !== null) stopWaiting(user_id, uid);
    return linkTo("/bitacora", { event: event_id, kit: 1 });
  },
};

/** The kit of an entry, by the uid of the entry: brought along twice, it waits once. */
export const waitingOpening = (entry: string, event_id: number, title: string): Waiting<Opening, null> => ({
  uid: `kit ${entry}`,
  kind: kitOpenings.name,
  title: translate("kit_waiting"),
  note: title,
  body: { event_id },
  typed: null,
  sent: [],
  made_id: null,
  refused: null,
});
