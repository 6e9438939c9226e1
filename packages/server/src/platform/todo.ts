// What waits for somebody, as each noun says it: bounded counts, and the way to the list that shows the same things.
import type { Permission } from "@atalaya/contract/permissions.ts";
import type { TodoItem } from "@atalaya/contract/resources/todo.ts";
import type { Db } from "./database/database.ts";
import type { Scope } from "./scope.ts";
import type { Settings } from "./settings.ts";

/** Who asks: `held` is where he holds a permission within the asked place, null is nowhere. */
export type Asker = {
  user_id: number;
  is_super_admin: boolean;
  held: (permission: Permission) => Scope | null;
  settings: Settings;
};

/** Answers nothing where nothing waits. Each count stops at `mostCounted` + 1 and is found by an index. */
export type TodoOf = (db: Db, asker: Asker) => Promise<TodoItem[]>;
