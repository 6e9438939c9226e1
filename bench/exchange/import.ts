// How long others wait for a list while somebody brings in a sheet of 2,000 records.
// `npm run bench:import [-- server|embedded]`
import { setTimeout as pause } from "node:timers/promises";
import { listReader } from "../list-reader.ts";
import { filledDatabase, kinds, type Kind } from "../filled-database.ts";
import { judge, median, percentile } from "../figures.ts";
import { places, read, startProduct, type Product } from "../servers.ts";

const rounds = 5;
const rowsOfSheet = 2000;
/** Before and after: a reader's wait where nobody imports. */
const quietMs = 1000;

const path = "/api/records/situation";
const post = async <T>(product: Product, below: string, body?: object): Promise<T> => {
  const answer = await fetch(`${product.address}${path}/${below}`, {
    method: "POST",
    headers: { ...product.headers, ...(body && { "content-type": "application/json" }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${below}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as T;
};

async function measure(kind: Kind): Promise<void> {
  const product = await startProduct(await filledDatabase(kind, 10_000));
  try {
    const [place, other] = (await places(product)) as [number, number];
    const { data: variables } = await read<{ data: { id: number; value_type: string; geometry_type: string }[] }>(
      "/api/variables/situationMap?per_page=100",
      product,
    );
    const variable =
      variables.find((it) => it.value_type === "integer" || it.value_type === "decimal") ?? variables[0]!;
    const sheet = (round: number, is_rehearsal: boolean) => ({
      variable_id: variable.id,
      company_id: place,
      is_rehearsal,
      mode: "all",
      file_name: "bench.csv",
      rows: Array.from({ length: rowsOfSheet }, (_, at) => ({
        title: `Escuela ${round}-${at} de la costa`,
        observed_on: "02-03-2026",
        source: "Catastro",
        ...(variable.value_type !== "none" && { value: String(at % 5) }),
        ...(["point", "any"].includes(variable.geometry_type) && { lon: String(-71.6 + at / 100_000), lat: "-33,05" }),
      })),
    });
    const [times, waits, quiet]: [number[], number[], number[]] = [[], [], []];
    for (let round = 0; round < rounds; round++) {
      const stopQuiet = listReader(product, other);
      await pause(quietMs);
      quiet.push(...(await stopQuiet()));
      const stop = listReader(product, other);
      const started = performance.now();
      await post(product, "import", sheet(round, true));
      const outcome = await post<{ bulk_change_id: number; is_written: boolean }>(
        product,
        "import",
        sheet(round, false),
      );
      times.push(performance.now() - started);
      waits.push(...(await stop()));
      if (!outcome.is_written) throw new Error("nothing was imported");
      await post(product, `bulk/${outcome.bulk_change_id}/undo`);
    }
    console.log(`${kind}: ${rowsOfSheet} rows rehearsed and written in ${times.map(Math.round).join(" ")} ms`);
    console.log(
      `  lists asked for meanwhile: ${waits.length}; without an import they take ${median(quiet).toFixed(1)} ms`,
    );
    judge("median wait of another's list in ms", median(waits), { most: 200 });
    console.log(
      `  95 of 100 within ${percentile(waits, 0.95).toFixed(0)} ms, the longest ${Math.max(...waits).toFixed(0)} ms`,
    );
  } finally {
    product.kill();
  }
}

for (const kind of kinds()) await measure(kind);
