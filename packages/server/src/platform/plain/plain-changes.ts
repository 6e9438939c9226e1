// Writing a plain noun: each change is checked as the whole thing that it would make, and a stale version is refused.
import type { Geometry } from "@atalaya/contract/values/geometry.ts";
import type { Tx } from "../database/database.ts";
import { countPointers } from "../database/pointers.ts";
import { held, intoTrash, isThere, outOfTrash } from "../database/rows.ts";
import { crossesItself } from "../database/sql.ts";
import { FieldProblem, orNotFound, refuseWhenUsed } from "../http/problem.ts";
import { checkWhole } from "../http/schemas.ts";
import { within, type Scope } from "../scope.ts";
import type { DetailOf, DraftOf, PatchOf, PlainNoun, PlainResource, Reference } from "./plain-noun.ts";
import type { PlainQueries } from "./plain-queries.ts";

type Given = { company_id?: number; geometry?: Geometry | null };

/** What the schema cannot see: whether the place is the caller's, and whether what was drawn crosses itself. */
async function mayBe(tx: Tx, scope: Scope, { company_id, geometry }: Given): Promise<void> {
  if (company_id !== undefined) within(scope, company_id);
  if (geometry && (await crossesItself(tx, geometry))) throw new FieldProblem({ geometry: { code: "self_crossing" } });
}

type Named = Record<string, number | null | undefined>;

/** Refuses what the caller may not name; what was named before stays. */
async function mayName(tx: Tx, scope: Scope, references: Record<string, Reference>, sent: Named, before: Named = {}) {
  for (const [field, { may }] of Object.entries(references)) {
    const id = sent[field];
    if (id && id !== before[field] && !(await may(tx, scope, id)))
      throw new FieldProblem({ [field]: { code: "missing" } });
  }
}

/** What comes out of the trash must find what it names. */
async function mustFind(tx: Tx, references: Record<string, Reference>, thing: Named) {
  for (const [field, { table }] of Object.entries(references)) {
    const id = thing[field];
    if (id && !(await isThere(tx, table, id))) throw new FieldProblem({ [field]: { code: "missing" } });
  }
}

export type PlainChanges<R extends PlainResource> = {
  create: (tx: Tx, scope: Scope, draft: DraftOf<R>) => Promise<DetailOf<R>>;
  change: (tx: Tx, scope: Scope, id: number, patch: PatchOf<R>) => Promise<DetailOf<R>>;
  remove: (tx: Tx, scope: Scope, id: number, version?: number) => Promise<void>;
  restore: (tx: Tx, scope: Scope, id: number) => Promise<DetailOf<R>>;
};

export function plainChanges<R extends PlainResource>(
  { resource, references, check, pointers = {} }: PlainNoun<R>,
  { find, insert, update }: PlainQueries<R>,
): PlainChanges<R> {
  const table = resource.path;
  const lock = (tx: Tx, scope: Scope, id: number, version?: number) =>
    held(tx, table, id, () => find(tx, scope, id), version);
  return {
    create: async (tx, scope, draft) => {
      await mayBe(tx, scope, draft as Given);
      await mayName(tx, scope, references, draft as Named);
      await check?.(tx, scope, draft);
      return orNotFound(await find(tx, scope, await insert(tx, draft)));
    },
    change: async (tx, scope, id, { version, ...patch }) => {
      const before = await lock(tx, scope, id, version);
      const changes = patch as Partial<DraftOf<R>>;
      await mayBe(tx, scope, changes as Given);
      await mayName(tx, scope, references, changes as Named, before as unknown as Named);
      // No rule of a schema looks at the geometry and another field at once, and it can be large.
      const [{ geometry: _stored, ...current }, { geometry: _sent, ...plain }] = [before as Given, changes as Given];
      checkWhole(resource.draft, current, plain);
      await check?.(tx, scope, changes, before);
      await update(tx, id, changes);
      return orNotFound(await find(tx, scope, id));
    },
    remove: async (tx, scope, id, version) => {
      await lock(tx, scope, id, version);
      refuseWhenUsed(await countPointers(tx, table, pointers, id));
      await intoTrash(tx, table, id);
    },
    restore: async (tx, scope, id) => {
      const thing = await held(tx, table, id, () => find(tx, scope, id, { trash: true }));
      await mustFind(tx, references, thing as unknown as Named);
      await outOfTrash(tx, table, id);
      return orNotFound(await find(tx, scope, id));
    },
  };
}
