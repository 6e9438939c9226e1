// Places: the list, and the short forms that the place selector and the map take.
import { z } from "zod";
import { Company, CompanyQuery, Place, PlaceOption } from "@atalaya/contract/resources/companies.ts";
import { pageOf } from "@atalaya/contract/record.ts";
import type { Routes } from "../../platform/app-kit.ts";
import { listCompanies, listPlaces } from "./queries.ts";

const Places = z.object({ data: z.array(Place) });
const Options = z.object({ data: z.array(PlaceOption) });

export const companyRoutes: Routes = async (app) => {
  app.get(
    "/companies",
    {
      // Everybody who is signed in chooses among the own places; the scope holds no others.
      config: { access: "signed_in" },
      schema: {
        summary: "Places of the caller; type=select or type=tree answers all of them in short",
        querystring: CompanyQuery,
        response: { 200: z.union([pageOf(Company), Places, Options]) },
      },
    },
    async ({ scope, query }) => {
      if (!query.type) return listCompanies(app.db, scope, query);
      const data = await listPlaces(app.db, scope);
      return query.type === "tree" ? { data } : { data: data.map(({ id, reason_social }) => ({ id, reason_social })) };
    },
  );
};
