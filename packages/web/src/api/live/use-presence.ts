// Who else has open what this tab shows.
import { useEffect, useState } from "react";
import { useShallow } from "zustand/react/shallow";
import type { LivePresence, Opened } from "@atalaya/contract/resources/live.ts";
import { useSession } from "../session.ts";
import { keyOfOpened, onLiveChange, useLive } from "./live-state.ts";
import { tableOf } from "./tables.ts";
import { nowOpen } from "./tabs.ts";

/** Everything that is on the screen of this tab: a form beside what is read, and the like. */
const shown: Opened[] = [];

/** The thing of a noun that is read or changed; null for none, or a new one. */
export type Subject = { path: string; id: number } | null;

const nobody: LivePresence["people"] = [];

/** Says that this is open here as long as it is shown, and answers the others who have it open too. */
export function usePresence(subject: Subject): LivePresence["people"] {
  const resource = subject && tableOf(subject.path);
  const record_id = subject?.id;
  useEffect(() => {
    if (!resource || !record_id) return;
    const opened = { resource, record_id };
    shown.push(opened);
    nowOpen(shown);
    return () => {
      shown.splice(shown.indexOf(opened), 1);
      nowOpen(shown);
    };
  }, [resource, record_id]);
  const user_id = useSession(({ user }) => user?.id);
  return useLive(
    useShallow(({ present }) => {
      if (!resource || !record_id) return nobody;
      const people = present.get(keyOfOpened({ resource, record_id })) ?? nobody;
      return people.filter(({ id }) => id !== user_id);
    }),
  );
}

/** Who of the others changed it last while it was open here; null where nobody did, or no person. */
export function useChangedBy(subject: Subject): string | null {
  const [last, setLast] = useState<{ key: string; actor: string | null } | null>(null);
  const key = subject && keyOfOpened({ resource: tableOf(subject.path), record_id: subject.id });
  useEffect(
    () =>
      onLiveChange((change) => {
        if (change === "reset" || change.record_id === null) return;
        const { resource, record_id, actor } = change;
        if (keyOfOpened({ resource, record_id }) === key) setLast({ key, actor });
      }),
    [key],
  );
  return last !== null && last.key === key ? last.actor : null;
}
