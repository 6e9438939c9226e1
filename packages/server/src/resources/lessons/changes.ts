// Writing lessons: of exercises and events of the caller's places. One that a committee agreed on is not thrown away.
import { sql } from "kysely";
import type { Lesson, LessonDraft, LessonPatch } from "@atalaya/contract/resources/lessons.ts";
import type { Tx } from "../../platform/database/database.ts";
import { countPointers } from "../../platform/database/pointers.ts";
import { held, isThere } from "../../platform/database/rows.ts";
import { FieldProblem, orNotFound, refuseWhenUsed } from "../../platform/http/problem.ts";
import type { Scope } from "../../platform/scope.ts";
import { findDisaster } from "../records/queries.ts";
import { findLesson, insertLesson, placeOfExercise, removeLesson, updateLesson } from "./queries.ts";

/** Where the caller works with lessons, and where he reads committees. */
export type LessonReader = { scope: Scope; committees: Scope | null };

type Source = { company_id: number; exercise_id: number | null; record_id: number | null };

async function sourceOf(tx: Tx, scope: Scope, { exercise_id, event_id }: LessonDraft): Promise<Source> {
  if (exercise_id !== null) {
    const company_id = await placeOfExercise(tx, scope, exercise_id);
    if (company_id === undefined) throw new FieldProblem({ exercise_id: { code: "missing" } });
    return { company_id, exercise_id, record_id: null };
  }
  await isThere(tx, "records", event_id!);
  const event = await findDisaster<{ id: number; company_id: number }>(tx, scope, event_id!, sql`e.id, e.company_id`);
  if (!event) throw new FieldProblem({ event_id: { code: "missing" } });
  return { company_id: event.company_id, exercise_id: null, record_id: event.id };
}

const read = async (tx: Tx, { scope, committees }: LessonReader, id: number): Promise<Lesson> =>
  orNotFound(await findLesson(tx, scope, committees, id));

const own = (tx: Tx, { scope, committees }: LessonReader, id: number, version?: number) =>
  held(tx, "lessons", id, () => findLesson(tx, scope, committees, id), version);

export async function createLesson(tx: Tx, by: LessonReader, draft: LessonDraft): Promise<Lesson> {
  const { kind, text, proposal } = draft;
  const source = await sourceOf(tx, by.scope, draft);
  return read(tx, by, await insertLesson(tx, { ...source, kind, text, proposal }));
}

export async function changeLesson(
  tx: Tx,
  by: LessonReader,
  id: number,
  { version, ...changes }: LessonPatch,
): Promise<Lesson> {
  await own(tx, by, id, version);
  await updateLesson(tx, id, changes);
  return read(tx, by, id);
}

export async function deleteLesson(tx: Tx, by: LessonReader, id: number, version?: number): Promise<void> {
  await own(tx, by, id, version);
  refuseWhenUsed(await countPointers(tx, "lessons", {}, id));
  await removeLesson(tx, id);
}
