// What the database would refuse is refused before, on its field; what is sent twice is there once.
import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { dependantWords } from "@atalaya/contract/words/problems.ts";
import { nouns } from "../../nouns.ts";
import { aRecord } from "../../testing/factories.ts";
import type { Case } from "../../testing/constraints/case.ts";
import { casesOf } from "../../testing/constraints/cases.ts";
import { aGroundOfNouns, type GroundOfNouns } from "../../testing/constraints/nouns.ts";
import { unreachable } from "../../testing/constraints/unreachable.ts";
import { startTestApp, type Answer, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let ground: GroundOfNouns;
beforeAll(async () => {
  app = await startTestApp();
  ground = await aGroundOfNouns(app);
});
afterAll(() => app.stop());

/** Every rule that the database itself keeps: of its catalogue, and those that its triggers raise by name. */
async function constraintsOf({ db }: TestApp): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select conname as name from pg_constraint
      where connamespace = 'public'::regnamespace and contype in ('c', 'u', 'f', 'x')
        and conrelid::regclass::text not in ('migrations', 'spatial_ref_sys')
    union select c.relname from pg_index i join pg_class c on c.oid = i.indexrelid
      where i.indisunique and not i.indisprimary and c.relnamespace = 'public'::regnamespace
    union select found[1] from pg_proc p cross join lateral regexp_matches(p.prosrc, 'constraint = ''([a-z_]+)''', 'g') found
      where p.pronamespace = 'public'::regnamespace
    order by 1`.execute(db);
  return rows.map(({ name }) => name);
}

const told = (answer: Answer) => `${answer.status} ${Object.keys(answer.body?.errors ?? {}).join(" ")}`;
const isOnField = (answer: Answer, at: string) => answer.status === 422 && at in (answer.body.errors ?? {});

describe("V1-V22 every rule of the database is a rule of the contract, and says so on its field", () => {
  test("each constraint is broken below or excused with a reason", async () => {
    const known = [...Object.keys(casesOf(ground)), ...Object.keys(unreachable)];
    expect(known.toSorted()).toEqual((await constraintsOf(app)).toSorted());
  });

  test("V18 every foreign key to something that can be deleted is counted by its refusal, or named as harmless", async () => {
    const deletable = sql`select attrelid from pg_attribute where attname = 'deleted_at' and not attisdropped union select 'roles'::regclass`;
    const { rows } = await sql<{ at: string }>`
      select conrelid::regclass || '.' || a.attname || ' -> ' || confrelid::regclass as at
      from pg_constraint join pg_attribute a on a.attrelid = conrelid and a.attnum = any(conkey)
      where contype = 'f' and confrelid in (${deletable}) order by 1`.execute(app.db);
    const pointersAt = nouns.flatMap(({ pointers = {} }) => Object.entries(pointers));
    const named = new Set(pointersAt.flatMap(([table, at]) => Object.keys(at).map((it) => `${it} -> ${table}`)));
    const keys = rows.map(({ at }) => at);
    expect(
      [...named].filter((it) => !keys.includes(it)),
      "no such key",
    ).toEqual([]);
    // What no noun names is counted by the name of its table, which must have a word.
    const counted = keys.filter((it) => !named.has(it));
    expect(counted.filter((it) => !(it.split(".")[0]! in dependantWords))).toEqual([]);
  });

  /** All that are wrong in one list: who adds a rule sees at once what it answers. */
  const wrongAnswers = async (send: (it: Case) => Promise<Answer | undefined>) => {
    const wrong: string[] = [];
    for (const [name, it] of Object.entries(casesOf(ground))) {
      const answer = await send(it);
      if (answer && !isOnField(answer, it.at)) wrong.push(`${name}: ${told(answer)}, expected 422 ${it.at}`);
    }
    return wrong;
  };

  test("by a new row", async () => {
    const sent = ({ noun, fields, only, isRaced, at }: Case) =>
      only === "change" || (isRaced && at === "is_default") ? undefined : ground.nouns[noun]?.create?.(fields);
    expect(await wrongAnswers(async (it) => sent(it))).toEqual([]);
  });

  test("by a change of one that is there", async () => {
    const sent = ({ noun, fields, only }: Case) =>
      only === "create" ? undefined : ground.nouns[noun]?.change?.(fields);
    expect(await wrongAnswers(async (it) => sent(it))).toEqual([]);
  });

  test("by a step over many records, which names the row and the field", async () => {
    const { chief, nouns, ids } = ground;
    const made = await nouns["records"]!.create!({ ended_on: "2026-03-04" });
    for (const [name, { bulk, at }] of Object.entries(casesOf(ground))) {
      if (!bulk) continue;
      const rows = [
        { id: made.body.id, version: 1 },
        { id: ids.first.id, version: ids.first.version },
      ];
      const answer = await chief.post("/records/risk/bulk", { rows, action: { kind: "set_fields", fields: bulk } });
      const fields = answer.body.rows?.map(({ field }: { field: string }) => field);
      expect([name, answer.status, fields ?? Object.keys(answer.body.errors)]).toEqual([
        name,
        422,
        fields ? [at] : [`action.fields.${at}`],
      ]);
    }
  });

  test("by a sheet: one bad row is told of at its column, in the rehearsal as well, and stops no other", async () => {
    const { chief, ids } = ground;
    const row = { title: "Buena", observed_on: "02-03-2026" };
    for (const [name, { cells, at }] of Object.entries(casesOf(ground))) {
      if (!cells) continue;
      for (const is_rehearsal of [true, false]) {
        const rows = [row, { ...row, title: "Mala", ...cells }];
        const sheet = { variable_id: ids.event, company_id: ids.company_id, rows, is_rehearsal, mode: "valid" };
        const { status, body } = await chief.post("/records/risk/import", sheet);
        const bad = body.findings?.filter(({ is_warning }: { is_warning: boolean }) => !is_warning);
        expect([name, status, bad?.map((it: { row: number; column: string }) => [it.row, it.column])]).toEqual([
          name,
          200,
          [[2, at]],
        ]);
        expect(body.totals).toMatchObject({ valid: 1, invalid: 1, created: 1 });
      }
    }
  });

  test("by two people at the same moment: the second is answered on the field, or as if it had come later", async () => {
    for (const [name, { noun, fields, isRaced }] of Object.entries(casesOf(ground))) {
      if (!isRaced) continue;
      const fresh = Object.fromEntries(
        Object.entries(fields).map(([field, value]) => [field, freshValue(field, value)]),
      );
      const create = ground.nouns[noun]!.create!;
      const answers = await Promise.all(Array.from({ length: 6 }, () => create(fresh)));
      const statuses = [...new Set(answers.map(({ status }) => status))].toSorted();
      expect([name, statuses.filter((status) => status !== 201 && status !== 422)]).toEqual([name, []]);
      const refused = answers.find(({ status }) => status === 422);
      if (refused) expect([name, told(refused)]).toEqual([name, `422 ${casesOf(ground)[name]!.at}`]);
    }
  });
});

/** As in the case, and of nobody yet. */
const freshValue = (field: string, value: unknown): unknown => {
  if (field === "phase") return "mitigation";
  if (field === "kind") return "pdc";
  if (typeof value !== "string" || field.startsWith("tax_id")) return value;
  return field === "email" ? "alguien@prueba.test" : `${value.toLowerCase()}-2`;
};

const shelter = (company_id: number, uid: string, title: string) => ({
  ...aRecord({ company_id, variable_id: ground.country.shelters, title }),
  uid,
});

test("a record that is sent twice under its own uid is there once, as it is now", async () => {
  const { officer, valparaiso } = ground.country;
  const draft = shelter(valparaiso, randomUUID(), "Escuela sin señal");
  const first = await officer.post("/records/situation", draft);
  await officer.put(`/records/situation/${first.body.id}`, { version: 1, title: "Escuela con señal" });
  const again = await officer.post("/records/situation", draft);

  expect([first.status, again.status]).toEqual([201, 201]);
  expect(again.body).toMatchObject({ id: first.body.id, version: 2, title: "Escuela con señal" });
  expect((await officer.get("/records/situation?q=señal")).body.meta.total).toBe(1);
});

test("a record that is sent eight times at the same moment is there once, and all eight are answered with it", async () => {
  const { officer, valparaiso } = ground.country;
  const draft = shelter(valparaiso, randomUUID(), "Puente cortado");
  const answers = await Promise.all(Array.from({ length: 8 }, () => officer.post("/records/situation", draft)));
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 201));
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
  expect((await officer.get("/records/situation?q=Puente")).body.meta.total).toBe(1);
});

test("a uid of another place gives nothing away and is refused", async () => {
  const { officer, outsider, valparaiso, talcahuano } = ground.country;
  const uid = randomUUID();
  await outsider.post("/records/situation", shelter(talcahuano, uid, "Ajeno"));
  const refused = await officer.post("/records/situation", shelter(valparaiso, uid, "Propio"));
  expect(refused.status).toBe(422);
  expect(refused.body.errors).toEqual({ uid: ["Ya existe otro con este valor."] });
});
