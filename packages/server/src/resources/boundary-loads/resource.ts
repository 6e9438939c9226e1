// Loads of boundaries, as the server is told of them.
import { boundaryLoads } from "@atalaya/contract/resources/boundary-loads.ts";
import type { Noun } from "../../platform/noun.ts";
import { boundaryLoadRoutes } from "./routes.ts";

export const boundaryLoadsNoun: Noun = { routes: [boundaryLoadRoutes], declares: [boundaryLoads] };
