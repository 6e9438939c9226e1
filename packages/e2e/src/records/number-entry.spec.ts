// Numbers as officers type them, in the figures of a place: what was understood is seen before it is saved.
import { enterAs } from "../support/people.ts";
import { savedIn } from "../support/saved.ts";
import { expect, test } from "../support/server.ts";

test("V1 12.345 typed in Spanish is twelve thousand, and a wrong figure is marked where it stands", async ({
  page,
}) => {
  await enterAs(page, "super", "/companies?company=new");
  const figures = page.getByRole("region", { name: "Cifras anuales" });
  // With every place in view a new one begins in the country.
  await expect(page.getByRole("combobox", { name: "Pertenece a" })).toHaveValue("Chile");
  await figures.getByRole("button", { name: "Agregar año" }).click();
  const population = figures.getByRole("textbox", { name: /Población/ });
  const households = figures.getByRole("textbox", { name: /Hogares/ });
  const workers = figures.getByRole("textbox", { name: /Trabajadores/ });
  await population.fill("12.345");
  await workers.pressSequentially("0,05");
  await households.fill("4000,5");
  await expect(population).toHaveValue("12345");
  await expect(workers).toHaveValue("0,05");

  await page.getByRole("textbox", { name: "Razón social" }).fill("Región de Cifras Demo");
  await page.keyboard.press("Control+S");
  await expect(page.getByRole("alert")).toContainText("Cifras anuales");
  await expect(households).toBeFocused();
  await expect(households).toHaveAttribute("aria-invalid", "true");
  await households.fill("4.000");
  const saved = savedIn<{ stats: object[] }>(page, "POST", "companies");
  await page.keyboard.press("Control+S");
  const place = await saved;
  expect(place.stats).toEqual([
    expect.objectContaining({ population: 12_345, households: 4000, workers_per_ha: 0.05 }),
  ]);
});
