// What others change is read again where it is shown: only what is open, and no more than once a second of one kind.
import type { QueryClient, QueryKey } from "@tanstack/react-query";
import { create } from "zustand";
import type { LiveChange } from "@atalaya/contract/resources/live.ts";
import { onLiveChange } from "./live-state.ts";
import { isMadeOf, shownTable, tableOf } from "./tables.ts";

/** By table, how often it was changed elsewhere: a map whose pictures are addressed by it asks anew. */
const useRevisions = create<Record<string, number>>(() => ({}));

/** Grows with what others change of this noun. */
export const useLiveRevision = ({ path }: { path: string }): number =>
  useRevisions((revisions) => revisions[tableOf(path)] ?? 0);

/** Consoles that are all told in one moment do not all ask in the same one. */
const jitterMs = 300;
const foldedMs = 1000;
/** What is counted over everything is counted less often. */
const countedMs = 10_000;

/** What is changed of a row that begins or ceases to wait for somebody: of a record and a proposal, of an alert. */
const stateFields = new Set(["status", "submission", "return_note"]);
const mayBeginToWait = ({ action, fields, many }: LiveChange): boolean =>
  action !== "update" || many !== undefined || fields.some((field) => stateFields.has(field));

const everything = "everything";

export function refreshWhatChanges(client: QueryClient): () => void {
  const waiting = new Map<string, { timer: number; due: number }>();
  const last = new Map<string, number>();

  /** Runs it soon, and once for all that comes until then. */
  function soon(key: string, every: number, run: () => void): void {
    const due = Math.max(Date.now(), (last.get(key) ?? 0) + every);
    const earlier = waiting.get(key);
    if (earlier && earlier.due <= due) return;
    clearTimeout(earlier?.timer);
    const timer = window.setTimeout(
      () => {
        waiting.delete(key);
        last.set(key, Date.now());
        run();
      },
      due - Date.now() + Math.random() * jitterMs,
    );
    waiting.set(key, { timer, due });
  }

  /** In a tab that nobody looks at, it is asked for when somebody does. */
  const readAgain = (isMeant: (key: QueryKey) => boolean) =>
    void client.invalidateQueries({
      predicate: ({ queryKey }) => isMeant(queryKey),
      refetchType: document.hidden ? "none" : "active",
    });

  function changed(change: LiveChange): void {
    const { resource } = change;
    const table = shownTable(resource);
    soon(table, foldedMs, () => {
      readAgain(([kind, ...key]) => kind === "resource" && isMadeOf(key, table));
      useRevisions.setState(({ [table]: before = 0 }) => ({ [table]: before + 1 }));
    });
    if (table === "companies") soon("places", foldedMs, () => readAgain(([kind]) => kind === "companies"));
    soon("todo", mayBeginToWait(change) ? foldedMs : countedMs, () => readAgain(([kind]) => kind === "todo"));
    soon("dashboard", countedMs, () => readAgain(([kind]) => kind === "dashboard"));
  }

  const stop = onLiveChange((change) => {
    if (change === "reset") soon(everything, foldedMs, () => readAgain(() => true));
    else changed(change);
  });
  return () => {
    stop();
    for (const { timer } of waiting.values()) clearTimeout(timer);
  };
}
