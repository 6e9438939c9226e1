// What the product is measured against: Fastify and the pg driver with the same SQL, and nothing else.
import { join } from "node:path";
import Fastify from "fastify";
import pg from "pg";
import { openEmbedded } from "@atalaya/server/platform/database/embedded/open-embedded.ts";
import { installParsers } from "@atalaya/server/platform/database/parsers.ts";

const { DATABASE_URL, DATA_DIR = "" } = process.env;
const log = { info() {}, warn: console.warn, error: console.error };

installParsers();
const pool = DATABASE_URL
  ? new pg.Pool({ connectionString: DATABASE_URL, max: 10 })
  : (await openEmbedded({ directory: join(DATA_DIR, "database"), log })).pool;

const summary = `r.id, r.version, r.created_at, r.updated_at, r.uid, r.domain, r.company_id, r.variable_id, r.code, r.title, r.value,
  r.attributes, r.observed_on, r.date_precision, r.ended_on, r.source, r.confidence, r.tags, r.locality, r.is_public,
  r.published is not null as has_published, r.status, geometrytype(r.geometry) as geometry_type,
  case when r.anchor is not null then array[round(st_x(r.anchor)::numeric, 6)::float8, round(st_y(r.anchor)::numeric, 6)::float8] end
    as anchor, r.deleted_at`;
const details = `${summary}, r.description, r.duration_days, r.source_url, r.source_date, r.address, r.figures, r.breakdowns,
  r.geometry_method, r.geometry_accuracy_m, r.review_note, r.validated_at, r.published_at, st_asgeojson(r.geometry, 6)::json as geometry,
  (select u.name from users u where u.id::text = r.updated_by) as updated_by`;
const condition = "r.domain = $1 and r.deleted_at is null and r.company_id = $2";
const list = `select ${summary}, r.observed_on::text as sort_value
  from records r where ${condition} order by r.observed_on desc, r.id desc limit 26`;
const count = `select count(*) as total from (select 1 from records r where ${condition} limit 10001) counted`;
const one = `select ${details} from records r where r.id = $1 and r.deleted_at is null`;

/** The product remarks on a location that lies outside of its place. */
const outside = `select c.reason_social, st_dwithin(b.display, st_setsrid(st_point($2, $3), 4326), 0.01) as is_inside,
    coalesce(st_expand(b.display, 0.01), st_expand(c.centroid, 3)) && st_setsrid(st_point($2, $3), 4326) as is_near
  from companies c left join company_boundaries b on b.company_id = c.id where c.id = $1`;

type Row = { company_id: number; anchor: [number, number] };
async function readOne(client: pg.Pool | pg.PoolClient, id: string) {
  const { rows } = await client.query<Row>(one, [id]);
  const { company_id, anchor } = rows[0]!;
  const remarks = await client.query(outside, [company_id, ...anchor]);
  return { ...rows[0], warnings: remarks.rows };
}

const app = Fastify();
app.get<{ Querystring: { place: string } }>("/list", async ({ query }) => {
  const parameters = ["situation", Number(query.place)];
  const rows = await pool.query(list, parameters);
  const counted = await pool.query(count, parameters);
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
