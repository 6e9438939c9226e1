// Proposals that wait for the caller's answer. All of today are about legal documents, and are answered on their screen.
import { mostCounted } from "@atalaya/contract/resources/todo.ts";
import type { TodoOf } from "../../platform/todo.ts";
import { openProposals } from "./queries.ts";

export const proposalTodo: TodoOf = async (db, { held }) => {
  const { count, first } = await openProposals(db, held, mostCounted + 1);
  if (first === null) return [];
  return [{ kind: "proposals", menu: "legal", count, first, due: null, path: "/legal", search: { proposals: "open" } }];
};
