// The first start of a fresh database: somebody must be able to sign in, and the password is shown once.
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestApp, type TestApp } from "../testing/test-app.ts";
import { ensureFirstAdmin } from "./first-start.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

test("without a password in the settings one is made up, shown once, and opens the console as super admin", async () => {
  const first = await ensureFirstAdmin(app, { ADMIN_EMAIL: "Jefa@Demo.test", ADMIN_PASSWORD: undefined });
  expect(first?.password).toMatch(/^[\w-]{16}$/);

  const { status, body } = await app.stranger.post("/login", { email: "jefa@demo.test", password: first?.password });
  expect(status).toBe(200);
  const answer = await app.withToken(0, body.token).get("/user");
  expect(answer.body.user).toMatchObject({ email: "jefa@demo.test", is_super_admin: 1 });

  const again = await ensureFirstAdmin(app, { ADMIN_EMAIL: "otra@demo.test", ADMIN_PASSWORD: "otra clave larga" });
  expect(again).toBeNull();
  expect(await app.db.selectFrom("users").select("email").execute()).toEqual([{ email: "jefa@demo.test" }]);
});
