// All hazards of the catalogue where one is chosen: the usual ones first, the rest under the heading of its type, and not before it is needed.
import { findings } from "../support/accessibility.ts";
import { enterAs } from "../support/people.ts";
import { expect, test } from "../support/server.ts";
import { typeDay } from "../support/typed-day.ts";

test("the first screen comes without the catalogue; a variable's hazard is chosen from all of it, the usual ones first", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (/assets\/catalogue-/.test(request.url())) asked.push(request.url());
  });
  await enterAs(page, "super");
  await page.getByRole("heading", { level: 1 }).waitFor();
  expect(asked).toEqual([]);

  await page.goto("/variables/riskAssessment?variable=new");
  await page.getByRole("tab", { name: /Correspondencias/ }).click();
  const hazard = page.getByRole("combobox", { name: "Amenaza (HIP 2025)" });
  await hazard.click();
  const list = page.getByRole("listbox");
  await expect(list.getByRole("option").first()).toHaveText(/Sismo.*GH0101$/);
  const types = [
    "Habituales",
    "Meteorológicas e hidrológicas",
    "Extraterrestres",
    "Geológicas",
    "Ambientales",
    "Químicas",
  ];
  for (const name of [...types, "Biológicas", "Tecnológicas", "Sociales"])
    await expect(list.getByRole("group", { name, exact: true })).toHaveCount(1);
  await expect(list.getByRole("group").first()).toHaveAccessibleName("Habituales");
  await expect(list.getByRole("option")).toHaveCount(281);
  expect(await findings(page, "[role=listbox]")).toEqual([]);
  expect(asked).toHaveLength(1);
  for (const typed of ["presa", "tl0205"]) {
    await hazard.fill(typed);
    await expect(list.getByRole("option")).toHaveText([/Rotura de presa.*TL0205$/]);
  }
  await hazard.press("Enter");
  await expect(page.getByRole("textbox", { name: "Tipo GLIDE" })).toHaveValue("FL");
  await expect(page.getByRole("textbox", { name: "Clave EM-DAT" })).toHaveValue("tec-mis-col-col");

  await page.getByRole("textbox", { name: "Etiqueta HXL" }).fill("sin etiqueta");
  await expect(page.getByText("Se escribe como #affected+killed: una etiqueta y sus atributos.")).toBeVisible();
});

test("an exercise against a hazard that is not usual says its name in the list", async ({ page }) => {
  await enterAs(page, "officer", "/simulacros?exercise=new&view=list");
  const form = page.locator("form");
  await form.getByRole("textbox", { name: "Nombre", exact: true }).fill("Corte largo (prueba)");
  await page.getByRole("combobox", { name: "Tipo", exact: true }).click();
  await page.getByRole("option", { name: "Simulación de mesa" }).click();
  await page.getByRole("combobox", { name: "Amenaza", exact: true }).fill("corte de energia");
  await page.getByRole("option", { name: "Corte de energía eléctrica" }).click();
  await page.getByRole("combobox", { name: "Lugar", exact: true }).fill("valpara");
  await page.getByRole("combobox", { name: "Lugar", exact: true }).press("Enter");
  await typeDay(form, "Comienza", "020320311000");
  await form.getByRole("button", { name: "Guardar" }).click();
  await expect(page.getByText("Simulacro guardado").last()).toBeVisible();
  // As it stands for whoever opens the list and has no names yet.
  await page.goto("/simulacros?view=list&q=corte largo");
  await expect(page.getByRole("row", { name: /Corte largo/ })).toContainText("Corte de energía eléctrica");
});
