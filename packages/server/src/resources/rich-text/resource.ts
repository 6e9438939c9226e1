// Rich text as it will be kept, as the server is told of them.
import type { Noun } from "../../platform/noun.ts";
import { richTextRoutes } from "./routes.ts";

export const richTextNoun: Noun = {
  routes: [richTextRoutes],
};
