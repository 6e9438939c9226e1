// What a task costs is limited, whoever asks for it: beyond a limit there is a clear answer, and the next task is done as ever.
import { expect, test } from "vitest";
import { asBytes, workerPool } from "./worker-pool.ts";

const ample = { seconds: 60, megabytes: 512, input_megabytes: 64, waiting: 8 };

const letter = asBytes("<p>Aluvión en la quebrada</p>");
const small = () => [letter.slice()];
/** Rich text of so many million signs. */
const long = (millions: number) => [asBytes("<p><b>a</b><i>b</i></p>".repeat(millions * 43_000))];

test("a task is done in a thread of its own, as long as it may take", async () => {
  const run = workerPool(ample);
  await expect(run("clean", small())).resolves.toEqual(["<p>Aluvión en la quebrada</p>"]);
});

test("what is larger than may be handed over is refused before anything is done", async () => {
  const run = workerPool({ ...ample, input_megabytes: 0.001 });
  await expect(run("clean", long(1))).rejects.toMatchObject({ code: "too_heavy" });
  await expect(run("clean", small())).resolves.toHaveLength(1);
});

test("what takes longer than it may is given up, and the next task is done", async () => {
  const run = workerPool({ ...ample, seconds: 3 });
  const done = () => run("clean", small()).catch(() => null);
  // On a busy machine the thread itself may need longer than that to begin.
  await expect.poll(done, { timeout: 60_000 }).toHaveLength(1);
  await expect(run("clean", long(30))).rejects.toMatchObject({ code: "too_heavy" });
  await expect.poll(done, { timeout: 60_000 }).toHaveLength(1);
}, 180_000);

test("what takes more memory than it may ends its thread and nothing else", async () => {
  const run = workerPool({ ...ample, megabytes: 48 });
  await expect(run("clean", long(20))).rejects.toMatchObject({ code: "too_heavy" });
  await expect(run("clean", small())).resolves.toHaveLength(1);
}, 120_000);

test("where too many wait already, the next one is told at once when to come back", async () => {
  const run = workerPool({ ...ample, waiting: 1 });
  const asked = Array.from({ length: 4 }, () => run("clean", small()));
  const answers = await Promise.allSettled(asked);
  const refused = answers.flatMap((it) => (it.status === "rejected" ? [it.reason] : []));
  expect(refused.length).toBeGreaterThan(0);
  expect(refused.length).toBeLessThan(4);
  for (const reason of refused) expect(reason).toMatchObject({ code: "queue_full" });
  await expect(run("clean", small())).resolves.toHaveLength(1);
}, 60_000);
