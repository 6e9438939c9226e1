// The quick entry that is being typed, kept on this device.
import { dropDraft, draftKey, keepValues, readValues } from "../../../forms/drafts.ts";
import type { QuickEntry } from "./entry.ts";

const keyOf = (user_id: number) => draftKey(user_id, "records/risk/quick/entry", "new");

export const keptEntry = (user_id: number): QuickEntry | null => readValues(keyOf(user_id));
export const keepEntry = (user_id: number, entry: QuickEntry): boolean => keepValues(keyOf(user_id), entry);
export const dropEntry = (user_id: number): void => dropDraft(keyOf(user_id));
