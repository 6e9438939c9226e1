// What its user changes in a load before its boundaries are written: how shapes are told apart, and which place one of them is for.
import type { BoundaryChoice, BoundaryRecognition } from "@atalaya/contract/resources/boundary-loads.ts";
import type { z } from "zod";
import type { Tx } from "../../platform/database/database.ts";
import { FieldProblem, orNotFound } from "../../platform/http/problem.ts";
import { within, type Scope } from "../../platform/scope.ts";
import { matchAll } from "./keep-load.ts";
import type { Load } from "./queries.ts";
import { findShape, isWritten, putLayers, putMatches, putSource } from "./write-queries.ts";

/** What was written stays what it says: it is taken back first. */
async function refuseWritten(tx: Tx, { id }: Load, field: string): Promise<void> {
  if (await isWritten(tx, id)) throw new FieldProblem({ [field]: { code: "geo_finished" } });
}

export async function changeRecognition(tx: Tx, load: Load, { source, layers }: BoundaryRecognition): Promise<void> {
  await refuseWritten(tx, load, "layers");
  if (layers.length !== load.layers.length) throw new FieldProblem({ layers: { code: "invalid" } });
  const changed = load.layers.map((layer, index) => {
    const { code_column, name_column, level } = layers[index]!;
    for (const [name, column] of Object.entries({ code_column, name_column }))
      if (column !== null && !layer.columns.includes(column))
        throw new FieldProblem({ [`layers.${index}.${name}`]: { code: "choice" } });
    return { ...layer, code_column, name_column, level };
  });
  await putSource(tx, load.id, source);
  await putLayers(tx, load.id, changed);
  await matchAll(tx, load.id, changed);
}

export async function choosePlace(
  tx: Tx,
  scope: Scope,
  load: Load,
  { index, company_id }: z.output<typeof BoundaryChoice>,
): Promise<void> {
  await refuseWritten(tx, load, "index");
  const shape = orNotFound(await findShape(tx, load.id, index));
  if (shape.problem !== null) throw new FieldProblem({ index: { code: "geo_unwritable" } });
  if (company_id !== null) within(scope, company_id);
  await putMatches(tx, load.id, [{ index, company_id, by: "hand" }]);
}
