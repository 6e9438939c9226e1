// The area of an alert while its form is filled in: on the map beside it, before anything is saved.
import { alertCentre, placilla } from "../support/alert-centre.ts";
import { enterAs } from "../support/people.ts";
import { expect, test } from "../support/server.ts";

test("a zone that is chosen comes into view at once, and a circle is laid around the centre of the map", async ({
  page,
}) => {
  await (await alertCentre(page.request)).zone();
  await enterAs(page, "officer", "/records/alert?record=new");
  const zones = page.getByRole("combobox", { name: "Zonas y sectores", exact: true });
  await zones.fill("placilla");
  await page.getByRole("option", { name: placilla.title }).first().click();
  await expect(page).toHaveURL(/map=[\d.]+(\/|%2F)-33\.1\d*(\/|%2F)-71\.5/);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Círculo", exact: true }).click();
  await page.getByRole("button", { name: "Usar el centro del mapa" }).click();
  await expect(page.getByRole("button", { name: "Quitar círculo" })).toBeVisible();
});
