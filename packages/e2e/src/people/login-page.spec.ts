// The first thing that anybody sees.
import { gzipSync } from "node:zlib";
import { expect, test } from "../support/server.ts";

test("R-210 a guest who opens the login page is asked for e-mail and password", async ({ page }) => {
  await page.goto("/login");

  await expect(page.getByLabel("Correo", { exact: false })).toBeVisible();
  await expect(page.getByLabel("Contraseña", { exact: true })).toBeVisible();
  await page.getByRole("link", { name: "Preguntas frecuentes" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Preguntas frecuentes" })).toBeVisible();
});

test("the login page needs at most 150 kB of JavaScript, compressed, and no map, editor or form library", async ({
  page,
}) => {
  const sizes = new Map<string, number>();
  page.on("response", async (response) => {
    if (response.request().resourceType() !== "script") return;
    sizes.set(new URL(response.url()).pathname, gzipSync(await response.body()).length);
  });
  await page.goto("/login", { waitUntil: "networkidle" });

  const total = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  expect(sizes.size).toBeGreaterThan(1);
  expect(total, [...sizes].join("\n")).toBeLessThan(150_000);
});
