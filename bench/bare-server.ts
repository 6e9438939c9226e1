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

const condition = "r.domain = $1 and r.deleted_at is null and r.company_id = any($2::bigint[])";
const list = `select r.id, r.version, r.created_at, r.updated_at, r.uid, r.domain, r.company_id, r.variable_id, r.title, r.value,
    r.observed_on, r.source, r.status, geometrytype(r.geometry) as geometry_type,
    case when r.anchor is not null then array[round(st_x(r.anchor)::numeric, 6)::float8, round(st_y(r.anchor)::numeric, 6)::float8] end as anchor,
    r.deleted_at, r.observed_on::text as sort_value
  from records r where ${condition} order by r.observed_on desc, r.id desc limit 26`;
const count = `select count(*) as total from (select 1 from records r where ${condition} limit 10001) counted`;

const app = Fastify();
app.get<{ Querystring: { place: string } }>("/list", async ({ query }) => {
  const parameters = ["situation", [Number(query.place)]];
  const rows = await pool.query(list, parameters);
  const counted = await pool.query(count, parameters);
  return { data: rows.rows.slice(0, 25), meta: { total: counted.rows[0].total } };
});
await app.listen({ port: 0, host: "127.0.0.1" });
const address = app.server.address();
process.stdout.write(`http://127.0.0.1:${typeof address === "object" && address ? address.port : ""}\n`);
