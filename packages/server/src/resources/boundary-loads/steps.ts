// What takes long is done in steps of half a second, each asked for anew: the database is everybody's between two shapes, a step that was cut
// off is asked for again, and what was done stays done (docs/decisions/0042).
import type { FastifyRequest } from "fastify";
import type { BoundaryProgress } from "@atalaya/contract/resources/boundary-loads.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import type { Services } from "../../platform/http/app-kit.ts";
import type { Load } from "./queries.ts";
import {
  compareShape,
  countSteps,
  examineShape,
  nextToExamine,
  nextToUndo,
  nextToWrite,
  putProblem,
  undoBoundary,
  writeBoundary,
  type Step,
  type Which,
} from "./write-queries.ts";

export type { Step } from "./write-queries.ts";

/** Milliseconds after which a step answers how far it came. */
const longest = 500;

type Ids = readonly number[] | null;

/** One shape, or all shapes of one place: what a step does at a time. */
type Bit = { shapes: Which; work: (tx: Tx) => Promise<void> };

/** The next bit of a step; null where nothing is left to do. */
const nextBits: Record<Step, (db: Db, load_id: number, ids: Ids) => Promise<Bit | null>> = {
  examination: async (db, load_id) => {
    const next = await nextToExamine(db, load_id);
    if (!next) return null;
    const { index, is_examined } = next;
    return { shapes: { index }, work: (tx) => (is_examined ? compareShape : examineShape)(tx, load_id, index) };
  },
  writing: async (db, load_id, ids) => {
    const company_id = await nextToWrite(db, load_id, ids);
    return company_id === null
      ? null
      : { shapes: { company_id }, work: (tx) => writeBoundary(tx, load_id, company_id) };
  },
  undoing: async (db, load_id, ids) => {
    const company_id = await nextToUndo(db, load_id, ids);
    return company_id === null ? null : { shapes: { company_id }, work: (tx) => undoBoundary(tx, load_id, company_id) };
  },
};

/** What the database calls a statement that took longer than any may. */
const overtime = "57014";

const tookTooLong = (error: unknown) => (error as { code?: string }).code === overtime;

/** Does a bit. A shape that takes longer than any statement may is left out with its reason: the others do not wait for it for ever. */
async function done(
  { write }: Services,
  { actor }: FastifyRequest,
  load_id: number,
  { shapes, work }: Bit,
): Promise<void> {
  try {
    await write(actor, work);
  } catch (error) {
    if (!tookTooLong(error)) throw error;
    await write(actor, async (tx) => void (await putProblem(tx, load_id, shapes, "geo_heavy")));
  }
}

export async function step(
  app: Services,
  request: FastifyRequest,
  { id }: Load,
  name: Step,
): Promise<BoundaryProgress> {
  const { company_ids } = request.scope;
  const until = performance.now() + longest;
  do {
    const bit = await nextBits[name](app.db, id, company_ids);
    if (!bit) break;
    await done(app, request, id, bit);
  } while (performance.now() < until);
  return countSteps(app.db, id, name, company_ids);
}
