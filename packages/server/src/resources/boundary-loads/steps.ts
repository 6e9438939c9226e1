// What takes long is done in steps of half a second, each asked for anew: the database is everybody's between two shapes, a step that was cut
// off is asked for again, and what was done stays done (docs/decisions/0042).
import type { FastifyRequest } from "fastify";
import type { BoundaryProgress } from "@atalaya/contract/resources/boundary-loads.ts";
import type { Tx } from "../../platform/database/database.ts";
import type { Services } from "../../platform/http/app-kit.ts";
import type { Load } from "./queries.ts";
import {
  compareNext,
  countSteps,
  examineNext,
  nextToUndo,
  nextToWrite,
  undoBoundary,
  writeBoundary,
  type Step,
} from "./write-queries.ts";

export type { Step } from "./write-queries.ts";

/** Milliseconds after which a step answers how far it came. */
const longest = 500;

type Ids = readonly number[] | null;

/** Does the next bit of a step; false where nothing is left to do. */
const bits: Record<Step, (tx: Tx, load_id: number, ids: Ids) => Promise<boolean>> = {
  examination: async (tx, load_id) => (await examineNext(tx, load_id)) || compareNext(tx, load_id),
  writing: async (tx, load_id, ids) => {
    const company_id = await nextToWrite(tx, load_id, ids);
    if (company_id !== null) await writeBoundary(tx, load_id, company_id);
    return company_id !== null;
  },
  undoing: async (tx, load_id, ids) => {
    const company_id = await nextToUndo(tx, load_id, ids);
    if (company_id !== null) await undoBoundary(tx, load_id, company_id);
    return company_id !== null;
  },
};

export async function step(
  app: Services,
  { actor, scope }: FastifyRequest,
  { id }: Load,
  name: Step,
): Promise<BoundaryProgress> {
  const until = performance.now() + longest;
  let goesOn = true;
  while (goesOn && performance.now() < until)
    goesOn = await app.write(actor, (tx) => bits[name](tx, id, scope.company_ids));
  return countSteps(app.db, id, name, scope.company_ids);
}
