// The live console, as the server is told of it.
import type { Noun } from "../../platform/noun.ts";
import { liveRoutes } from "./routes.ts";

export const liveNoun: Noun = { routes: [liveRoutes] };
