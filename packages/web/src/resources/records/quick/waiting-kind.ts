// Quick entries as what waits to be sent: sent twice, an entry is still one record, for its uid is its own. Corrected between the two, it is
// a change of that record.
import type { DomainRecord } from "@atalaya/contract/resources/records.ts";
import { recordsOf } from "@atalaya/contract/resources/records/resource.ts";
import { linkTo } from "../../../api/addresses.ts";
import { call } from "../../../api/call.ts";
import { raise } from "../../../api/events.ts";
import { request } from "../../../api/request.ts";
import { translate } from "../../../api/words.ts";
import { waitingOpening } from "../../../screens/event-kit/kit-opening.ts";
import { stopWaiting, type Waiting } from "../../../screens/outbox/kept.ts";
import { Refused, type WaitingKind } from "../../../screens/outbox/kind.ts";
import { compareHeld } from "./corrected.ts";
import type { Creation, QuickEntry } from "./entry.ts";
import { keepEntry, keptEntry } from "./kept.ts";

const records = recordsOf("risk");
const screen = "/records/risk";

/** The server answers an entry that it has already with the record as it is: a correction made since is brought to it as a change. */
async function correctHeld(held: DomainRecord, creation: Creation, sent: readonly Creation[]): Promise<void> {
  const state = compareHeld(held, creation, sent);
  // Somebody else has changed it since.
  if (state === "others") throw new Refused(translate("outbox_changed"));
  if (state === "older")
    await request(`${records.path}/${held.id}`, {
      method: "PUT",
      body: { ...creation, uid: undefined, version: held.version },
      isQuiet: true,
    });
}

/** How quick entries are sent, told of and corrected. */
export const quickEntries: WaitingKind<Creation, QuickEntry> = {
  name: "quick_entries",
  noun: records,
  owner: "records",
  async send({ body, sent }) {
    const held = await call("POST records/:domain", { domain: "risk", body, isQuiet: true });
    await correctHeld(held, body, sent);
    return held.id;
  },
  told: ({ title }, id) => ({
    message: translate("quick_saved", { title }),
    label: translate("quick_complete"),
    link: linkTo(screen, { record: id }),
  }),
  next: ({ uid, title, typed }, id) => (typed.with_kit ? waitingOpening(uid, id, title) : null),
  correct({ uid, typed, sent }, user_id) {
    const form = linkTo(screen, { quick: 1 });
    // There is room for one that is being typed: another one is finished first.
    const begun = keptEntry(user_id);
    if (begun !== null && begun.uid !== uid) {
      raise("SET_MESSAGE", { message: translate("outbox_other_begun"), type: "warning" });
      return form;
    }
    if (!keepEntry(user_id, { ...typed, sent })) {
      raise("SET_MESSAGE", { message: translate("quick_not_kept"), type: "error" });
      return null;
    }
    stopWaiting(user_id, uid);
    return form;
  },
};

/** An entry that waits as `creation`. What it went off as before it was corrected goes on with it. */
export const waitingEntry = (
  { sent = [], ...typed }: QuickEntry,
  creation: Creation,
): Waiting<Creation, QuickEntry> => ({
  uid: typed.uid,
  kind: quickEntries.name,
  title: creation.title,
  note: creation.description ?? null,
  body: creation,
  typed,
  sent,
  made_id: null,
  refused: null,
});
