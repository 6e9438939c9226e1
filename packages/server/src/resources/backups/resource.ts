// Backups, as the server is told of them.
import { backups } from "@atalaya/contract/resources/backups.ts";
import type { Noun } from "../../platform/noun.ts";
import { backupRoutes } from "./routes.ts";
import { backupTodo } from "./todo.ts";

export const backupsNoun: Noun = { routes: [backupRoutes], declares: [backups], todo: backupTodo };
