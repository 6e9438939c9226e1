// Requests per second of the product and of the bare server, in turns, so that whatever else the machine does meets both.
import autocannon from "autocannon";
import { median } from "./figures.ts";
import type { Product } from "./servers.ts";

const rounds = 5;
const seconds = 4;
const connections = 16;

export type Load = Pick<autocannon.Options, "url" | "headers" | "requests">;

async function drive(load: Load, duration = seconds) {
  const result = await autocannon({ ...load, connections, duration });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${load.url}: ${result.non2xx} refused, ${result.errors} failed`);
  return { rate: result.requests.average, count: result.requests.total };
}

/** The share of the bare server's requests per second that the product keeps, and its processor time per request in ms. */
export async function compare(product: Product, ours: Load, theirs: Load): Promise<{ ratio: number; cpu_ms: number }> {
  for (const load of [ours, theirs]) await drive(load, 2);
  const [kept, bare, cpu]: [number[], number[], number[]] = [[], [], []];
  for (let round = 0; round < rounds; round++) {
    await product.figures();
    const { rate, count } = await drive(ours);
    const { cpu_ms } = await product.figures();
    kept.push(rate);
    cpu.push(cpu_ms / count);
    bare.push((await drive(theirs)).rate);
  }
  const line = (rates: number[]) =>
    `${rates.map(Math.round).join(" ")}  median ${Math.round(median(rates))} requests/s`;
  console.log(`  product ${line(kept)}\n  bare    ${line(bare)}`);
  return { ratio: median(kept) / median(bare), cpu_ms: median(cpu) };
}
