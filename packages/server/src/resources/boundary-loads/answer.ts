// A load as it is answered: what its user may know of the places, and what is remarked on the shapes.
import type { BoundaryFeature, BoundaryLoad, ShapeRemark } from "@atalaya/contract/resources/boundary-loads.ts";
import { mostMissing } from "@atalaya/contract/resources/boundary-loads.ts";
import { issueText, type IssueCode } from "@atalaya/contract/errors.ts";
import type { Language } from "@atalaya/contract/text.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import { mostPositions } from "../../platform/geo-files/polygons.ts";
import type { Scope } from "../../platform/scope.ts";
import { knownPlaces, levelsIn, listFeatures, type FoundFeature, type Load } from "./queries.ts";

type Asker = { scope: Scope; language: Language };

const isMine = ({ company_ids }: Scope, id: number) => company_ids === null || company_ids.includes(id);

function stateOf({ problem, company_id }: FoundFeature, scope: Scope): BoundaryFeature["state"] {
  if (problem !== null) return "unreadable";
  if (company_id === null) return "unmatched";
  return isMine(scope, company_id) ? "matched" : "elsewhere";
}

function remarksOn({ holds_point, holds_swapped, overlapped }: FoundFeature, scope: Scope): ShapeRemark[] {
  const remarks: ShapeRemark[] = [];
  if (holds_point === false) remarks.push({ code: holds_swapped ? "swapped" : "point_outside" });
  for (const { company_id, place, share } of overlapped ?? [])
    remarks.push({ code: "overlap", place: isMine(scope, company_id) ? place : null, share });
  return remarks;
}

const textIn = (properties: FoundFeature["properties"], column: string | null | undefined): string | null => {
  const cell = column ? properties[column] : null;
  return cell === null || cell === undefined || cell === "" ? null : String(cell);
};

function featureOf(found: FoundFeature, { layers }: Load, { scope, language }: Asker): BoundaryFeature {
  const { index, layer, problem, company_id, place, above, properties } = found;
  const state = stateOf(found, scope);
  const isOwn = state === "matched";
  const columns = layers[layer];
  const { fault, fault_at, given_ha, shape_ha, matched_by, replaces, is_written, is_taken_back } = found;
  return {
    index,
    layer,
    state,
    code: textIn(properties, columns?.code_column),
    name: textIn(properties, columns?.name_column),
    place: isOwn ? { id: company_id!, name: place!, above } : null,
    matched_by: isOwn ? matched_by : null,
    replaces: isOwn && replaces,
    problem: problem && issueText(problem as IssueCode, language, { maximum: mostPositions }),
    positions: found.positions ?? 0,
    fault,
    fault_at,
    given_ha,
    shape_ha: shape_ha ?? given_ha,
    remarks: isOwn ? remarksOn(found, scope) : [],
    is_written,
    is_taken_back,
  };
}

/** The caller's places of these layers' levels that no shape is for. */
async function missingPlaces(db: Db | Tx, { layers }: Load, found: readonly FoundFeature[], scope: Scope) {
  const there = new Set(found.map(({ company_id }) => company_id));
  return (await knownPlaces(db))
    .filter(
      ({ id, kind, country }) =>
        isMine(scope, id) &&
        !there.has(id) &&
        layers.some(({ level }) => level?.kind === kind && level.country === country),
    )
    .map(({ id, name }) => ({ id, name }));
}

export async function answerLoad(db: Db | Tx, load: Load, asker: Asker): Promise<BoundaryLoad> {
  const found = await listFeatures(db, load.id);
  const missing = await missingPlaces(db, load, found, asker.scope);
  return {
    ...load,
    levels: await levelsIn(db, asker.scope.company_ids),
    features: found.map((it) => featureOf(it, load, asker)),
    missing: missing.slice(0, mostMissing),
    missing_count: missing.length,
  };
}
