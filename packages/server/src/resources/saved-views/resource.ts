// Saved views of lists, as the server is told of them.
import { savedViews } from "@atalaya/contract/resources/saved-views.ts";
import type { Noun } from "../../platform/noun.ts";
import { savedViewRoutes } from "./routes.ts";

export const savedViewsNoun: Noun = {
  routes: [savedViewRoutes],
  declares: [savedViews],
  refusals: {
    saved_views_default: { is_default: { code: "taken" } },
  },
};
