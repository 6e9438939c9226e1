// The subscriber that is open: loaded first, or a new one.
import { alertSubscriptions } from "@atalaya/contract/resources/alert-subscriptions.ts";
import { useRecord } from "../../../api/use-resource.ts";
import { WaitingPanel } from "../../../screens/waiting-panel.tsx";
import type { ToldSecret } from "./webhook-section.tsx";
import { SubscriberEditor } from "./subscriber-editor.tsx";

type SubscriberPanelProps = {
  /** Null for a new one. */
  id: number | null;
  told: ToldSecret | null;
  onTold: (secret: ToldSecret) => void;
  onOpen: (id: number) => void;
  onClose: () => void;
};

export function SubscriberPanel({ id, ...editing }: SubscriberPanelProps) {
  const { data, error, isError, refetch } = useRecord(alertSubscriptions, id);
  if (id !== null && data?.id !== id)
    return <WaitingPanel error={isError ? error : null} onRetry={() => void refetch()} onClose={editing.onClose} />;
  return <SubscriberEditor subscriber={data ?? null} {...editing} />;
}
