// The audit log, as the server is told of them.
import { audit } from "@atalaya/contract/resources/audit.ts";
import type { Noun } from "../../platform/noun.ts";
import { auditRoutes } from "./routes.ts";

export const auditNoun: Noun = {
  routes: [auditRoutes],
  declares: [audit],
};
