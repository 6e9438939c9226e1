// Rows inside forms: typed straight through, marked where they are wrong and not before, put in order and taken away by keyboard.
import type { Locator, Page } from "@playwright/test";
import { findings } from "../support/accessibility.ts";
import { enterAs } from "../support/people.ts";
import { saveRecord, startEditing } from "../support/record-steps.ts";
import { savedIn } from "../support/saved.ts";
import { expect, test } from "../support/server.ts";
import { typeDay } from "../support/typed-day.ts";

const rowsOf = (list: Locator) => list.locator("[data-row]");
const wrongIn = (part: Locator) => part.locator("[aria-invalid=true]");

async function newSession(page: Page): Promise<Locator> {
  await enterAs(page, "officer", "/legal-drm-committee");
  await page.getByRole("button", { name: "Convocar sesión" }).click();
  const form = page.locator("form");
  await typeDay(form, "Inicio", "241120241030");
  return form;
}

test("what is wrong is marked in its field of its row, and nothing is before it was left or sent", async ({ page }) => {
  const form = await newSession(page);
  const list = form.getByRole("group", { name: "Acuerdos", exact: true });
  const row = (number: number) => list.getByRole("group", { name: `Fila ${number}`, exact: true });
  const agree = async (number: number, text: string, due: string) => {
    await row(number).getByRole("textbox", { name: "Acuerdo" }).fill(text);
    await row(number).getByLabel("Responsable").fill("superintendente");
    await page.getByRole("option", { name: "Superintendente Demo" }).click();
    await typeDay(row(number), "Vence", due);
  };
  const add = list.getByRole("button", { name: "Agregar acuerdo" });
  await add.click();
  await expect(row(1).getByRole("textbox", { name: "Acuerdo" })).toBeFocused();
  // An empty row that is left is no row yet.
  await form.getByLabel("Lugar de la sesión").fill("Sala COE");
  await expect(wrongIn(list)).toHaveCount(0);
  await agree(1, "Reponer el grifo", "15122030");
  await expect(wrongIn(list)).toHaveCount(0);
  await add.click();
  await row(2).getByRole("textbox", { name: "Acuerdo" }).fill("Limpiar la quebrada");
  await typeDay(row(2), "Vence", "01012031");
  await expect(wrongIn(list)).toHaveCount(0);

  // Left half typed, it says what is missing; the row that is right says nothing.
  await form.getByLabel("Lugar de la sesión").focus();
  await expect(row(2).getByLabel("Responsable")).toHaveAttribute("aria-invalid", "true");
  await expect(wrongIn(row(1))).toHaveCount(0);
  await expect(row(2).getByRole("textbox", { name: "Acuerdo" })).toHaveAttribute("aria-invalid", "false");
  await expect(row(2).getByLabel("Responsable")).toHaveAccessibleDescription(
    "Elija quién responde del acuerdo: un integrante o una institución.",
  );
  expect(await findings(page, "form")).toEqual([]);

  // What only the server knows comes back to the same field, which has the focus.
  await agree(2, "Limpiar la quebrada", "01012020");
  await expect(wrongIn(list)).toHaveCount(0);
  await form.getByRole("button", { name: "Convocar sesión" }).click();
  const due = row(2).getByRole("group", { name: "Vence" });
  await expect(due).toHaveAttribute("aria-invalid", "true");
  await expect(due.getByRole("spinbutton").first()).toBeFocused();
  await expect(wrongIn(row(1))).toHaveCount(0);
  await expect(due).toHaveAccessibleDescription("No puede vencer antes de la sesión que lo acordó.");

  // The summary leads there again.
  await form.getByLabel("Lugar de la sesión").focus();
  await page.getByRole("alert").getByRole("button", { name: "Acuerdos" }).click();
  await expect(due.getByRole("spinbutton").first()).toBeFocused();
  await typeDay(row(2), "Vence", "01012031");
  await form.getByRole("button", { name: "Convocar sesión" }).click();
  await expect(page).toHaveURL(/session=\d+/);
});

test("rows are moved with Alt and the arrows or by their buttons, and taken away, without leaving the keyboard", async ({
  page,
}) => {
  const form = await newSession(page);
  const list = form.getByRole("group", { name: "Votaciones", exact: true });
  const subjects = list.getByRole("textbox", { name: "Materia" });
  await list.getByRole("button", { name: "Agregar votación" }).press("Enter");
  for (const subject of ["Uno", "Dos", "Tres"]) {
    await page.keyboard.type(subject);
    await page.keyboard.press("Enter");
  }
  await expect(rowsOf(list)).toHaveCount(4);
  const order = () => subjects.evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));

  await subjects.nth(2).focus();
  await page.keyboard.press("Alt+ArrowUp");
  await expect.poll(order).toEqual(["Uno", "Tres", "Dos", ""]);
  await expect(subjects.nth(1)).toBeFocused();
  await expect(list.getByText("Ahora es la fila 2 de 4")).toBeAttached();
  await page.keyboard.press("Alt+ArrowDown");
  await expect.poll(order).toEqual(["Uno", "Dos", "Tres", ""]);
  await expect(subjects.nth(2)).toBeFocused();

  const down = list.getByRole("button", { name: "Bajar la fila 1" });
  await down.press("Enter");
  await expect.poll(order).toEqual(["Dos", "Uno", "Tres", ""]);
  await expect(list.getByRole("button", { name: "Bajar la fila 2" })).toBeFocused();
  await expect(list.getByRole("button", { name: "Subir la fila 1" })).toHaveAttribute("aria-disabled", "true");

  await list.getByRole("button", { name: "Quitar la fila 2" }).press("Enter");
  await expect.poll(order).toEqual(["Dos", "Tres", ""]);
  await expect(list.getByRole("button", { name: "Quitar la fila 2" })).toBeFocused();
  for (const left of [2, 1, 0]) {
    await page.keyboard.press("Enter");
    await expect(rowsOf(list)).toHaveCount(left);
  }
  await expect(list.getByRole("button", { name: "Agregar votación" })).toBeFocused();
});

const figures = [
  ["Fallecidos", 3],
  ["Desaparecidos", 4],
  ["Heridos o enfermos", 51],
  ["Damnificados", 1200],
  ["Evacuados", 860],
  ["Viviendas destruidas", 140],
  ["Viviendas dañadas", 77],
  ["Superficie quemada", 912],
] as const;

const metrics = [
  "deaths",
  "missing",
  "injured",
  "direct_affected",
  "evacuated",
  "houses_destroyed",
  "houses_damaged",
  "burned_ha",
] as const;

/** A disaster in its form; `presses` counts those of the pointer from now on. */
async function editDisaster(page: Page, title: string): Promise<{ losses: Locator; presses: () => Promise<number> }> {
  await enterAs(page, "super", `/records/risk?view=list&q=${encodeURIComponent(title)}`);
  await page
    .getByRole("row", { name: new RegExp(title) })
    .first()
    .click();
  await startEditing(page);
  await page.evaluate(() => {
    document.body.dataset["presses"] = "0";
    addEventListener(
      "pointerdown",
      () => (document.body.dataset["presses"] = String(Number(document.body.dataset["presses"]) + 1)),
      true,
    );
  });
  const losses = page.getByRole("group", { name: "Pérdidas", exact: true });
  return { losses, presses: async () => Number(await page.locator("body").getAttribute("data-presses")) };
}

async function savedFigures(page: Page): Promise<object[]> {
  const saved = savedIn<{ figures: object[] }>(page, "PUT", "records/risk");
  await saveRecord(page, { press: () => page.keyboard.press("Control+S") });
  return (await saved).figures;
}

/** Each is of the hour at which it was typed. */
const expected = figures.map(([, value], index) =>
  expect.objectContaining({
    metric: metrics[index],
    value,
    source: "SENAPRED",
    hour: expect.stringMatching(/^\d\d:\d\d$/),
  }),
);

test("eight figures of a bulletin are typed straight through without a click", async ({ page }) => {
  const { losses, presses } = await editDisaster(page, "Incendio de Viña del Mar de diciembre de 2022");
  await losses.getByRole("button", { name: "Agregar cifra" }).press("Enter");
  for (const [index, [metric, value]] of figures.entries()) {
    await page.keyboard.type(metric);
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await page.keyboard.type(String(value));
    if (index === 0) {
      // Day and hour are there already, behind the source; all three are told once for the bulletin.
      await page.keyboard.press("Tab");
      await page.keyboard.type("SENAPRED");
    }
    if (index < figures.length - 1) await page.keyboard.press("Enter");
  }
  await expect(rowsOf(losses)).toHaveCount(figures.length);
  await expect(wrongIn(losses)).toHaveCount(0);
  expect(await presses()).toBe(0);
  expect(await savedFigures(page)).toEqual(expect.arrayContaining(expected));
});

test("whoever takes the mouse for each row needs no more than ten clicks for eight figures", async ({ page }) => {
  const { losses, presses } = await editDisaster(page, "Terremoto de Tarapacá");
  for (const [index, [metric, value]] of figures.entries()) {
    await losses.getByRole("button", { name: "Agregar cifra" }).click();
    await page.keyboard.type(metric);
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await page.keyboard.type(String(value));
    if (index > 0) continue;
    await rowsOf(losses).first().getByRole("textbox", { name: "Fuente" }).click();
    await page.keyboard.type("SENAPRED");
  }
  expect(await presses()).toBeLessThanOrEqual(10);
  expect(await savedFigures(page)).toEqual(expect.arrayContaining(expected));
});

test("an hour is there for today and for no other day, is marked while it is half an hour, and is read with its day", async ({
  page,
}) => {
  const { losses } = await editDisaster(page, "Incendio Las Cañas");
  await losses.getByRole("button", { name: "Agregar cifra" }).click();
  await page.keyboard.type("Reubicados");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await page.keyboard.type("40");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Municipio");
  const added = rowsOf(losses).last();
  const hour = added.getByRole("group", { name: "Hora" });
  await expect(hour).toContainText(/\d\d.*:.*\d\d/);
  const yesterday = new Date(Date.now() - 86_400_000).toLocaleDateString("es-CL", {
    timeZone: "America/Santiago",
    day: "2-digit",
    month: "2-digit",
    year: "numeric",
  });
  await typeDay(added, "Al", yesterday.replaceAll("-", ""));
  await expect(hour).toContainText(/hh.*:.*mm/);

  await hour.getByRole("spinbutton").first().click();
  await page.keyboard.type("03");
  await added.getByRole("textbox", { name: "Fuente" }).focus();
  await expect(hour).toHaveAttribute("aria-invalid", "true");
  await typeDay(added, "Hora", "0315");
  await saveRecord(page, { press: () => page.keyboard.press("Control+S") });
  await page.locator("form").getByRole("button", { name: "Cerrar" }).click();
  const read = page.getByRole("table", { name: "Pérdidas" }).getByRole("row", { name: /Reubicados/ });
  await expect(read).toContainText(`${yesterday} 03:15`);
});

test("rows inside rows: what is missing in an option of a field is marked there, and the tab comes forward", async ({
  page,
}) => {
  await enterAs(page, "super", "/variables/situationMap?variable=new");
  await page.getByRole("textbox", { name: "Nombre", exact: true }).fill("Sirena de tsunami");
  await page.getByRole("tab", { name: /Campos/ }).click();
  const list = page.getByRole("group", { name: "Campos adicionales", exact: true });
  await list.getByRole("button", { name: "Agregar campo" }).click();
  await page.keyboard.type("Estado");
  await list.getByRole("combobox", { name: "Tipo de dato" }).click();
  await page.getByRole("option", { name: "Una opción", exact: true }).click();
  const options = list.getByRole("group", { name: "Opciones", exact: true });
  await options.getByRole("button", { name: "Agregar opción" }).click();
  await page.keyboard.type("Operativa");
  await page.keyboard.press("Enter");
  await options.getByRole("textbox", { name: "En inglés" }).last().fill("Broken");
  await page.getByRole("tab", { name: "General" }).click();
  await page.keyboard.press("Control+S");

  const second = options.getByRole("group", { name: "Fila 2", exact: true });
  await expect(second.getByRole("textbox", { name: "Opción" })).toBeFocused();
  await expect(second.getByRole("textbox", { name: "Opción" })).toHaveAttribute("aria-invalid", "true");
  await expect(wrongIn(list)).toHaveCount(1);
  await page.keyboard.type("Fuera de servicio");
  await page.keyboard.press("Alt+ArrowUp");
  await expect(options.getByRole("textbox", { name: "Opción" }).first()).toHaveValue("Fuera de servicio");
  const saved = savedIn<{ fields: { options: object[] }[] }>(page, "POST", "variables/situationMap");
  await page.keyboard.press("Control+S");
  const { fields } = await saved;
  expect(fields[0]!.options).toEqual([
    expect.objectContaining({ key: "fuera-de-servicio", label_en: "Broken" }),
    expect.objectContaining({ key: "operativa" }),
  ]);
});
