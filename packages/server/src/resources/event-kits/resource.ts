// The kits of emergencies, as the server is told of them. Their calls need what all nouns open, so the server is assembled with them apart.
import { sql } from "kysely";
import { eventKits } from "@atalaya/contract/resources/event-kits.ts";
import type { Noun } from "../../platform/noun.ts";

export const eventKitsNoun: Noun = {
  routes: [],
  declares: [eventKits],
  rows: {
    event_kits: { name: sql`e.title`, join: sql`join records e on e.id = x.record_id`, permission: "log.index" },
  },
};
