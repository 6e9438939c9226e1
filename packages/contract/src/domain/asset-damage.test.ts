// What damaged assets may say, and the losses that they add up to.
import { expect, test } from "vitest";
import { AssetDamage, AssetDamages, sumsOfAssets } from "./asset-damage.ts";

const asset = (changes: object) =>
  AssetDamage.parse({ name: "Demo", sector: "education", grade: "destroyed", ...changes });
const issuesOf = (changes: object) =>
  AssetDamage.safeParse({ name: "Demo", sector: "education", grade: "minor", ...changes }).error?.issues.map(
    ({ path }) => path[0],
  ) ?? [];
/** "metric value currency", of how many assets and how many without a cost. */
const sumsIn = (...rows: object[]) =>
  sumsOfAssets(rows.map(asset)).map(({ metric, value, currency, assets, untold }) =>
    [metric, value, currency, `of ${assets}`, untold ? `and ${untold}` : null].filter((it) => it !== null).join(" "),
  );

test("V1 what is counted is whole, what is measured may have a fraction, and money has its currency", () => {
  expect(issuesOf({ amount: 12 })).toEqual([]);
  expect(issuesOf({ amount: 1.5 })).toEqual(["amount"]);
  expect(issuesOf({ amount: 0 })).toEqual(["amount"]);
  expect(issuesOf({ unit: "m", amount: 850.5 })).toEqual([]);
  expect(issuesOf({ repair_cost: 5_000_000 })).toEqual(["currency"]);
  expect(issuesOf({ repair_cost: -1, currency: "CLP" })).toEqual(["repair_cost"]);
  expect(issuesOf({ name: " " })).toEqual(["name"]);
});

test("an asset is one of the base map or a property, and stands once in a card; what is known by its name may come again", () => {
  expect(issuesOf({ facility_id: 1, property_id: 2 })).toEqual(["property_id"]);
  const rows = [{ facility_id: 7 }, { property_id: 7 }, {}, {}, { facility_id: 7 }];
  const { error } = AssetDamages.safeParse(rows.map(asset));
  expect(error?.issues.map(({ path }) => path.join("."))).toEqual(["4.name"]);
});

test("D-2 to D-4: damaged and destroyed facilities are counted by their sector; what cannot be used any more is destroyed", () => {
  expect(
    sumsIn(
      { sector: "health", grade: "minor" },
      { sector: "health", grade: "uninhabitable" },
      { amount: 3 },
      { sector: "water", grade: "major", amount: 2 },
      { sector: "energy" },
      { sector: "transportation", unit: "m", amount: 850.5 },
      { sector: "tourism" },
    ).filter((it) => !it.startsWith("loss")),
  ).toEqual([
    "health_facilities_damaged 1 of 1",
    "health_facilities_destroyed 1 of 1",
    "education_facilities_destroyed 3 of 1",
    "other_infra_damaged 2 of 1",
    "other_infra_destroyed 1 of 1",
    "roads_m 850.5 of 1",
  ]);
});

test("B-3 and B-4: dwellings are told by their grade, and those that nobody can live in are among the destroyed", () => {
  const houses = (grade: string, amount: number) => ({ sector: "housing", unit: "dwellings", grade, amount });
  expect(sumsIn(houses("minor", 40), houses("major", 12), houses("uninhabitable", 5), houses("destroyed", 30))).toEqual(
    [
      "houses_minor 40 of 1",
      "houses_damaged 52 of 2",
      "houses_major 12 of 1",
      "houses_uninhabitable 5 of 1",
      "houses_destroyed 35 of 2",
    ],
  );
});

test("C-2 to C-6: what is damaged counts what its repair costs, what is lost what it costs to build anew, and what tells none is said", () => {
  const money = { currency: "CLP", repair_cost: 10, replacement_cost: 100 };
  const costs = sumsIn(
    { ...money, grade: "major" },
    { ...money },
    { grade: "minor" },
    { ...money, sector: "culture", grade: "minor" },
    { sector: "commerce", grade: "destroyed", currency: "USD", repair_cost: 7 },
  );
  expect(costs.filter((it) => it.startsWith("loss"))).toEqual([
    "loss_education 110 CLP of 2 and 1",
    "loss_culture 10 CLP of 1",
  ]);
});

test("money of several currencies makes no sum, and what is no metric of its sector is in none", () => {
  const lost = (currency: string) => ({ sector: "culture", replacement_cost: 5, currency });
  expect(sumsIn(lost("CLP"), lost("USD"), lost("CLP"))).toEqual([]);
  expect(sumsIn({ sector: "gender" }, { sector: "education", unit: "ha", amount: 2 })).toEqual([]);
});
