// Lines of a log as what waits to be sent: one that is sent twice is one line. What may have arrived is corrected by a line that follows it.
import { eventKits } from "@atalaya/contract/resources/event-kits.ts";
import { logEntries } from "@atalaya/contract/resources/log-entries.ts";
import { linkTo } from "../../api/addresses.ts";
import { raise } from "../../api/events.ts";
import { request } from "../../api/request.ts";
import { translate } from "../../api/words.ts";
import type { LogEntry } from "@atalaya/contract/resources/log-entries.ts";
import { stopWaiting, type Waiting } from "../../screens/outbox/kept.ts";
import type { WaitingKind } from "../../screens/outbox/kind.ts";
import { lineStore } from "./line-store.ts";
import type { LineBody, TypedLine } from "./typed-line.ts";

/** `line` is null of a step, which nobody typed. */
export type Typed = { event_id: number; line: TypedLine | null };
export type WaitingLine = Waiting<LineBody, Typed>;

const logOf = (event_id: number) => linkTo("/bitacora", { event: event_id });

/** How lines are sent, told of and given back to be typed. */
export const logLines: WaitingKind<LineBody, Typed> = {
  name: "log_entries",
  noun: logEntries,
  owner: "log_entries",
  shownIn: [eventKits],
  async send({ body }) {
    const filed = (await request(logEntries.path, { method: "POST", body, isQuiet: true })) as LogEntry;
    return filed.id;
  },
  told: ({ title, typed }) => ({
    message: translate("log_filed", { title }),
    label: translate("log_show"),
    link: logOf(typed.event_id),
  }),
  correct({ uid, typed: { event_id, line }, sent }, user_id) {
    const warn = (message: string) => raise("SET_MESSAGE", { message, type: "warning" });
    const { isBegun, begin } = lineStore(user_id, event_id);
    if (sent.length > 0) warn(translate("log_sent_unsure"));
    else if (line && isBegun()) warn(translate("log_begun_other"));
    else if (line) {
      if (!begin(line)) warn(translate("log_not_kept"));
      stopWaiting(user_id, uid);
    }
    return logOf(event_id);
  },
};

/** A line that waits; `title` is what it says. */
export const waitingLine = (body: LineBody, line: TypedLine | null, title: string, event: string): WaitingLine => ({
  uid: body.uid,
  kind: logLines.name,
  title,
  note: event,
  body,
  typed: { event_id: body.event_id, line },
  sent: [],
  made_id: null,
  refused: null,
});
