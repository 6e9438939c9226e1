// The installation, as the server is told of it.
import { sql } from "kysely";
import { installation } from "@atalaya/contract/resources/installation.ts";
import { placeless, type Noun } from "../../platform/noun.ts";
import { installationRoutes } from "./routes.ts";

export const installationNoun: Noun = {
  routes: [installationRoutes],
  declares: [installation],
  rows: {
    installation: {
      name: sql`coalesce(x.organisation, x.app_name, '')`,
      company_id: placeless,
      permission: "audit.index",
    },
  },
};
