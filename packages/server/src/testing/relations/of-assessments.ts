// What the assessment of a risk names of other places: who assessed, and the plan that deals with it.
import type { Link } from "./between-places.ts";
import { aRecord } from "../factories.ts";
import type { Things } from "./things.ts";

/** An assessment of the own place that names something of the target. */
const naming =
  (named: (target: Things) => object): Link =>
  (by, own, target) =>
    by.post("/records/risk", {
      ...aRecord({ company_id: own.company, variable_id: own.assessed, value: null }),
      assessment: named(target),
    });

export const relationsOfAssessments = {
  "records.assessment.institution_id": {
    above: 201,
    beside: 422,
    link: naming(({ institution }) => ({ institution_id: institution })),
  },
  "records.assessment.plan_id": { above: 201, beside: 422, link: naming(({ law }) => ({ plan_id: law })) },
};
