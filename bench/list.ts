// How much of a bare server's speed is left when the product lists 25 records of a place, and what a hundred times as many records cost.
// `npm run bench:list [-- server|embedded] [records]`
import { filledDatabase, kinds, numberAsked, type Kind } from "./filled-database.ts";
import { judge, median } from "./figures.ts";
import { compare } from "./rates.ts";
import { places, read, startBare, startProduct, type Product } from "./servers.ts";

const few = 10_000;
const path = (place: number) => `/api/records/situation?place=${place}&sort=-observed_on&per_page=25`;
type Page = { data: { id: number }[]; meta: { total: number } };
const ids = ({ data }: Page) => data.map(({ id }) => id).join();

async function beside(kind: Kind, count: number): Promise<void> {
  const filled = await filledDatabase(kind, count);
  const product = await startProduct(filled);
  const bare = await startBare(filled);
  try {
    const all = await places(product);
    for (const place of [all[0]!, all[Math.floor(all.length / 2)]!]) {
      const page = await read<Page>(path(place), product);
      const same = await read<Page>(`/list?place=${place}`, { address: bare.address, headers: {} });
      if (ids(page) !== ids(same)) throw new Error("the two servers do not answer the same");
      console.log(`${kind}, ${count} records: a page of a place with ${page.meta.total} of them`);
      const { ratio, cpu_ms } = await compare(
        product,
        { url: product.address + path(place), headers: product.headers },
        { url: `${bare.address}/list?place=${place}` },
      );
      judge("share of a bare server's requests/s", ratio, { least: 0.5 }, kind === "server");
      judge("processor ms per request", cpu_ms, { most: 0.7 }, kind === "server");
    }
  } finally {
    product.kill();
    await bare.kill();
  }
}

async function msOf(product: Product, place: number): Promise<number> {
  const times: number[] = [];
  for (let turn = 0; turn < 200; turn++) {
    const started = performance.now();
    await read<Page>(path(place), product);
    times.push(performance.now() - started);
  }
  return median(times);
}

/** The median page in the fullest place and in a usual one. */
async function growth(kind: Kind, count: number): Promise<void> {
  const [large, small] = [
    await startProduct(await filledDatabase(kind, count)),
    await startProduct(await filledDatabase(kind, few)),
  ];
  try {
    for (const position of [0, 250]) {
      const ratios: number[] = [];
      for (let round = 0; round < 5; round++) {
        const [of_many, of_few] = [
          await msOf(large, (await places(large))[position]!),
          await msOf(small, (await places(small))[position]!),
        ];
        ratios.push(of_many / of_few);
        console.log(`  ${of_many.toFixed(2)} ms and ${of_few.toFixed(2)} ms`);
      }
      judge(`${kind}: page at ${count} against ${few} records`, median(ratios), { most: 1.5 }, kind === "server");
    }
  } finally {
    large.kill();
    small.kill();
  }
}

for (const kind of kinds()) {
  const count = numberAsked(kind === "server" ? 1_000_000 : 100_000);
  await beside(kind, count);
  await growth(kind, count);
}
