// The lines that an emergency's kit files: that it was opened, who has which role, and its tasks.
import { LogEntryDraft } from "@atalaya/contract/resources/log-entries.ts";
import { kitUid, type KitPart } from "../../platform/event-kit.ts";
import { Problem } from "../../platform/http/problem.ts";
import { fileEntry } from "./writing.ts";

export const fileKitLines: KitPart = async (tx, { event, lines }, { held }) => {
  if (lines.length === 0) return;
  const scope = held("log.create");
  if (!scope) throw new Problem("forbidden");
  const now = new Date().toISOString();
  for (const { key, ...line } of lines) {
    const uid = kitUid(event.uid, key);
    const draft = LogEntryDraft.parse({
      ...line,
      uid,
      event_id: event.id,
      happened_at: now,
      written_at: now,
      priority: line.kind === "task" ? "priority" : "routine",
    });
    await fileEntry(tx, scope, draft);
  }
};
