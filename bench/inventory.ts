// What one more movement costs in the ledger of a resource that has thousands, beside one that has ten: a delivery out of a stock, and a shift of a
// machine. A ledger that is long must not make writing slow. `npm run bench:inventory [-- server|embedded] [movements]`
import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { system, type Database } from "@atalaya/server/platform/database/database.ts";
import { ensureRoles } from "@atalaya/server/platform/people/first-start.ts";
import { loadDemo } from "@atalaya/server/demo/load.ts";
import { judge, median } from "./figures.ts";
import { filledDatabase, kinds, numberAsked, type Kind } from "./filled-database.ts";
import { read, startProduct, type Product } from "./servers.ts";

const few = 10;
const rounds = 60;
const mostRatio = 3;

type Row = { id: number; kind: string };

/** The demo, and a stock and a machine each with so many movements until a day ago, and with ten. */
async function fillLedgers(database: Database, count: number): Promise<void> {
  await ensureRoles(database);
  await loadDemo(database);
  await database.write(system, async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    await sql`set local statement_timeout = 0`.execute(tx);
    for (const [name, movements] of [
      ["Largo", count],
      ["Corto", few],
    ] as const)
      for (const [kind, category, unit] of [
        ["stock", "blanket", "each"],
        ["vehicle", "backhoe", null],
      ] as const)
        await sql`
          with made as (
            insert into inventory (company_id, name_es, kind, category, unit, is_hired, is_out_of_order, is_active)
            select id, ${`${name} Demo`}, ${kind}, ${category}, ${unit}, false, false, true from companies
            where territorial_code = '05101' returning id, company_id, kind = 'stock' as is_stock)
          insert into inventory_movements (uid, inventory_id, company_id, kind, quantity, at, started_at, ended_at, is_to_be_papered)
          select gen_random_uuid(), id, company_id,
            case when not is_stock then 'shift' when n % 2 = 1 then 'in' else 'out' end, case when not is_stock then null when n % 2 = 1 then 900 else 1 end,
            now() - make_interval(mins => n + 1440), case when not is_stock then now() - make_interval(mins => n + 1440, secs => 30) end,
            case when not is_stock then now() - make_interval(mins => n + 1440) end, true
          from made, generate_series(1, ${movements}::integer) n`.execute(tx);
    await sql`select stand_by_ledger(id) from inventory`.execute(tx);
  });
  await sql`vacuum (analyze) inventory_movements`.execute(database.db);
}

/** The next hour of a shift, in turn, within the last day. */
const shifts = { made: 0 };

function nextOf(kind: string): object {
  const said = { uid: randomUUID(), is_to_be_papered: true };
  if (kind === "stock")
    return { ...said, kind: "out", quantity: 1, at: new Date().toISOString(), recipient_kind: "shelter" };
  const started = Date.now() - 80_000_000 + 10_000 * shifts.made++;
  const [started_at, ended_at] = [started, started + 9_000].map((at) => new Date(at).toISOString());
  return { ...said, kind: "shift", started_at, ended_at };
}

/** Writes one movement, in milliseconds. */
async function write({ address, headers }: Product, { id, kind }: Row): Promise<number> {
  const body = JSON.stringify(nextOf(kind));
  const started = performance.now();
  const answer = await fetch(`${address}/api/inventory/${id}/movements`, {
    method: "POST",
    headers: { ...headers, "content-type": "application/json" },
    body,
  });
  if (!answer.ok) throw new Error(`a movement: ${answer.status} ${await answer.text()}`);
  await answer.json();
  return performance.now() - started;
}

async function measure(kind: Kind, count: number): Promise<void> {
  const product = await startProduct(await filledDatabase(kind, count, { name: "inventory_", fill: fillLedgers }));
  try {
    console.log(`${kind}, a ledger of ${count} movements beside one of ${few}`);
    const named = async (name: string, what: string) =>
      (await read<{ data: Row[] }>(`/api/inventory?q=${name}&kind=${what}`, product)).data[0]!;
    for (const what of ["stock", "vehicle"]) {
      const [long, short] = [await named("Largo Demo", what), await named("Corto Demo", what)];
      const times: [number[], number[]] = [[], []];
      for (let round = 0; round < rounds; round++)
        for (const [at, row] of [long, short].entries()) times[at]!.push(await write(product, row));
      const [slow, quick] = [median(times[0]), median(times[1])];
      console.log(`  one more of a ${what}: median ${slow.toFixed(1)} ms beside ${quick.toFixed(1)} ms`);
      judge(`ratio of a ${what}`, slow / quick, { most: mostRatio });
    }
  } finally {
    product.kill();
  }
}

for (const kind of kinds()) await measure(kind, numberAsked(10_000));
