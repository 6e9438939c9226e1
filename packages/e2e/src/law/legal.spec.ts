// The legal framework at work: a document is registered that repeals another one from a day on.
import { demoPassword } from "@atalaya/server/demo/accounts.ts";
import { enterAs, holdToken } from "../support/people.ts";
import { expect, test } from "../support/server.ts";
import { typeDay } from "../support/typed-day.ts";

test("R-105 R-209 V14 an ordinance is registered that repeals another, which is in force the day before and repealed from then on", async ({
  page,
}) => {
  const token = await holdToken(page, "officer@demo.test", demoPassword);
  const headers = { authorization: `Bearer ${token}` };
  const read = async (path: string) => (await page.request.get(path, { headers })).json();
  const [place] = (await read("/api/companies?type=tree")).data.filter(
    ({ reason_social }: { reason_social: string }) => reason_social === "Valparaíso",
  );
  const old = await page.request.post("/api/legal-documents", {
    headers,
    data: {
      company_id: place.id,
      kind: "ordinance",
      number: "900",
      title_es: "Ordenanza de quebradas (demo)",
      issuing_body: "Municipalidad de Valparaíso (demo)",
      level: "communal",
      issued_on: "2015-05-01",
      status: "in_force",
    },
  });
  const { id } = (await old.json()) as { id: number };

  await enterAs(page, "officer", "/legal");
  await page.getByRole("button", { name: "Nuevo documento" }).click();
  const form = page.locator("form");
  const choose = async (label: string, option: string) => {
    await form.getByRole("combobox", { name: label }).first().click();
    await page.getByRole("option", { name: option, exact: true }).click();
  };
  await choose("Tipo", "Ordenanza");
  await form.getByLabel("Número").fill("901");
  await form.getByLabel("Título", { exact: false }).first().fill("Nueva ordenanza de quebradas (demo)");
  await form.getByLabel("Organismo emisor").fill("Municipalidad de Valparaíso (demo)");
  await choose("Ámbito", "Comunal");
  await form.getByLabel("Lugar que lo registra").fill("Valparaíso");
  await page.getByRole("option", { name: "Valparaíso", exact: false }).first().click();
  await typeDay(form, "Fecha de dictación", "01032024");
  await form.getByRole("button", { name: "Agregar relación" }).click();
  await choose("Este documento…", "Deroga");
  await form.getByLabel("Documento relacionado").last().fill("Ordenanza de quebradas");
  await page.getByRole("option", { name: /Ordenanza 900/ }).click();
  await typeDay(form, "Desde (si difiere)", "01062024");
  await form.getByRole("button", { name: "Guardar" }).click();
  await expect(page).toHaveURL(/document=\d+/);

  await page.goto(`/legal?document=${id}`);
  const sheet = page.locator("#printed");
  await expect(sheet.getByText("Vigente del 01-05-2015 al 31-05-2024")).toBeVisible();
  await expect(sheet.getByText("Derogado por")).toBeVisible();
  await expect(sheet.getByRole("link", { name: "Ordenanza 901" })).toBeVisible();
  await expect(form).toHaveCount(0);
  const list = page.getByRole("table", { name: "Lista de documentos legales" });
  for (const [day, number] of [
    ["2024-05-31", 1],
    ["2024-06-01", 0],
  ] as const) {
    await page.goto(`/legal?q=quebradas&in_force_on=${day}`);
    await expect(list.getByText("Ordenanza 901")).toBeVisible();
    await expect(list.getByText("Ordenanza 900")).toHaveCount(number);
  }
});
