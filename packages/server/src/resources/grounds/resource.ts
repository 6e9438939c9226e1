// Grounds of the map, as the server is told of them.
import { sql } from "kysely";
import { grounds } from "@atalaya/contract/resources/grounds.ts";
import { placeless, type Noun } from "../../platform/noun.ts";
import { groundRoutes } from "./routes.ts";

export const groundsNoun: Noun = {
  routes: [groundRoutes],
  declares: [grounds],
  rows: {
    grounds: { name: sql`x.title`, company_id: placeless, permission: "audit.index" },
    ground_places: {
      name: sql`g.title`,
      join: sql`join grounds g on g.id = x.ground_id`,
      permission: "audit.index",
    },
  },
};
