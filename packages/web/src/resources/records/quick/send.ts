// Sends the quick entries that wait on this phone, one after the other. Sent twice, an entry is still one record: its uid is its own.
import { useEffect } from "react";
import { useQueryClient, type QueryClient } from "@tanstack/react-query";
import { recordsOf, type DomainRecord } from "@atalaya/contract/resources/records.ts";
import { raise } from "../../../api/events.ts";
import { ApiError, request } from "../../../api/request.ts";
import { useSession } from "../../../api/session.ts";
import { keyOf } from "../../../api/use-resource.ts";
import { useWords, type Translate } from "../../../ui/words.ts";
import { stopWaiting, waitingOf } from "./kept.ts";

const records = recordsOf("risk");
/** Between two tries while something waits; the browser's own "online" comes first where it is told. */
const pause = 15_000;

let isSending = false;

type OnSaved = (record: DomainRecord) => void;

/** Up to the first that gets no answer. A refusal is told, and its entry stays for the officer to correct. */
export async function sendWaiting(
  user_id: number,
  client: QueryClient,
  t: Translate,
  onSaved: OnSaved,
): Promise<"sent" | "waiting" | "refused"> {
  if (isSending) return "waiting";
  isSending = true;
  try {
    for (const creation of waitingOf(user_id)) {
      const saved = await request<DomainRecord>(records.path, { method: "POST", body: creation });
      stopWaiting(user_id, creation.uid);
      await client.invalidateQueries({ queryKey: keyOf(records) });
      onSaved(saved);
    }
    return "sent";
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 0 || error.status >= 500 || error.status === 401 || error.status === 429) return "waiting";
    const reason = Object.values(error.errors).flat().join(" ") || error.message;
    stopWaiting(user_id, waitingOf(user_id)[0]?.uid);
    raise("SET_MESSAGE", { message: t("quick_refused", { reason }), type: "error" });
    return "refused";
  } finally {
    isSending = false;
  }
}

/** Says what was recorded, with the way to the whole form. */
export const announce =
  (t: Translate, onOpen: (id: number) => void): OnSaved =>
  ({ id, title }) =>
    raise("SET_MESSAGE", {
      message: t("quick_saved", { title }),
      type: "success",
      action: { label: t("quick_complete"), run: () => onOpen(id) },
    });

/** Tries while the screen is open: when the browser is back online, and every fifteen seconds as long as something waits. */
export function useSendWaiting(onOpen: (id: number) => void): void {
  const t = useWords();
  const client = useQueryClient();
  const user_id = useSession(({ user }) => user?.id ?? 0);
  useEffect(() => {
    const attempt = () => {
      if (waitingOf(user_id).length > 0) void sendWaiting(user_id, client, t, announce(t, onOpen));
    };
    attempt();
    addEventListener("online", attempt);
    const timer = setInterval(attempt, pause);
    return () => {
      removeEventListener("online", attempt);
      clearInterval(timer);
    };
  }, [user_id, client, t, onOpen]);
}
