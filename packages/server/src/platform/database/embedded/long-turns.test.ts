import { setTimeout } from "node:timers/promises";
import { expect, test } from "vitest";
import { longTurns } from "./long-turns.ts";

/** Two sheets at once, each 100 ms long: what happened, in order. */
async function twoSheets(isAskedFor: () => boolean): Promise<{ order: string[]; rested: number }> {
  const order: string[] = [];
  const inTurn = longTurns(isAskedFor);
  let [ended, began] = [0, 0];
  const sheet = (name: string) =>
    inTurn(async () => {
      began = performance.now();
      order.push(`${name} begins`);
      await setTimeout(100);
      order.push(`${name} ends`);
    });
  const first = sheet("first").then(() => (ended = performance.now()));
  await Promise.all([first, sheet("second")]);
  return { order, rested: began - ended };
}

test("C4 a sheet waits for the one before, and while others ask they have the connection twice as long", async () => {
  const { order, rested } = await twoSheets(() => true);
  expect(order).toEqual(["first begins", "first ends", "second begins", "second ends"]);
  expect(rested).toBeGreaterThan(150);
});

test("C4 where nobody else asks the next sheet begins after four looks, also after one that failed", async () => {
  let looks = 0;
  const inTurn = longTurns(() => {
    looks += 1;
    return false;
  });
  const long = inTurn(async () => {
    await setTimeout(300);
    throw new Error("failed");
  });
  await expect(long).rejects.toThrow("failed");
  await inTurn(async () => undefined);
  expect(looks).toBeGreaterThan(0);
  expect(looks).toBeLessThanOrEqual(4);
});
