import { expect, test } from "vitest";
import { Problem } from "../http/problem.ts";
import { turns } from "./turns.ts";

test("so many work at once, so many wait in order, the next is told when to come back, and a failure hands its turn on", async () => {
  const inTurn = turns({ at_once: 2, waiting: 2, retry_after_s: 3 });
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const work = (number: number) =>
    inTurn(
      () =>
        new Promise<number>((resolve, reject) => {
          begun.push(number);
          ends[number] = () => (number === 0 ? reject(new Error("failed")) : resolve(number));
        }),
    );
  const answers = [0, 1, 2, 3].map(work);
  await expect(work(4)).rejects.toMatchObject({ code: "busy", headers: { "retry-after": "3" } });
  expect(await work(5).catch((error: unknown) => error instanceof Problem)).toBe(true);
  expect(begun).toEqual([0, 1]);
  ends[0]!();
  await expect(answers[0]).rejects.toThrow("failed");
  expect(begun).toEqual([0, 1, 2]);
  ends[1]!();
  ends[2]!();
  expect(await Promise.all(answers.slice(1, 3))).toEqual([1, 2]);
  ends[3]!();
  expect(await answers[3]).toBe(3);
  expect(begun).toEqual([0, 1, 2, 3]);
});
