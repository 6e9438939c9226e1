// Handing a ground in, changing it, taking it away: a file is looked at before it becomes one, and goes when nothing needs it any more.
import type { FastifyRequest } from "fastify";
import type { GroundDraft, GroundPatch } from "@atalaya/contract/resources/grounds.ts";
import type { StoredFile } from "@atalaya/contract/resources/files.ts";
import { isBackupRunning } from "../../platform/backup/journal.ts";
import type { Tx } from "../../platform/database/database.ts";
import { keyOf } from "../../platform/files/file-store.ts";
import { onStore } from "../../platform/files/storage-errors.ts";
import { inspectGround, type GroundFacts } from "../../platform/map-files/inspect-ground.ts";
import type { Services } from "../../platform/http/app-kit.ts";
import { FieldProblem, orNotFound, Problem } from "../../platform/http/problem.ts";
import { deleteFile, findFile, holdContent } from "../files/queries.ts";
import { answerGround } from "./answer.ts";
import {
  areCompanies,
  deleteGround,
  findGround,
  insertGround,
  putPlaces,
  updateGround,
  type FoundGround,
} from "./queries.ts";

/** Answers the id of the new ground. A file of which nothing can be drawn: 422 on `file_id`, with the reason. */
export async function makeGround(app: Services, request: FastifyRequest, draft: GroundDraft): Promise<number> {
  const { file, facts } = await lookAt(app, request, draft.file_id);
  const { name, attribution, ...stored } = facts;
  const { encoding } = draft;
  refuseHeights(facts, encoding);
  return app.write(request.actor, async (tx) => {
    await refusePlaces(tx, draft.place_ids);
    const id = await insertGround(tx, {
      ...stored,
      ...(encoding !== undefined && { encoding }),
      file_id: file.file_id,
      title: draft.title ?? (name || nameOf(file)),
      attribution: draft.attribution ?? attribution,
    });
    await putPlaces(tx, id, draft.place_ids);
    return id;
  });
}

/** 409 with what holds now where the caller read an older version. */
export async function changeGround(app: Services, request: FastifyRequest, id: number, patch: GroundPatch) {
  const { version, file_id, title, attribution, encoding, place_ids } = patch;
  const before = orNotFound(await findGround(app.db, id));
  const newer = file_id === undefined || file_id === before.file_id ? null : await lookAt(app, request, file_id);
  refuseHeights(newer?.facts ?? before, encoding);
  await app.write(request.actor, async (tx) => {
    if (place_ids) await refusePlaces(tx, place_ids);
    const isDone = await updateGround(tx, id, version, {
      ...(newer && factsOf(newer)),
      ...(title !== undefined && { title }),
      ...(attribution !== undefined && { attribution: attribution ?? newer?.facts.attribution ?? "" }),
      ...(encoding !== undefined && { encoding }),
    });
    if (!isDone) {
      const current = orNotFound(await findGround(tx, id));
      throw new Problem("conflict", { current: await answerGround(app, current) });
    }
    if (place_ids) await putPlaces(tx, id, place_ids);
    if (newer) await dropContent(app, tx, before);
  });
}

/** The bytes go at once: it may be gigabytes, and the same file can be handed in again. */
export async function removeGround(app: Services, request: FastifyRequest, id: number, version?: number) {
  await app.write(request.actor, async (tx) => {
    const ground = orNotFound(await findGround(tx, id));
    if (version !== undefined && version !== ground.version)
      throw new Problem("conflict", { current: await answerGround(app, ground) });
    await deleteGround(tx, id);
    await dropContent(app, tx, ground);
  });
}

type Looked = { file: StoredFile; facts: GroundFacts };

const factsOf = ({ file, facts: { name: _name, ...facts } }: Looked) => ({ ...facts, file_id: file.file_id });

/** Only one's own upload becomes a ground: the file of a record is not taken from it. */
async function lookAt(app: Services, request: FastifyRequest, file_id: number): Promise<Looked> {
  const found = await findFile(app.db, file_id);
  if (!found || found.user_id !== request.identity.user.id) throw new FieldProblem({ file_id: { code: "missing" } });
  const { user_id: _sender, ...file } = found;
  const facts = await onStore(() => inspectGround((range) => app.files.open(keyOf(file), range), file.size));
  if ("problem" in facts) throw new FieldProblem({ file_id: facts.problem });
  return { file, facts };
}

const nameOf = ({ name }: StoredFile) =>
  Array.from(name.replace(/\.pmtiles$/i, ""))
    .slice(0, 80)
    .join("");

/** Vectors tell no heights. */
function refuseHeights({ tile_format }: Pick<GroundFacts, "tile_format">, encoding: GroundPatch["encoding"]): void {
  if (encoding && tile_format === "mvt") throw new FieldProblem({ encoding: { code: "heights_of_vectors" } });
}

async function refusePlaces(tx: Tx, place_ids: readonly number[]): Promise<void> {
  if (!(await areCompanies(tx, place_ids))) throw new FieldProblem({ place_ids: { code: "missing" } });
}

/** While a backup is made contents stay; they are cleared away with other forgotten files then. */
async function dropContent(app: Services, tx: Tx, { file_id, sha256 }: FoundGround): Promise<void> {
  if (await isBackupRunning(tx)) return;
  await holdContent(tx, sha256);
  if (await deleteFile(tx, file_id, sha256)) await onStore(() => app.files.remove(keyOf({ sha256 })));
}
