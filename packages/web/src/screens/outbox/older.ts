// What a version of the console that knew quick entries alone left waiting on this device.
import type { Waiting } from "./kept.ts";

/** Only what is asked of it here: what it made of an entry is for its kind to know. */
export type OlderWaiting = {
  entry: { uid: string; sent?: readonly unknown[] };
  creation: { title: string; description?: string | null };
  record_id: number | null;
  refused: string | null;
};

/** As it would wait now. */
export const lifted = ({ entry, creation, record_id, refused }: OlderWaiting): Waiting => {
  const { sent = [], ...typed } = entry;
  return {
    uid: entry.uid,
    kind: "quick_entries",
    title: creation.title,
    note: creation.description ?? null,
    body: creation,
    typed,
    sent,
    made_id: record_id,
    refused,
  };
};
