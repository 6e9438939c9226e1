// The main job of a program that works with Atalaya, by a client whose types are made of the server's own description:
//   npx openapi-typescript "$ATALAYA_URL/api/openapi.json" -o atalaya.d.ts --default-non-nullable false
// It asks for ATALAYA_URL and for ATALAYA_KEY, a key that may read and write records of the base map.
import { randomUUID } from "node:crypto";
import createClient from "openapi-fetch";
import type { paths } from "./atalaya.d.ts";

const { ATALAYA_URL: baseUrl = "", ATALAYA_KEY: key = "" } = process.env;
const client = createClient<paths>({ baseUrl, headers: { Authorization: `Bearer ${key}` } });

/** The answer, or why there is none. */
function done<T>({ data, error, response }: { data?: T; error?: unknown; response: Response }): T {
  if (data === undefined) throw new Error(`${response.status} ${response.url}: ${JSON.stringify(error)}`);
  return data;
}

const situation = { domain: "situation" } as const;

// A page of records, as everybody sees them who may.
const list = done(await client.GET("/api/records/{domain}", { params: { path: situation, query: { per_page: 5 } } }));
const model = list.data[0];
if (!model) throw new Error("there is no record yet to take a place and a variable from");

// A new one. Sent again under the same key, as after a lost connection, it is the same record and no second one.
const body = {
  company_id: model.company_id,
  variable_id: model.variable_id,
  title: "Corte de ruta por aluvión",
  observed_on: "2026-03-02",
};
const create = (idempotency: string) =>
  client.POST("/api/records/{domain}", {
    params: { path: situation, header: { "Idempotency-Key": idempotency } },
    body,
  });
const once = randomUUID();
const made = done(await create(once));
const again = done(await create(once));

// What is read is sent back as it came, and changes nothing.
const path = { ...situation, id: made.id };
const read = await client.GET("/api/records/{domain}/{id}", { params: { path } });
const record = done(read);
const same = done(await client.PUT("/api/records/{domain}/{id}", { params: { path }, body: record }));

// A change of what was read: the ETag says which version that is.
const first = read.response.headers.get("etag") ?? "";
const change = (title: string, tag: string) =>
  client.PUT("/api/records/{domain}/{id}", {
    params: { path, header: { "If-Match": tag } },
    body: { title },
  });
const fresh = await client.GET("/api/records/{domain}/{id}", { params: { path } });
const changed = done(await change("Ruta despejada", fresh.response.headers.get("etag") ?? ""));
const stale = await change("Ruta cortada", first);

// Whole shapes, where the place on the map is not enough.
const shapes = done(
  await client.GET("/api/records/{domain}", {
    params: { path: situation, query: { geometry: "full", per_page: 100 } },
  }),
);

console.log(
  JSON.stringify({
    listed: list.data.length,
    made: made.id,
    again: again.id,
    same: same.title,
    changed: changed.title,
    stale: stale.response.status,
    shapes: shapes.data.filter((it) => "geometry" in it && it.geometry !== null).length,
  }),
);
