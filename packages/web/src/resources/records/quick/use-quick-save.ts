// Saving a quick entry: it waits on this device, is sent at once where there is a connection, and what became of it is told.
import { useQueryClient } from "@tanstack/react-query";
import { raise } from "../../../api/events.ts";
import { usePlace } from "../../../api/places.ts";
import { useSession } from "../../../api/session.ts";
import { letWait, waitingOf } from "../../../screens/outbox/kept.ts";
import { sendWaiting, tellSent } from "../../../screens/outbox/send.ts";
import { useIsPhone } from "../../../ui/use-is-phone.ts";
import { useWords } from "../../../ui/words.ts";
import { creationOf, missingOf, type QuickEntry } from "./entry.ts";
import { dropEntry } from "./kept.ts";
import { quickEntries, waitingEntry } from "./waiting-kind.ts";

type QuickSave = { onClose: () => void; onOpen: (id: number) => void };

/** `isWhole`: the record is opened in the whole form. Nothing happens while something is missing. */
export function useQuickSave({ onClose, onOpen }: QuickSave) {
  const t = useWords();
  const isPhone = useIsPhone();
  const client = useQueryClient();
  const user = useSession((state) => state.user);
  const { places } = usePlace();

  const tellLeft = (user_id: number, { uid }: QuickEntry) => {
    const left = waitingOf(user_id).find((one) => one.uid === uid);
    if (left?.refused) raise("SET_MESSAGE", { message: t("quick_refused", { reason: left.refused }), type: "error" });
    else if (left) raise("SET_MESSAGE", { message: t(isPhone ? "quick_waiting" : "quick_waiting_here"), type: "info" });
  };

  return async (entry: QuickEntry, isWhole: boolean) => {
    const user_id = user?.id ?? 0;
    const place = places.find(({ id }) => id === entry.company_id);
    if (missingOf(entry).length > 0 || !place) return;
    const { reason_social, timezone } = place;
    const creation = creationOf(entry, { place: reason_social, zone: timezone, source: user?.name ?? "" });
    if (!letWait(user_id, waitingEntry(entry, creation)))
      return raise("SET_MESSAGE", { message: t("quick_not_kept"), type: "error" });
    dropEntry(user_id);
    onClose();
    await sendWaiting([quickEntries], user_id, client, (sent) =>
      isWhole && sent.waiting.uid === entry.uid ? onOpen(sent.id) : tellSent(sent, () => onOpen(sent.id)),
    );
    tellLeft(user_id, entry);
  };
}
