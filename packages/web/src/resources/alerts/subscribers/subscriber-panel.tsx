// The subscriber that is open: loaded first, or a new one.
import { alertSubscriptions } from "@atalaya/contract/resources/alert-subscriptions.ts";
import { useRecord } from "../../../api/use-resource.ts";
import { WaitingPanel } from "../../../screens/waiting-panel.tsx";
import { SubscriberEditor } from "./subscriber-editor.tsx";

type SubscriberPanelProps = {
  /** Null for a new one. */
  id: number | null;
  onOpen: (id: number) => void;
  onClose: () => void;
};

export function SubscriberPanel({ id, onOpen, onClose }: SubscriberPanelProps) {
  const { data, error, isError, refetch } = useRecord(alertSubscriptions, id);
  if (id !== null && data?.id !== id)
    return <WaitingPanel error={isError ? error : null} onRetry={() => void refetch()} onClose={onClose} />;
  return <SubscriberEditor subscriber={data ?? null} onOpen={onOpen} onClose={onClose} />;
}
