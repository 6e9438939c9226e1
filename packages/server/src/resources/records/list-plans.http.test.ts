// How the database would answer the list of records when there are many: never by reading all of them.
import { setTimeout } from "node:timers/promises";
import { CompiledQuery, DummyDriver, Kysely, PostgresAdapter, PostgresQueryCompiler, sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { RecordDomain } from "@atalaya/contract/domain/domains.ts";
import { isMetric } from "@atalaya/contract/domain/losses.ts";
import { recordSorts, type RecordQuery } from "@atalaya/contract/resources/records.ts";
import { system, type Db } from "../../platform/database/database.ts";
import type { DB } from "../../platform/database/schema.ts";
import type { Scope } from "../../platform/scope.ts";
import { aPlace, aVariable } from "../../testing/factories.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { listPairs } from "./merge/duplicates.ts";
import { listRecords } from "./queries.ts";

const placeCount = 500;
let app: TestApp;
let places: number[];
let variables: number[];

/** Until it knows of all rows that everybody sees them: while somebody still looks at an older state, a vacuum cannot tell. */
async function vacuumed(table: string): Promise<void> {
  await sql`vacuum (analyze) ${sql.table(table)}`.execute(app.db);
  const { rows } = await sql<{ is_done: boolean }>`
    select relallvisible >= relpages as is_done from pg_class where oid = ${table}::regclass`.execute(app.db);
  if (rows[0]?.is_done) return;
  await setTimeout(200);
  await vacuumed(table);
}

beforeAll(async () => {
  app = await startTestApp();
  const chief = await app.as("super_admin");
  variables = [];
  for (let number = 0; number < 20; number++) variables.push(await aVariable(chief));
  const nation = await aPlace(app, { kind: "country" });
  await app.write(system, (tx) =>
    sql`insert into companies (reason_social, kind, parent_company_id, centroid)
      select 'Comuna ' || n, 'municipality', ${nation}, st_setsrid(st_point(-71, -33), 4326) from generate_series(1, ${placeCount}) n`.execute(
      tx,
    ),
  );
  const { rows } = await sql<{ id: number }>`select id from companies where kind = 'municipality'`.execute(app.db);
  places = rows.map(({ id }) => id);
  // The embedded database is of another release and plans alike; fewer rows show it there.
  const count = app.kind === "embedded" ? 20_000 : 100_000;
  // In portions that no database takes long for, without their triggers; a hundredth is in the trash, a tenth has no place on the map.
  for (let first = 0; first < count; first += 10_000)
    await app.write(system, async (tx) => {
      await sql`set local session_replication_role = replica`.execute(tx);
      await sql`
        insert into records (domain, company_id, variable_id, code, title, value, observed_on, status, tags, confidence, geometry, deleted_at)
        select 'situation', (${places}::bigint[])[1 + n % ${placeCount}], (${variables}::bigint[])[1 + n * 7 % 20], n::text,
          'Puente ' || md5(n::text), to_jsonb(n % 1000), date '2011-01-01' + n % 5000,
          (array['draft', 'published', 'validated', 'archived'])[1 + n / 7 % 4], case when n % 50 = 0 then array['revisar'] else '{}' end,
          case when n % 400 = 0 then 'low' when n % 3 = 0 then 'high' end,
          case when n % 10 > 0 then st_setsrid(st_point(-75 + n % 977 * 0.01, -40 + n % 1009 * 0.02), 4326) end,
          case when n % 100 = 0 then now() end
        from generate_series(${first}::int, ${first + 9999}::int) n`.execute(tx);
    });
  // A seventh as many works of recovery: every other one is done, a few say neither sector nor phase, and have a code of the bank of projects.
  await app.write(system, async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    await sql`
      insert into records (domain, company_id, variable_id, code, title, value, observed_on, status, recovery)
      select 'recovery', company_id, variable_id, 'OBR-' || n, 'Obra ' || n, to_jsonb(n % 100), observed_on, status,
        jsonb_strip_nulls(jsonb_build_object('progress_status', (array['completed', 'in_progress'])[1 + n % 2],
          'sector', case when n % 200 > 0 then (array['housing', 'education', 'water'])[1 + n % 3] end,
          'phase', case when n % 200 > 0 then 'reconstruction' end, 'is_better', case when n % 4 = 0 then true end,
          'planned_end_on', date '2020-01-01' + n % 4000, 'need_amount', n * 1000, 'external_code', 30000000 + n || '-0',
          'funding', case when n % 3 = 0 then '[{"source": "national", "amount": 1}]'::jsonb end))
      from (select r.*, row_number() over (order by id)::int as n from records r where domain = 'situation' and id % 7 = 0) r`.execute(
      tx,
    );
  });
  // Every third one tells how many died, most of them few.
  await app.write(system, async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    await sql`
      insert into loss_values (record_id, nth, company_id, metric, value, counted, qualifier, as_of, is_current)
      select id, 1, company_id, 'deaths', id * id % 97, id * id % 97, 'quantified', '2026-01-01', true from records where id % 3 = 0`.execute(
      tx,
    );
  });
  for (const table of ["records", "loss_values"]) await vacuumed(table);
}, 180_000);
afterAll(() => app.stop());

/** The statements behind a reading, and what would be sent with them. */
async function statementsOf(read: (db: Db) => Promise<unknown>): Promise<CompiledQuery[]> {
  const statements: CompiledQuery[] = [];
  const listening = new Kysely<DB>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: () => {
        throw new Error("nobody asks for the tables");
      },
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    log: ({ query: statement }) => void statements.push(statement),
  });
  await read(listening as Db);
  return statements;
}

async function planOf({ sql: text, parameters }: CompiledQuery): Promise<string> {
  const { rows } = await app.db
    .getExecutor()
    .executeQuery<{ "QUERY PLAN": string }>(CompiledQuery.raw(`explain ${text}`, [...parameters]));
  return rows.map((row) => row["QUERY PLAN"]).join("\n");
}

const filters = (): Record<string, Partial<RecordQuery>> => ({
  nothing: {},
  variable: { variable: [variables[3]!] },
  status: { status: ["draft"] },
  "variable and status": { variable: variables.slice(0, 3), status: ["draft", "published"] },
  days: { observed_from: "2020-01-01", observed_to: "2020-03-01" },
  "a box": { bbox: [-71, -34, -70.5, -33.5] },
  "no place on the map": { has_geometry: false },
  "a rare word": { q: "abcd1" },
  "two words": { q: "puente abc" },
  "a code": { code: "4711" },
  "a tag": { tag: ["revisar"] },
  "a tag that nothing has": { tag: ["nunca"] },
  "a rare confidence": { confidence: ["low"] },
  "a common confidence": { confidence: ["high"] },
  "a class": { variable: [variables[3]!], class: [`${variables[3]!}:0`] },
  "an area": {
    within: [
      [-71, -34],
      [-70.5, -34],
      [-70.5, -33.5],
    ],
  },
  "many deaths": { figure: ["deaths:90:"] },
  "two figures": { figure: ["deaths:1:", "houses_destroyed::"] },
  hazards: { hazard: ["EN0205", "other"] },
  "an emergency level": { emergency_level: ["desastre", "catastrofe"] },
  "a GLIDE number": { glide: "WF-2024" },
  "what follows a disaster": { event: 12 },
  "a cell of the matrix": { likelihood: [5], impact: [4] },
  "a class of risk": { risk_class: ["very_high"] },
  "assessments that are open": { risk_class: ["open"] },
  "what is to be reviewed": { review_to: "2026-01-01" },
  "what holds no longer": { lapsed: true },
  trash: { trash: true },
});
const works: Record<string, Partial<RecordQuery>> = {
  nothing: {},
  "a sector": { sector: ["housing"] },
  "a sector that is not told": { sector: ["none"] },
  "sectors and phases": { sector: ["water", "health"], phase: ["mitigation", "reconstruction"] },
  "a stage": { stage: ["suspended"] },
  "an intervention": { intervention: ["study"] },
  "a horizon": { horizon: ["long"] },
  "a source of funding": { funding: ["national"] },
  "no source of funding": { funding: ["none"] },
  "built back better": { better: ["yes"] },
  "what is late": { overdue: true },
  "what is not late": { overdue: false },
  "a code of the bank of projects": { code: "30004711-0" },
  "its digits": { q: "300047110" },
};
const scopes = (): Record<string, number[] | null> => ({
  everywhere: null,
  "a place": places.slice(7, 8),
  "a region": places.slice(100, 130),
  "the nation": places,
});

const scopeOf = (company_ids: number[] | null) => ({ company_ids, ancestor_ids: [] }) as unknown as Scope;

async function readsIndexes(
  domain: RecordDomain,
  asked: Record<string, Partial<RecordQuery>>,
  sort: RecordQuery["sort"],
) {
  for (const [where, company_ids] of Object.entries(scopes()))
    for (const [what, filter] of Object.entries(asked)) {
      const query = { page: 1, per_page: 25, ...filter, sort };
      const statements = await statementsOf((db) => listRecords(db, scopeOf(company_ids), domain, query));
      expect(statements.length).toBeGreaterThan(1);
      for (const statement of statements) {
        const plan = await planOf(statement);
        expect(plan, `${what}, ${where}: ${statement.sql}`).not.toContain("Seq Scan on records");
      }
    }
}

/** Figures are all sorted by alike; by the end and the need of a work only works are. */
const ofWorks = ["recovery.planned_end_on", "recovery.need_amount"] as const;
const sorts = recordSorts.filter((sort) => sort === "deaths" || !(isMetric(sort) || ofWorks.some((it) => it === sort)));
const bothWays = <S extends string>(names: readonly S[]) => names.flatMap((sort) => [sort, `-${sort}` as const]);

test.each(bothWays(sorts))(
  "a list sorted by %s reads indexes, under every filter, in a place, a region and a nation",
  (sort) => readsIndexes("situation", filters(), sort),
);

test.each(bothWays(["observed_on", ...ofWorks] as const))(
  "a portfolio of works sorted by %s reads indexes, under every filter of works",
  (sort) => readsIndexes("recovery", works, sort),
);

type Node = {
  "Actual Rows": number;
  "Actual Loops": number;
  "Rows Removed by Filter"?: number;
  Plans?: Node[];
};

/** How many rows a statement takes into its hands, all its steps together. */
const rowsOf = (node: Node): number =>
  (node["Actual Rows"] + (node["Rows Removed by Filter"] ?? 0)) * node["Actual Loops"] +
  (node.Plans ?? []).reduce((sum, below) => sum + rowsOf(below), 0);

test("V11 pairs are found among thousands of one name and thousands of one day without comparing each with each", async () => {
  const count = 6000;
  await app.write(system, async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    await sql`
      insert into records (domain, company_id, variable_id, code, title, observed_on, status, updated_at)
      select 'risk', ${places[0]!}, ${variables[0]!}, 'R' || n,
        case when n % 2 = 0 then 'Sismo' else 'Incendio ' || n end,
        case when n % 2 = 0 then date '1990-01-01' + n else date '2024-02-02' end, 'draft', now()
      from generate_series(1, ${count}::int) n`.execute(tx);
  });
  const [statement] = await statementsOf((db) => listPairs(db, scopeOf(null), "risk"));
  const { rows } = await app.db
    .getExecutor()
    .executeQuery<{ "QUERY PLAN": [{ Plan: Node }] }>(
      CompiledQuery.raw(`explain (analyze, format json) ${statement!.sql}`, [...statement!.parameters]),
    );
  // Each with each would be two thousand times six thousand.
  expect(rowsOf(rows[0]!["QUERY PLAN"][0].Plan)).toBeLessThan(1_000_000);
});
