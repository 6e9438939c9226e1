// Saving a quick entry: it waits on this device, is sent at once where there is a connection, and what became of it is told.
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import type { ScreenLink } from "../../../api/addresses.ts";
import { raise } from "../../../api/events.ts";
import { useMay } from "../../../api/may.ts";
import { usePlace } from "../../../api/places.ts";
import { serverNow } from "../../../api/server-clock.ts";
import { useSession } from "../../../api/session.ts";
import { kitOpenings } from "../../../screens/event-kit/kit-opening.ts";
import { letWait, waitingOf } from "../../../screens/outbox/kept.ts";
import { sendWaiting, tellBrought, tellSent } from "../../../screens/outbox/send.ts";
import { useIsPhone } from "../../../ui/use-is-phone.ts";
import { useWords } from "../../../ui/words.ts";
import { creationOf, isWithKit, missingOf, type QuickEntry } from "./entry.ts";
import { dropEntry } from "./kept.ts";
import { quickEntries, waitingEntry } from "./waiting-kind.ts";

type QuickSave = { onClose: () => void; onOpen: (id: number) => void };

/** `isWhole`: the record is opened in the whole form. Nothing happens while something is missing. */
export function useQuickSave({ onClose, onOpen }: QuickSave) {
  const t = useWords();
  const isPhone = useIsPhone();
  const client = useQueryClient();
  const navigate = useNavigate();
  const may = useMay();
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
    const with_kit = may("log.create", place.id) && isWithKit(entry, new Date(serverNow()));
    if (!letWait(user_id, waitingEntry({ ...entry, with_kit }, creation)))
      return raise("SET_MESSAGE", { message: t("quick_not_kept"), type: "error" });
    dropEntry(user_id);
    onClose();
    await sendWaiting([quickEntries, kitOpenings], user_id, client, (sent) => {
      // The list around the record stays as it is filtered.
      const open = (link: ScreenLink) => (link.search.record ? onOpen(sent.id) : void navigate(link));
      if (!isWhole || sent.waiting.uid !== entry.uid) return tellSent(sent, open);
      onOpen(sent.id);
      tellBrought(sent, open);
    });
    tellLeft(user_id, entry);
  };
}
