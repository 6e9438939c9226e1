// How long a tile takes at every zoom over many records, made anew, under each kind of filter; how large it is; and again from the cache.
// `npm run bench:tiles [-- server|embedded] [records]`
import { filledDatabase, kinds, numberAsked, type Kind } from "./filled-database.ts";
import { judge, percentile } from "./figures.ts";
import { places, read, startProduct, type Product } from "./servers.ts";

type Filters = { name: string; bar: number; queries: string[] };

async function filters(product: Product): Promise<Filters[]> {
  const all = await places(product);
  const { data } = await read<{ data: { id: number; code: string }[] }>(
    "/api/variables/situationMap?per_page=100",
    product,
  );
  const variables = data.filter(({ code }) => code.startsWith("demo-")).map(({ id }) => id);
  const regions = await read<{ data: { id: number; kind: string }[] }>("/api/companies?type=tree", product);
  const region = regions.data.filter(({ kind }) => kind === "region").at(-1)!.id;
  return [
    {
      name: "place, variable, status",
      bar: 60,
      queries: [
        "",
        `place=${all[0]}`,
        `place=${region}`,
        `variable=${variables[3]}`,
        `variable=${variables.slice(0, 8).join()}&status=published,validated`,
        `place=${region}&status=draft`,
      ],
    },
    {
      name: "days",
      bar: 250,
      queries: [
        "observed_from=2020-01-01",
        "observed_from=2018-03-01&observed_to=2018-04-01",
        `observed_to=2015-01-01&place=${region}`,
      ],
    },
    { name: "words", bar: 600, queries: ["q=puente", "q=los", "q=inundación", "q=puente+demo+777"] },
  ];
}

/** Tiles over the fullest places and some others, one above the other from the world to a street. */
async function addresses(product: Product): Promise<string[]> {
  const municipalities = await places(product);
  const found = new Set<string>();
  for (const position of [0, 1, 20, 100, 300]) {
    const path = `/api/records/situation?place=${municipalities[position]}&per_page=1`;
    const { data } = await read<{ data: { anchor: [number, number] }[] }>(path, product);
    const [lon, lat] = data[0]!.anchor;
    const sine = Math.sin((lat * Math.PI) / 180);
    for (let z = 0; z <= 16; z++) {
      const [x, y] = [(lon + 180) / 360, 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)];
      found.add(`${z}/${Math.floor(x * 2 ** z)}/${Math.floor(y * 2 ** z)}`);
    }
  }
  return [...found];
}

let turn = 0;

/** Makes the tile anew, unless it was asked for by the same `turn` before: an unknown parameter is part of the key of the cache. */
async function tile(product: Product, address: string, query: string, which: number) {
  const started = performance.now();
  const answer = await fetch(`${product.address}/api/records/situation/tiles/${address}.mvt?${query}&turn=${which}`, {
    headers: product.headers,
  });
  const { byteLength } = await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${address}?${query}: ${answer.status}`);
  return { ms: performance.now() - started, bytes: byteLength, address, query, z: Number(address.split("/")[0]) };
}
type Measured = Awaited<ReturnType<typeof tile>>;

function describe(measured: Measured[]): void {
  const zooms = Array.from({ length: 17 }, (_, z) => measured.filter((one) => one.z === z).map(({ ms }) => ms));
  console.log(`  p95 by zoom: ${zooms.map((times) => percentile(times, 0.95).toFixed(0)).join(" ")}`);
  const [worst] = measured.toSorted((one, other) => other.ms - one.ms);
  console.log(`  worst ${worst!.ms.toFixed(0)} ms: ${worst!.address}?${worst!.query}`);
}

async function measure(kind: Kind, count: number): Promise<void> {
  const product = await startProduct(await filledDatabase(kind, count));
  try {
    const all = await addresses(product);
    await product.figures();
    const cached: number[] = [];
    let largest = 0;
    for (const { name, bar, queries } of await filters(product)) {
      const measured: Measured[] = [];
      for (let round = 0; round < 2; round++)
        for (const query of queries)
          for (const address of all) {
            const made = await tile(product, address, query, ++turn);
            // The first round warms up what the database keeps in memory.
            if (round > 0) measured.push(made);
            largest = Math.max(largest, made.bytes);
            if (round > 0) cached.push((await tile(product, address, query, turn)).ms);
          }
      console.log(`${kind}, ${count} records, by ${name}: ${measured.length} tiles`);
      describe(measured);
      judge(
        "p95 ms",
        percentile(
          measured.map(({ ms }) => ms),
          0.95,
        ),
        { most: bar },
        kind === "server",
      );
    }
    const { blocked_ms } = await product.figures();
    judge("p95 ms from the cache", percentile(cached, 0.95), { most: 5 }, kind === "server");
    judge("largest kB", largest / 1000, { most: 300 });
    judge("longest block of the event loop, ms", blocked_ms, { most: 50 }, kind === "server");
  } finally {
    product.kill();
  }
}

for (const kind of kinds()) await measure(kind, numberAsked(kind === "server" ? 1_000_000 : 100_000));
