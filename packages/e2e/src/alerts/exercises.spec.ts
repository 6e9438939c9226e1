// An exercise: an entry, a colour and verbs of its own, never beside a warning.
import { alertCentre } from "../support/alert-centre.ts";
import { enterAs } from "../support/people.ts";
import { expect, test } from "../support/server.ts";

const band = "SIMULACRO";
const drill = "Simulacro de tsunami en el plan";

test("an exercise is begun, listed and read apart from alerts, and banded everywhere", async ({ page }) => {
  const { issued } = await alertCentre(page.request);
  await issued({ headline_es: "Incendio real en Placilla" });
  await issued({ kind: "exercise", headline_es: drill });

  await enterAs(page, "officer", "/records/alert?view=list");
  await expect(page.getByRole("row", { name: /Incendio real/ })).toBeVisible();
  await expect(page.getByRole("row", { name: new RegExp(drill) })).toHaveCount(0);
  await expect(page.getByText(band, { exact: true })).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Nuevo simulacro" })).toHaveCount(0);

  await page.getByRole("tab", { name: /Simulacros/ }).click();
  await expect(page.getByText(band, { exact: true })).toBeVisible();
  await expect(page.getByRole("row", { name: /Incendio real/ })).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Nueva alerta" })).toHaveCount(0);
  await page.getByRole("row", { name: new RegExp(drill) }).click();
  await expect(page.getByRole("heading", { level: 1, name: drill })).toBeVisible();
  await expect(page.getByText(band, { exact: true }).filter({ visible: true })).toHaveCount(1);
  await expect(page.getByRole("button", { name: "Terminar simulacro" })).toBeVisible();
  // It never goes to the public feed, and so no link leads there.
  await expect(page.getByRole("region", { name: "Mensajes" }).getByRole("link")).toHaveCount(0);
});

test("what was typed for an exercise is never found again in an alert", async ({ page }) => {
  await enterAs(page, "officer", "/records/alert?tab=exercises&view=list");
  await page.getByRole("button", { name: "Nuevo simulacro" }).click();
  await page.locator("form").getByRole("textbox", { name: "Titular", exact: true }).fill("Tsunami (simulacro)");
  await expect(page.getByText(/Copia local/)).toBeVisible();
  await page.goto("/records/alert?record=new&view=list");
  await expect(page.locator("form").getByRole("textbox", { name: "Titular", exact: true })).toHaveValue("");
  await page.goto("/records/alert?tab=exercises&record=new&view=list");
  await expect(page.locator("form").getByRole("textbox", { name: "Titular", exact: true })).toHaveValue(
    "Tsunami (simulacro)",
  );
});
