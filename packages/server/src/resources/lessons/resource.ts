// Lessons, as the server is told of them.
import { sql } from "kysely";
import { lessons } from "@atalaya/contract/resources/lessons.ts";
import type { Noun } from "../../platform/noun.ts";
import { lessonRoutes } from "./routes.ts";

export const lessonsNoun: Noun = {
  routes: [lessonRoutes],
  declares: [lessons],
  rows: { lessons: { name: sql`left(x.text, 120)`, permission: "lessons.index" } },
};
