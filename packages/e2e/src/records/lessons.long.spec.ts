// Exercises and what they teach: planned, held, evaluated, and taken to the committee as agreements.
import type { Page } from "@playwright/test";
import { findings } from "../support/accessibility.ts";
import { enterAs } from "../support/people.ts";
import { expect, test } from "../support/server.ts";
import { typeDay } from "../support/typed-day.ts";

const row = (page: Page, name: string | RegExp) => page.getByRole("row", { name });
const pickOne = async (page: Page, field: string, option: string | RegExp) => {
  await page.getByRole("combobox", { name: field, exact: true }).click();
  await page.getByRole("option", { name: option }).click();
};
const save = async (page: Page) => {
  await page.locator("form").getByRole("button", { name: "Guardar" }).click();
  await expect(page.getByText("Simulacro guardado").last()).toBeVisible();
};

test("an exercise is planned, and once it was held somebody says how it went", async ({ page }) => {
  await enterAs(page, "officer", "/simulacros?exercise=new&view=list");
  const form = page.locator("form");
  await form.getByRole("textbox", { name: "Nombre", exact: true }).fill("Simulacro de aluvión (prueba)");
  await pickOne(page, "Tipo", "Simulacro en terreno");
  await pickOne(page, "Amenaza", "Aluvión");
  await page.getByRole("combobox", { name: "Lugar", exact: true }).fill("valpara");
  await page.getByRole("combobox", { name: "Lugar", exact: true }).press("Enter");
  await typeDay(form, "Comienza", "020320261000");
  const objectives = form.getByRole("combobox", { name: "Objetivos", exact: true });
  for (const objective of ["Evacuar la quebrada", "Probar la radio"]) {
    await objectives.fill(objective);
    await objectives.press("Enter");
  }
  // What was not held yet has no outcome.
  await pickOne(page, "Objetivos cumplidos", "Con algunas dificultades");
  await form.getByRole("button", { name: "Guardar" }).click();
  await expect(form.getByText("Se anota cuando el simulacro ya se realizó.").first()).toBeVisible();
  await pickOne(page, "Objetivos cumplidos", "Sin dato");
  await save(page);
  await expect(form.getByText("Falta cerrar")).toBeVisible();

  await pickOne(page, "Estado", "Realizado");
  await pickOne(page, "Objetivos cumplidos", "Con algunas dificultades");
  await form.getByRole("textbox", { name: "Evaluación" }).fill("La radio no llegó a la quebrada.");
  await save(page);
  await expect(form.getByText("Falta cerrar")).toHaveCount(0);
  expect(await findings(page, "form")).toEqual([]);
  await form.getByRole("button", { name: "Cerrar" }).click();
  // The latest stands first, and the head of the list says so.
  await expect(page.getByRole("columnheader", { name: "Comienza" })).toHaveAttribute("aria-sort", "descending");
  await page.getByRole("searchbox").fill("aluvión (prueba)");
  await expect(row(page, /Simulacro de aluvión/)).toContainText("Con algunas dificultades");
});

test("what an exercise taught is taken to the committee, becomes an agreement there, and says so where it was learned", async ({
  page,
}) => {
  await enterAs(page, "officer", "/simulacros?q=borde costero&view=list");
  await row(page, /Simulacro de tsunami/).click();
  const lessons = page.getByRole("region", { name: "Lecciones" });
  await lessons.getByRole("button", { name: "Agregar lección" }).click();
  const dialog = page.getByRole("dialog", { name: "Agregar lección" });
  await dialog.getByRole("textbox", { name: "Qué se vio" }).fill("La radio no llegó a la quebrada");
  await dialog.getByRole("textbox", { name: "Qué hacer" }).fill("Comprar una repetidora de radio");
  expect(await findings(page, "[role=dialog]")).toEqual([]);
  await dialog.getByRole("button", { name: "Guardar" }).click();
  const learned = lessons.getByRole("listitem").filter({ hasText: "La radio no llegó" });
  await expect(learned).toContainText("Sin acuerdo");

  await learned.getByRole("button", { name: "Llevar al comité" }).click();
  await page
    .getByRole("menuitem", { name: /Sesión/ })
    .first()
    .click();
  const form = page.locator("form");
  const agreement = form
    .getByRole("group", { name: /^Fila/ })
    .filter({ has: page.getByText(/De «Simulacro de tsunami/) });
  await expect(agreement.getByRole("textbox", { name: "Acuerdo" })).toHaveValue("Comprar una repetidora de radio");
  await expect(page).not.toHaveURL(/lesson=/);
  await agreement.getByLabel("Responsable").fill("superintendente");
  await page.getByRole("option", { name: "Superintendente Demo" }).click();
  await typeDay(agreement, "Vence", "15122030");
  await form.getByRole("button", { name: "Guardar" }).click();
  await expect(page.getByText("Sesión guardada")).toBeVisible();
  await form.getByRole("button", { name: "Cerrar" }).click();

  await page.goto("/lecciones");
  const all = page.getByRole("list", { name: "Lecciones" });
  const line = all.getByRole("listitem").filter({ hasText: "La radio no llegó" });
  await expect(line).toContainText("Simulacro de tsunami, borde costero (demo)");
  await expect(line.getByRole("link", { name: /^Acuerdo n\.º \d+/ })).toBeVisible();
  await expect(line).toContainText("Superintendente Demo");
  await expect(line.getByRole("button", { name: "Llevar al comité" })).toHaveCount(0);
  await page.getByRole("button", { name: "Sin acuerdo" }).click();
  await expect(line).toHaveCount(0);
  await expect(all.getByRole("listitem").first()).toContainText("Sin acuerdo");
});

test("whoever writes the minutes brings lessons that wait into the session", async ({ page }) => {
  await enterAs(page, "officer", "/legal-drm-committee?session=new");
  const form = page.locator("form");
  await form.getByRole("button", { name: "Traer lección" }).click();
  await page.getByRole("menuitem", { name: /agua y sombra/ }).click();
  const agreement = form.getByRole("group", { name: "Fila 1", exact: true });
  await expect(agreement.getByRole("textbox", { name: "Acuerdo" })).toHaveValue(/agua y sombra/);
  await form.getByRole("button", { name: "Traer lección" }).click();
  await expect(page.getByRole("menuitem", { name: /agua y sombra/ })).toHaveCount(0);
});

test("in English, and for who only reads, nothing is offered that cannot be done", async ({ page }) => {
  await enterAs(page, "viewer", "/simulacros?q=tsunami&view=list", "en");
  await row(page, /tsunami/).click();
  await expect(page.getByRole("textbox", { name: "Kind" })).toHaveValue("Full-scale exercise");
  const lessons = page.getByRole("region", { name: "Lessons" });
  await expect(lessons.getByRole("listitem")).not.toHaveCount(0);
  await expect(lessons.getByText("Went well").first()).toBeVisible();
  await expect(lessons.getByRole("button")).toHaveCount(0);
});
