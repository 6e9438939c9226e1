// What somebody who decides has read. The console shows by itself what others change: what was not read is not signed.
import { useState } from "react";
import type { Alert } from "@atalaya/contract/resources/alerts/answers.ts";
import { changeSince } from "./read-change.ts";

export type ReadVersion = {
  /** As it was read, where it says something else now; null where there is nothing to read anew. */
  read: Alert | null;
  setRead: (alert: Alert) => void;
};

/**
 * `isDeciding`: the reader could send it now; what he saw at the first such moment counts as read until a message is sent. Taken back and
 * asked for anew with another text it is still another text.
 */
export function useReadVersion(alert: Alert, isDeciding: boolean): ReadVersion {
  const [read, setRead] = useState<Alert | null>(null);
  const isOver = read !== null && read.message_count !== alert.message_count;
  if (isOver) setRead(null);
  else if (isDeciding && read === null) setRead(alert);
  const hasChanged = isDeciding && read !== null && !isOver && changeSince(read, alert) !== null;
  return { read: hasChanged ? read : null, setRead };
}
