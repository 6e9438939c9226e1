// The general limit of calls: who is beyond it waits, and nobody else does.
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestApp, type Caller, type TestApp } from "../../testing/test-app.ts";

const most = 20;

let app: TestApp;
let [hurried, calm]: Caller[] = [];
beforeAll(async () => {
  app = await startTestApp({ REQUESTS_PER_MINUTE: String(most) });
  [hurried, calm] = [await app.as("viewer"), await app.as("viewer")];
});
afterAll(() => app.stop());

const many = (ask: () => Promise<{ status: number }>) =>
  Promise.all(Array.from({ length: most }, async () => (await ask()).status));

test("who calls more often than is allowed in a minute is told in the own language to wait, and for how long; others go on", async () => {
  expect(await many(() => hurried!.get("/user"))).toEqual(Array(most).fill(200));
  const refused = await hurried!.get("/user", { headers: { "accept-language": "en" } });
  expect(refused).toMatchObject({
    status: 429,
    body: { code: "too_many", message: "Too many attempts. Wait a moment." },
  });
  expect((await hurried!.get("/user")).body.message).toBe("Demasiados intentos. Espere un momento.");
  const wait = Number(refused.headers.get("retry-after"));
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(60);
  expect((await calm!.get("/user")).status).toBe(200);
});

test("strangers are one caller for each network, whatever token they make up, and the pages of the console are always sent", async () => {
  let number = 0;
  const asNobody = () => app.withToken(0, `${"made-up-token-of-nobody"}${++number}`).get("/user");
  expect(await many(asNobody)).toEqual(Array(most).fill(401));
  expect((await asNobody()).status).toBe(429);
  expect((await app.stranger.get("/public/terms?lang=es")).status).toBe(429);
  expect((await app.stranger.get("/health/live")).status).toBe(200);
  expect((await fetch(`${app.origin}/login`)).status).toBe(200);
  expect((await calm!.get("/user")).status).toBe(200);
});
