// Maintenance as people live through it: who begins it, who was typing meanwhile, and who comes to sign in or to read.
import type { Page } from "@playwright/test";
import { enterAs, signIn } from "../support/people.ts";
import { saveRecord, startEditing } from "../support/record-steps.ts";
import { expect, test } from "../support/server.ts";

const health = "/ajustes/estado";
const band = (page: Page) => page.getByRole("status").filter({ hasText: "Solo lectura por mantenimiento." });

async function begin(page: Page, message: string): Promise<void> {
  await page.getByRole("button", { name: "Iniciar mantenimiento…" }).click();
  const dialog = page.getByRole("dialog", { name: "Iniciar mantenimiento" });
  await dialog.getByRole("textbox", { name: "Aviso en español" }).fill(message);
  await dialog.getByRole("button", { name: "Iniciar mantenimiento" }).click();
  await expect(band(page)).toContainText(message);
}

async function end(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Terminar mantenimiento" }).click();
  await expect(page.getByRole("button", { name: "Iniciar mantenimiento…" })).toBeVisible();
  await expect(band(page)).toHaveCount(0);
}

test("an officer who types while maintenance begins is told why it is not saved, keeps what is typed, and saves it afterwards", async ({
  browser,
  page,
}) => {
  await enterAs(page, "officer", "/records/situation?view=list");
  await page.getByRole("searchbox").fill("Bomberos 42 (demo)");
  await page.getByRole("row", { name: "Bomberos 42 (demo)" }).click();
  await startEditing(page);
  await page.getByRole("textbox", { name: "Descripción" }).fill("Revisado antes del corte de luz");

  const keeper = await (await browser.newContext({ locale: "es-CL" })).newPage();
  await enterAs(keeper, "super", health);
  await begin(keeper, "Cambiamos el servidor");

  await saveRecord(page, { outcome: page.locator("form").getByText("Guarde de nuevo cuando termine.") });
  // The refusal itself tells the page; it does not wait until it asks by itself.
  await expect(band(page)).toContainText("Cambiamos el servidor");
  await expect(page.getByRole("alertdialog")).toHaveCount(0);
  await expect(page.getByRole("textbox", { name: "Descripción" })).toHaveValue("Revisado antes del corte de luz");
  // Reading goes on.
  await page.reload();
  await expect(band(page)).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Descripción" })).toHaveValue("Revisado antes del corte de luz");

  await end(keeper);
  await saveRecord(page);
  await keeper.context().close();
});

test("an open console shows the band within half a minute, and no longer once it is over", async ({
  browser,
  page,
}) => {
  await page.clock.install();
  await enterAs(page, "viewer");
  const keeper = await (await browser.newContext({ locale: "es-CL" })).newPage();
  await enterAs(keeper, "super", health);
  await begin(keeper, "Cambiamos el disco");
  await page.clock.fastForward(31_000);
  await expect(band(page)).toContainText("Cambiamos el disco");
  await end(keeper);
  await page.clock.fastForward(31_000);
  await expect(band(page)).toHaveCount(0);
  await keeper.context().close();
});

test("who comes to sign in, or to read what is public, is told; whoever signs in may read", async ({
  browser,
  page,
}) => {
  const keeper = await (await browser.newContext({ locale: "es-CL" })).newPage();
  await enterAs(keeper, "super", health);
  await begin(keeper, "Vuelve pronto");
  await page.goto("/login");
  await expect(band(page)).toContainText("Vuelve pronto");
  await page.getByRole("link", { name: "Preguntas frecuentes" }).click();
  await expect(band(page)).toContainText("Vuelve pronto");
  await signIn(page, "viewer");
  await expect(band(page)).toContainText("Vuelve pronto");
  await expect(band(page).getByRole("link", { name: "Ver mantenimiento" })).toHaveCount(0);
  await end(keeper);
  await keeper.context().close();
});
