// What the product is measured against: Fastify and the pg driver with the same SQL, and nothing else.
import { join } from "node:path";
import Fastify from "fastify";
import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
  type RawBuilder,
} from "kysely";
import pg from "pg";
import { openEmbedded } from "@atalaya/server/platform/database/embedded/open-embedded.ts";
import { installParsers } from "@atalaya/server/platform/database/parsers.ts";
import type { DB } from "@atalaya/server/platform/database/schema.ts";
import { details, summary } from "@atalaya/server/resources/records/queries.ts";

const { DATABASE_URL, DATA_DIR = "" } = process.env;
const log = { info() {}, warn: console.warn, error: console.error };

installParsers();
const pool = DATABASE_URL
  ? new pg.Pool({ connectionString: DATABASE_URL, max: 10 })
  : (await openEmbedded({ directory: join(DATA_DIR, "database"), log })).pool;

// The product's own columns, put into words once: whatever it reads more one day, this reads too.
const offline = new Kysely<DB>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});
/** A statement put into words once; what a request gives stands in it as `:name`. */
function asked(statement: RawBuilder<unknown>) {
  const { sql: text, parameters } = statement.compile(offline);
  return (given: Record<string, unknown>) => ({
    text,
    values: parameters.map((it) => (typeof it === "string" && it in given ? given[it] : it)),
  });
}
const condition = sql`r.domain = 'situation' and r.deleted_at is null and r.company_id = ${":place"}`;
const list = asked(sql`select ${summary}, r.observed_on::text as sort_value
  from records r where ${condition} order by r.observed_on desc, r.id desc limit 26`);
const count = asked(
  sql`select count(*) as total from (select 1 from records r where ${condition} limit 10001) counted`,
);
const one = asked(sql`select ${details} from records r where r.id = ${":id"} and r.deleted_at is null`);

/** The product remarks on a location that lies outside of its place, or whose coordinates were swapped. */
const box = "coalesce(st_expand(b.display, 0.01), st_expand(c.centroid, 3))";
const outside = `select c.reason_social as place, not coalesce(st_dwithin(b.display, st_setsrid(st_point($2, $3), 4326), 0.01), true) as is_outside,
    not ${box} && st_setsrid(st_point($2, $3), 4326) and ${box} && st_setsrid(st_point($3, $2), 4326) as is_swapped
  from companies c left join company_boundaries b on b.company_id = c.id where c.id = $1`;

type Row = { company_id: number; anchor: [number, number] };
async function readOne(client: pg.Pool | pg.PoolClient, id: string) {
  const { rows } = await client.query<Row>(one({ ":id": id }));
  const { company_id, anchor } = rows[0]!;
  const remarks = await client.query(outside, [company_id, ...anchor]);
  return { ...rows[0], warnings: remarks.rows };
}

const app = Fastify();
app.get<{ Querystring: { place: string } }>("/list", async ({ query }) => {
  const given = { ":place": Number(query.place) };
  const rows = await pool.query(list(given));
  const counted = await pool.query(count(given));
  return { data: rows.rows.slice(0, 25), meta: { total: counted.rows[0].total } };
});

app.get<{ Params: { id: string } }>("/records/:id", ({ params }) => readOne(pool, params.id));

app.put<{ Params: { id: string }; Body: { title: string } }>("/records/:id", async ({ params, body }) => {
  const client = await pool.connect();
  try {
    await client.query("begin");
    // Triggers write the audit log, as for the product.
    await client.query("select set_config('app.actor', 'system', true)");
    await client.query("update records set title = $2 where id = $1", [params.id, body.title]);
    const row = await readOne(client, params.id);
    await client.query("commit");
    return row;
  } finally {
    client.release();
  }
});

await app.listen({ port: 0, host: "127.0.0.1" });
const address = app.server.address();
process.send?.({ address: `http://127.0.0.1:${typeof address === "object" && address ? address.port : ""}` });
