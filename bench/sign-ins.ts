// How long somebody who is signed in waits for a list while 250 connections try to sign in with invented accounts: from one address, and
// from as many addresses as there are tries.
// `npm run bench:sign-ins [-- server|embedded]`
import { setTimeout as pause } from "node:timers/promises";
import autocannon from "autocannon";
import { filledDatabase, kinds, type Kind } from "./filled-database.ts";
import { judge, median, percentile } from "./figures.ts";
import { places, read, startProduct } from "./servers.ts";

const connections = 250;
const seconds = 20;
const quietSeconds = 5;
const everyMs = 100;

let invented = 0;
const address = () => `203.0.${(invented >> 8) & 255}.${invented & 255}`;

async function measure(kind: Kind, isFromMany: boolean): Promise<void> {
  // Behind a proxy the caller's address is what the proxy says.
  process.env["TRUST_PROXY"] = String(isFromMany);
  const product = await startProduct(await filledDatabase(kind, 10_000));
  try {
    const [place] = (await places(product)) as [number];
    const waitsFor = async (duration: number) => {
      const waits: number[] = [];
      const until = performance.now() + duration * 1000;
      while (performance.now() < until) {
        const started = performance.now();
        await read(`/api/records/situation?place=${place}&sort=-observed_on`, product);
        waits.push(performance.now() - started);
        await pause(everyMs);
      }
      return waits;
    };
    const quiet = median(await waitsFor(quietSeconds));
    const attack = autocannon({
      url: `${product.address}/api/login`,
      connections,
      duration: seconds,
      timeout: 60,
      requests: [
        {
          method: "POST",
          setupRequest: (request) => ({
            ...request,
            headers: {
              "content-type": "application/json",
              ...(++invented && isFromMany && { "x-forwarded-for": address() }),
            },
            body: JSON.stringify({ email: `nadie${invented}@example.org`, password: "una clave cualquiera" }),
          }),
        },
      ],
    });
    const waits = await waitsFor(seconds);
    const { statusCodeStats = {} } = (await attack) as { statusCodeStats?: Record<string, { count: number }> };
    const answers = Object.entries(statusCodeStats).map(([status, { count }]) => `${count} times ${status}`);
    console.log(`${kind}, from ${isFromMany ? "many addresses" : "one address"}: ${answers.join(", ")}`);
    console.log(`  where nobody tries to sign in, a list takes ${quiet.toFixed(1)} ms`);
    judge(`median wait of a reader in ms, of ${waits.length} lists`, median(waits), { most: 200 }, kind === "server");
    console.log(
      `  95 of 100 within ${percentile(waits, 0.95).toFixed(0)} ms, the longest ${Math.max(...waits).toFixed(0)} ms`,
    );
  } finally {
    product.kill();
  }
}

// From many first: the other leaves this address, from which the reader signs in too, refused for a minute.
for (const kind of kinds()) for (const isFromMany of [true, false]) await measure(kind, isFromMany);
