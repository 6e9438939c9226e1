// Whatever is done to records, and in whatever order: list, totals, map and export say the same, and the history leads to it.
import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { aCountry, aRecord, aVariable } from "../../testing/factories.ts";
import { startTestApp, type Answer, type TestApp } from "../../testing/test-app.ts";
import { pointsIn, tilesAround } from "../../testing/tiles.ts";
import { fold } from "./folding.ts";

let app: TestApp;
let country: Awaited<ReturnType<typeof aCountry>>;
let places: number[];
let variables: number[];
/** All that a record is ever placed on, so that one that was counted where it no longer lies is found. */
const corners = [0, 1, 2, 3, 4, 5].map((step): [number, number] => [-71.6 + (step % 3) * 0.011, -33.05 + step * 0.004]);

beforeAll(async () => {
  app = await startTestApp();
  country = await aCountry(app);
  places = [country.valparaiso, country.quilpue, country.talcahuano];
  variables = [country.shelters, await aVariable(country.chief)];
});
afterAll(() => app.stop());

const point = fc.constantFrom(...corners).map((coordinates) => ({ type: "Point", coordinates }));
const line = fc.constantFrom(...corners).map(([lon, lat]) => {
  // Two corners of the line lie apart, its anchor on it.
  return {
    type: "LineString",
    coordinates: [
      [lon, lat],
      [lon + 0.001, lat],
    ],
  };
});
const geometry = fc.oneof({ weight: 4, arbitrary: point }, { weight: 2, arbitrary: line }, fc.constant(null));
const row = fc.nat(1000);
const rows = fc.array(row, { minLength: 1, maxLength: 6 });
const which = fc.nat(2);
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant("create"), place: which, variable: which, geometry }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("retitle"), row }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant("draw"), row, geometry }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("move"), row, place: which, variable: which }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("delete"), row }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("restore"), row }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constantFrom("submit many", "tag many", "delete many"), rows }) },
  fc.record({ kind: fc.constantFrom("undo", "fold") }),
);
type Step = {
  kind: string;
  row?: number;
  rows?: number[];
  place?: number;
  variable?: number;
  geometry?: object | null;
};

const path = "/records/situation";
type Listed = { id: number; version: number; status: string; variable_id: number; anchor: [number, number] | null };

async function listed(query = ""): Promise<Listed[]> {
  const found: Listed[] = [];
  let after = "";
  do {
    const { body } = await country.chief.get(`${path}?per_page=100&${query}${after}`);
    found.push(...body.data);
    after = body.meta.next_cursor ? `&after=${body.meta.next_cursor}` : "";
  } while (after);
  return found;
}

/** Steps that were done in one call and can be taken back. */
const undoable: number[] = [];

async function take({ kind, ...given }: Step): Promise<Answer | undefined> {
  const { chief } = country;
  const choice = { company_id: places[given.place ?? 0]!, variable_id: variables[(given.variable ?? 0) % 2]! };
  if (kind === "create") return chief.post(path, { ...aRecord(choice), geometry: given.geometry });
  if (kind === "fold") {
    await fold(app);
    return undefined;
  }
  if (kind === "undo") {
    const id = undoable.pop();
    return id === undefined ? undefined : chief.post(`${path}/bulk/${id}/undo`);
  }
  const all = await listed(kind === "restore" ? "trash=true" : "");
  const chosen = (given.rows ?? [given.row!])
    .map((number) => all[number % all.length])
    .filter((it) => it !== undefined);
  const [first] = chosen;
  if (!first) return undefined;
  const { id, version } = first;
  if (kind === "retitle") return chief.put(`${path}/${id}`, { title: `Otro ${version}`, version });
  if (kind === "draw") return chief.put(`${path}/${id}`, { geometry: given.geometry, version });
  if (kind === "move") return chief.put(`${path}/${id}`, { ...choice, version });
  if (kind === "delete") return chief.delete(`${path}/${id}`);
  if (kind === "restore") return chief.post(`${path}/${id}/restore`);
  const action = {
    "submit many": { kind: "transition", step: "submit", reason: null },
    "tag many": { kind: "add_tags", tags: ["revisado"] },
    "delete many": { kind: "delete" },
  }[kind];
  const unique = [...new Map(chosen.map((it) => [it.id, { id: it.id, version: it.version }])).values()];
  const answer = await chief.post(`${path}/bulk`, { rows: unique, action });
  if (answer.status === 200) undoable.push(answer.body.id);
  return answer;
}

const everyZoom = Array.from({ length: 17 }, (_, z) => z);
/** From each level of cells, from rows in groups, and alone. */
const oneZoomOfEachKind = [1, 4, 9, 11, 15];

async function expectAgreement(): Promise<void> {
  const everything = await listed();
  const filters: [query: string, keeps: (row: Listed) => boolean][] = [
    ["", () => true],
    ["status=draft", ({ status }) => status === "draft"],
    [`variable=${variables[1]}`, ({ variable_id }) => variable_id === variables[1]],
    // Answered from the rows and not from cells.
    ["observed_from=2020-01-01", () => true],
  ];
  for (const [query, keeps] of filters) {
    const wanted = everything.filter(keeps);
    expect((await listed(query)).map(({ id }) => id)).toEqual(wanted.map(({ id }) => id));
    const { body: totals } = await country.chief.get(`${path}/totals?${query}`);
    const on_map = wanted.filter(({ anchor }) => anchor !== null).length;
    expect(totals).toMatchObject({ total: wanted.length, with_geometry: on_map });
    const csv = await country.chief.get(`${path}/export?format=csv&columns=code&${query}`);
    expect(new TextDecoder().decode(csv.bytes).trim().split(/\r?\n/)).toHaveLength(wanted.length + 1);
    const anchors = corners.flatMap(([lon, lat]) =>
      [0, 0.0005, 0.001].map((east) => ({ anchor: [lon + east, lat] as [number, number] })),
    );
    for (const z of query === "" ? everyZoom : oneZoomOfEachKind) {
      let shown = 0;
      for (const address of tilesAround(anchors, z))
        for (const { count } of await pointsIn(country.chief, address, query)) shown += count ?? 1;
      expect(shown, `zoom ${z}, ${query}`).toBe(on_map);
    }
  }
}

/** What the audit log says of a record, from its creation on, makes the record as it is. */
async function expectHistory(): Promise<void> {
  const { rows: stored } = await sql<{ id: number; state: Record<string, unknown> }>`
    select id, to_jsonb(records) as state from records`.execute(app.db);
  for (const { id, state } of stored) {
    const changes = await app.auditOf("records", id);
    const replayed = Object.assign({}, ...changes.map(({ after }) => after)) as Record<string, unknown>;
    expect(Object.keys(replayed)).toEqual(expect.arrayContaining(["title", "geometry", "status", "company_id"]));
    expect(Object.fromEntries(Object.keys(replayed).map((key) => [key, state[key]]))).toEqual(replayed);
  }
}

test("after any 200 steps list, totals, map at every zoom and export agree, and the history leads to what there is", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 25, maxLength: 25 }), async (steps) => {
      for (const one of steps) {
        const answer = await take(one as Step);
        expect(answer?.status ?? 200, JSON.stringify(one)).toBeLessThan(500);
      }
      await expectAgreement();
      await expectHistory();
    }),
    // Records stay from one run to the next: eight runs are one history of 200 steps. A shorter one would start elsewhere.
    { numRuns: 8, endOnFailure: true },
  );
}, 300_000);
