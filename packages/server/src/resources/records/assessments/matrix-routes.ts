// The matrix of risks.
import { RiskMatrix, RiskMatrixQuery } from "@atalaya/contract/resources/records/risk-matrix.ts";
import type { Routes } from "../../../platform/http/app-kit.ts";
import { countInMatrix } from "./matrix.ts";

export const riskMatrixRoutes: Routes = async (app) => {
  app.get(
    "/records/risk/matrix",
    {
      config: { access: "records.risk.index" },
      schema: {
        summary:
          "How many risk assessments stand in each cell of likelihood and impact, and what is to be looked at again",
        querystring: RiskMatrixQuery,
        response: { 200: RiskMatrix },
      },
    },
    ({ scope, query }) => countInMatrix(app.db, scope, query),
  );
};
