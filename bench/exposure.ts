// How long it takes to say what lies in an area where there are many records: a hill, a quarter, a town and a region, as a whole and in rings
// of distance, around the places that have most records. `npm run bench:exposure [-- server|embedded] [records]`
import { filledDatabase, kinds, numberAsked, type Kind } from "./filled-database.ts";
import { judge, median, percentile } from "./figures.ts";
import { places, read, startProduct, type Product } from "./servers.ts";

const rounds = 40;
const corners = 24;
const metresPerDegree = 111_320;

type Position = [lon: number, lat: number];

/** Metres from the middle to the corners, and from which distances it is asked. */
const areas: { name: string; reach: number; distances: number[]; most: number | null }[] = [
  { name: "a hill of 400 m", reach: 400, distances: [], most: 500 },
  { name: "a hill of 400 m, in rings to 5 km", reach: 400, distances: [250, 500, 1000, 2500, 5000], most: 500 },
  { name: "a quarter of 2 km", reach: 2000, distances: [], most: 500 },
  { name: "a town of 8 km", reach: 8000, distances: [], most: 500 },
  { name: "a region of 80 km", reach: 80_000, distances: [], most: null },
];

/** A star-shaped area around a middle, with corners as uneven as drawn ones. */
function drawn([lon, lat]: Position, reach: number): Position[] {
  const ring = Array.from({ length: corners }, (_, corner): Position => {
    const angle = (corner / corners) * 2 * Math.PI;
    const metres = reach * (0.6 + 0.4 * Math.random());
    const east = (metres * Math.cos(angle)) / (metresPerDegree * Math.cos((lat * Math.PI) / 180));
    return [lon + east, lat + (metres * Math.sin(angle)) / metresPerDegree];
  });
  return [...ring, ring[0]!];
}

async function ask(product: Product, ring: Position[], distances: number[]): Promise<number> {
  const started = performance.now();
  const answer = await fetch(`${product.address}/api/records/situation/exposure`, {
    method: "POST",
    headers: { ...product.headers, "content-type": "application/json" },
    body: JSON.stringify({
      geometry: { type: "Polygon", coordinates: [ring] },
      distances,
      zones: distances.length > 0 ? "rings" : "whole",
    }),
  });
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
  const { rows } = (await answer.json()) as { rows: { count: number }[] };
  const took = performance.now() - started;
  inside.push(rows.reduce((sum, { count }) => sum + count, 0));
  return took;
}

const inside: number[] = [];

async function measure(kind: Kind, count: number): Promise<void> {
  const product = await startProduct(await filledDatabase(kind, count));
  try {
    const fullest = (await places(product)).slice(0, 20);
    const { data } = await read<{ data: { id: number; lon: number; lat: number }[] }>(
      "/api/companies?type=tree",
      product,
    );
    const middles = data.filter(({ id }) => fullest.includes(id));
    console.log(`${kind}, ${count} records of the base map`);
    for (const { name, reach, distances, most } of areas) {
      inside.length = 0;
      const times: number[] = [];
      for (let round = 0; round < rounds; round++) {
        const { lon, lat } = middles[round % middles.length]!;
        times.push(await ask(product, drawn([lon, lat], reach), distances));
      }
      const what = `${name}, p95 in ms (median ${median(times).toFixed(1)}; ${median(inside)} records inside)`;
      judge(what, percentile(times, 0.95), { most: most ?? 500 }, kind === "server" && most !== null);
    }
  } finally {
    product.kill();
  }
}

for (const kind of kinds()) await measure(kind, numberAsked(kind === "server" ? 1_000_000 : 100_000));
