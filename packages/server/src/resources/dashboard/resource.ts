// The dashboard, as the server is told of them.
import type { Noun } from "../../platform/noun.ts";
import { dashboardRoutes } from "./routes.ts";

export const dashboardNoun: Noun = {
  routes: [dashboardRoutes],
};
