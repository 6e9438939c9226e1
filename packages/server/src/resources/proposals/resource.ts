// Proposals to the keeper of a thing, as the server is told of them.
import { sql } from "kysely";
import { proposals } from "@atalaya/contract/resources/proposals.ts";
import type { Noun } from "../../platform/noun.ts";
import { proposalRoutes } from "./routes.ts";
import { proposalTodo } from "./todo.ts";

export const proposalsNoun: Noun = {
  routes: [proposalRoutes],
  declares: [proposals],
  rows: {
    proposals: {
      name: sql`d.title_es`,
      join: sql`join legal_documents d on d.id = x.subject_id`,
      permission: "legal.index",
    },
  },
  todo: proposalTodo,
};
