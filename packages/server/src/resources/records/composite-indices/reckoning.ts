// What an index comes to: the value of each member by place as the map by place tells it, brought to 0 to 1 and put together.
import {
  indexClassAt,
  indexValue,
  normalised,
  ranksOf,
  type IndexRule,
} from "@atalaya/contract/domain/composite-index.ts";
import {
  cutsOf,
  type CompositeIndex,
  type IndexContent,
} from "@atalaya/contract/resources/records/composite-indices.ts";
import { RecordsByPlaceQuery } from "@atalaya/contract/resources/records.ts";
import type { Db, Tx } from "../../../platform/database/database.ts";
import type { Scope } from "../../../platform/scope.ts";
import { recordsByPlace } from "../map/map-queries.ts";
import { memberVariables, nameOfPlace, placesOf } from "./index-queries.ts";

type Told = { spread: Omit<IndexContent["members"][number], "weight">; values: Map<number, number> };

/** Of published records alone: the map by place says the same under that filter. */
async function toldOf(db: Db | Tx, whole: Scope, index: CompositeIndex): Promise<Told[]> {
  const { members, place_kind, company_id } = index;
  const variables = await memberVariables(
    db,
    company_id,
    members.map(({ variable_id }) => variable_id),
  );
  const told: Told[] = [];
  for (const { variable_id } of members) {
    const variable = variables.find((one) => one.variable_id === variable_id);
    if (!variable) continue;
    const { is_reachable: _reach, ...named } = variable;
    const query = RecordsByPlaceQuery.parse({ variable: [variable_id], status: ["published"], place_kind });
    const { rows } = await recordsByPlace(db, whole, variable.domain, query);
    const known = rows.flatMap(({ company_id: id, value }) => (value === null ? [] : [[id, value] as const]));
    const values = known.map(([, value]) => value);
    const [min, max] = values.length > 0 ? [Math.min(...values), Math.max(...values)] : [null, null];
    told.push({ spread: { ...named, min, max, count: values.length }, values: new Map(known) });
  }
  return told;
}

/** `whole`: the territory of the index, whoever asks. */
export async function reckonIndex(db: Db | Tx, whole: Scope, index: CompositeIndex): Promise<IndexContent> {
  const { name_es, name_en, company_id, place_kind, aggregation, scale, least_weight } = index;
  const places = await placesOf(db, whole, place_kind);
  const told = await toldOf(db, whole, index);
  const weightOf = new Map(index.members.map((member) => [member.variable_id, member.weight]));
  const members = told.map(({ spread }) => ({ ...spread, weight: weightOf.get(spread.variable_id)! }));
  const weights = members.map(({ weight }) => weight);
  const rule: IndexRule = { aggregation, scale, least_weight };
  const cuts = cutsOf(index);
  const valued = places.map((place) => {
    const parts = told.map(({ spread, values }) => {
      const value = values.get(place.company_id) ?? null;
      return { value, normalised: normalised(value, spread) };
    });
    const reckoned = indexValue(
      parts.map((part) => part.normalised),
      weights,
      rule,
    );
    return { ...place, ...reckoned, class: indexClassAt(reckoned.value, cuts), members: parts };
  });
  const ranks = ranksOf(valued.map(({ value }) => value));
  const rows = valued.map((row, at) => ({ ...row, rank: ranks[at]! }));
  const territory = company_id === null ? null : await nameOfPlace(db, company_id);
  return {
    index: { name_es, name_en, territory, place_kind, ...rule, cuts },
    reckoned_at: new Date().toISOString(),
    members,
    // Places come by name, which stays the order of those that share a position.
    rows: rows.toSorted((one, other) => (one.rank ?? Infinity) - (other.rank ?? Infinity) || 0),
    places: rows.length,
    ranked: ranks.filter((rank) => rank !== null).length,
  };
}
