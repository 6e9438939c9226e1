// Packs, as the server is told of them.
import { sql } from "kysely";
import { packs } from "@atalaya/contract/resources/packs.ts";
import { placeless, type Noun } from "../../platform/noun.ts";
import { packRoutes } from "./routes.ts";

export const packsNoun: Noun = {
  routes: [packRoutes],
  declares: [packs],
  rows: { packs: { name: sql`x.title_es`, company_id: placeless, permission: "audit.index" } },
};
