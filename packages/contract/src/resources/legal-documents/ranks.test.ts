import { expect, test } from "vitest";
import { rankIssue, type Ranked } from "./ranks.ts";

const norm = (kind: Ranked["kind"], level: Ranked["level"] = "national"): Ranked => ({ kind, level, plan_kind: null });
const plan = (plan_kind: Ranked["plan_kind"], level: Ranked["level"] = "communal"): Ranked => ({
  kind: "plan",
  plan_kind,
  level,
});

test.each<[string, Ranked, Ranked, ReturnType<typeof rankIssue>]>([
  ["a law amends a law", norm("law"), norm("law"), null],
  ["a law repeals a decree with force of law, which has its rank", norm("law"), norm("decree_with_force_of_law"), null],
  ["a law repeals no constitution", norm("law"), norm("constitution"), "rank_lower"],
  ["a law repeals no treaty", norm("law"), norm("treaty", "international"), "rank_lower"],
  ["a supreme decree repeals no law", norm("supreme_decree"), norm("law"), "rank_lower"],
  ["a regulation amends a decree", norm("regulation"), norm("decree"), null],
  ["an ordinance repeals no law", norm("ordinance", "communal"), norm("law"), "rank_lower"],
  [
    "an ordinance repeals no regional resolution",
    norm("ordinance", "communal"),
    norm("resolution", "regional"),
    "rank_lower",
  ],
  [
    "a municipal ordinance repeals a municipal regulation",
    norm("ordinance", "communal"),
    norm("regulation", "communal"),
    null,
  ],
  ["a regional resolution amends no national one", norm("resolution", "regional"), norm("resolution"), "reach_lower"],
  ["a decree repeals the plan that an older one approved", norm("decree"), plan("emergency", "national"), null],
  ["a plan replaces a plan of its kind and level", plan("emergency"), plan("emergency"), null],
  ["a plan replaces no plan of another kind", plan("evacuation"), plan("emergency"), "instrument_unlike"],
  ["a communal plan replaces no regional one", plan("drr"), plan("drr", "regional"), "reach_lower"],
  ["a regional plan replaces no communal one", plan("drr", "regional"), plan("drr"), "instrument_unlike"],
  ["a plan repeals no ordinance", plan("drr"), norm("ordinance", "communal"), "rank_lower"],
])("V14 %s", (_what, by, target, issue) => {
  expect(rankIssue(by, target)).toBe(issue);
});
