// How long a search takes among many records: words of three letters and more, common and rare, as the list asks for them.
// `npm run bench:search [-- server|embedded] [records]`
import { filledDatabase, kinds, numberAsked, type Kind } from "./filled-database.ts";
import { judge, median } from "./figures.ts";
import { places, read, startProduct } from "./servers.ts";

const words = [
  // In most titles, in some, in one, in none; parts of words, codes, several at once.
  "demo",
  "puente",
  "los",
  "san",
  "del",
  "com",
  "afectación",
  "remoción en masa",
  "escuela santa maría",
  "río abajo norte",
  "comuna demo 77",
  "ias",
  "situation-77",
  "123456",
  "xyz",
  "zzzz inexistente",
  "lluvia",
  "o'higgins centro",
  "777",
  "ñuñoa",
];
const sorts = ["-observed_on", "observed_on", "title", "-updated_at"];

async function measure(kind: Kind, count: number): Promise<void> {
  const product = await startProduct(await filledDatabase(kind, count));
  try {
    const [full] = await places(product);
    const slowest: { ms: number; path: string }[] = [];
    for (const word of words)
      for (const sort of sorts)
        for (const place of ["", `&place=${full}`]) {
          const path = `/api/records/situation?q=${encodeURIComponent(word)}&sort=${sort}${place}`;
          const times: number[] = [];
          for (let turn = 0; turn < 5; turn++) {
            const started = performance.now();
            await read(path, product);
            times.push(performance.now() - started);
          }
          slowest.push({ ms: median(times), path });
        }
    slowest.sort((one, other) => other.ms - one.ms);
    console.log(`${kind}, ${count} records: ${slowest.length} searches`);
    for (const { ms, path } of slowest.slice(0, 5)) console.log(`  ${ms.toFixed(0)} ms  ${decodeURIComponent(path)}`);
    judge("median ms", median(slowest.map(({ ms }) => ms)), { most: 150 }, kind === "server");
    judge("worst ms", slowest[0]!.ms, { most: 600 }, kind === "server");
  } finally {
    product.kill();
  }
}

for (const kind of kinds()) await measure(kind, numberAsked(kind === "server" ? 1_000_000 : 100_000));
