// The first start of a fresh database: somebody must be able to sign in, and the password is shown once.
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { system } from "../database/database.ts";
import { ensureFirstAdmin, ensureRoles } from "./first-start.ts";

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

test("a new release brings its grants to the built-in roles that nobody changed, and keeps those that somebody did", async () => {
  const role = (key: string) => app.db.selectFrom("roles").selectAll().where("key", "=", key).executeTakeFirstOrThrow();
  const [viewer, validator] = [await role("viewer"), await role("validator")];
  const permissions = ["records.situation.index"];
  const { id } = await app.as("super_admin");
  await app.write({ id }, (tx) => tx.updateTable("roles").set({ permissions }).where("key", "=", "viewer").execute());
  await app.write(system, (tx) =>
    tx.updateTable("roles").set({ permissions }).where("key", "=", "validator").execute(),
  );
  await ensureRoles(app);
  expect((await role("viewer")).permissions).toEqual(permissions);
  expect((await role("validator")).permissions).toEqual(validator.permissions);
  expect(viewer.permissions).not.toEqual(permissions);

  const before = await role("validator");
  await ensureRoles(app);
  expect((await role("validator")).version).toBe(before.version);
});
