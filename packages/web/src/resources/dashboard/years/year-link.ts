// From a year to its disasters: those that the sums were made of.
import { linkTo } from "../../../api/addresses.ts";

export const yearLink = (year: number) =>
  linkTo("/records/risk", {
    observed_from: `${year}-01-01`,
    observed_to: `${year}-12-31`,
    has_published: true,
  });
