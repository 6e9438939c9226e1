// Keys for programs: made, copied once, used, seen by who keeps the people, and revoked.
import type { Page } from "@playwright/test";
import { findings } from "../support/accessibility.ts";
import { expectWithinWidth, phone } from "../support/fits.ts";
import { enterAs } from "../support/people.ts";
import { expect, test } from "../support/server.ts";

const keysOf = (page: Page) => page.getByRole("region", { name: "Claves de API" });

const ask = (address: string, key: string) =>
  fetch(`${address}/api/records/situation?per_page=1`, { headers: { authorization: `Bearer ${key}` } });

test("an officer makes a key by the keyboard alone, a program reads by it, and it is over once it is revoked", async ({
  page,
  server,
}) => {
  await enterAs(page, "officer", "/perfil");
  const keys = keysOf(page);
  await keys.getByRole("button", { name: "Crear clave" }).focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Crear clave" });
  await dialog.getByRole("textbox", { name: "Nombre" }).focus();
  await page.keyboard.type("Tablero regional");
  await expect(dialog.getByRole("combobox", { name: "Qué puede hacer" })).toContainText("Leer registros");
  expect(await findings(page)).toEqual([]);
  await page.keyboard.press("Enter");

  const secret = await keys.getByLabel("Clave", { exact: true }).inputValue();
  expect(secret).toMatch(/^atalaya_[\w-]{43}$/);
  const answer = await ask(server.address, secret);
  expect([answer.status, answer.headers.get("ratelimit-limit")]).toEqual([200, "600"]);
  await keys.getByRole("button", { name: "Ya la guardé" }).click();
  await expect(keys.getByText(secret)).toHaveCount(0);

  await page.reload();
  const line = keys.getByRole("listitem").filter({ hasText: "Tablero regional" });
  await expect(line).toContainText(secret.slice(0, 14));
  await expect(line).toContainText("Vigente");
  await expect(line).toContainText("Usada");
  await line.getByRole("button", { name: "Revocar Tablero regional" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Revocar", exact: true }).click();
  await expect(line).toContainText("Revocada");
  expect((await ask(server.address, secret)).status).toBe(401);
});

test("who keeps the people sees a person's key and revokes it, also on a telephone", async ({ page, server }) => {
  await page.setViewportSize(phone);
  await enterAs(page, "officer", "/perfil");
  const keys = keysOf(page);
  await keys.getByRole("button", { name: "Crear clave" }).click();
  const dialog = page.getByRole("dialog", { name: "Crear clave" });
  await dialog.getByRole("textbox", { name: "Nombre" }).fill("Sensores");
  await dialog.getByRole("combobox", { name: "Qué puede hacer" }).click();
  await page.getByRole("option", { name: "Permisos elegidos uno a uno" }).click();
  await dialog.getByRole("button", { name: "Crear clave" }).click();
  await expect(dialog.getByText("Este campo es obligatorio.")).toBeVisible();
  await dialog.getByRole("combobox", { name: "Permisos" }).fill("Mapa Base: Ver");
  await page.getByRole("option", { name: "Mapa Base: Ver" }).first().click();
  await page.keyboard.press("Escape");
  await dialog.getByRole("button", { name: "Crear clave" }).click();
  const secret = await keys.getByLabel("Clave", { exact: true }).inputValue();
  await expect(dialog).toHaveCount(0);
  await expectWithinWidth(page);
  expect((await ask(server.address, secret)).status).toBe(200);

  await enterAs(page, "admin", "/ajustes/usuarios?q=officer");
  await page.getByRole("row", { name: /officer@demo.test/ }).click();
  const line = page.getByRole("listitem").filter({ hasText: "Sensores" });
  await line.getByRole("button", { name: "Revocar Sensores" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Revocar", exact: true }).click();
  await expect(line).toContainText("Revocada");
  expect((await ask(server.address, secret)).status).toBe(401);
});
