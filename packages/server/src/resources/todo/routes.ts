// What waits for the caller, of all nouns that say so.
import { Todo, TodoQuery } from "@atalaya/contract/resources/todo.ts";
import { readable } from "../../platform/http/access.ts";
import type { Routes } from "../../platform/http/app-kit.ts";
import type { TodoOf } from "../../platform/todo.ts";

/** In this order. */
export const todoRoutes =
  (nouns: readonly TodoOf[]): Routes =>
  async (app) => {
    app.get(
      "/todo",
      {
        config: { access: "signed_in" },
        schema: {
          summary: "What waits for the caller in the active place, counted up to 99, with the list that shows it",
          querystring: TodoQuery,
          response: { 200: Todo },
        },
      },
      async (request) => {
        const asker = {
          user_id: request.identity.user.id,
          is_super_admin: request.identity.user.is_super_admin === 1,
          held: (permission: Parameters<typeof readable>[1]) => readable(request, permission),
          settings: await app.inForce.now(),
        };
        return { data: (await Promise.all(nouns.map((todo) => todo(app.db, asker)))).flat() };
      },
    );
  };
