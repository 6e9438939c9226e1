// What a composite index names of other places: the variables that it is made of.
import type { Link } from "./between-places.ts";

let made = 0;

/** An index of the own place that is made of an own variable and of one of the target. */
const madeOf: Link = (by, own, target) =>
  by.post("/composite-indices", {
    name_es: `Índice de abajo ${++made}`,
    company_id: own.company,
    members: [own.weighed, target.weighed].map((variable_id) => ({ variable_id, weight: 0.5 })),
  });

export const relationsOfIndices = {
  "composite_indices.members.variable_id": { above: 201, beside: 422, link: madeOf },
};
