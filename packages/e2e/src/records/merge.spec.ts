// Two records of the same disaster become one, and both histories stay.
import type { Page } from "@playwright/test";
import { demoPassword } from "@atalaya/server/demo/accounts.ts";
import { enterAs, holdToken } from "../support/people.ts";
import { expect, test } from "../support/server.ts";

type Found = { data: { id: number; name_es: string; reason_social: string }[] };

/** Recorded twice by different hands, as it happens in the first night. */
async function recordTwice(page: Page): Promise<void> {
  const token = await holdToken(page, "officer@demo.test", demoPassword);
  const headers = { authorization: `Bearer ${token}` };
  const read = async (path: string) => (await (await page.request.get(`/api${path}`, { headers })).json()) as Found;
  const fire = (await read("/variables/riskAssessment?per_page=100")).data.find(
    ({ name_es }) => name_es === "Incendio forestal",
  );
  const place = (await read("/companies?per_page=100")).data.find(
    ({ reason_social }) => reason_social === "Viña del Mar",
  );
  for (const [title, observed_on, locality] of [
    ["Incendio El Olivar Demo", "2019-11-02", null],
    ["Incendio de El Olivar Demo", "2019-11-03", "El Olivar"],
  ]) {
    const data = { title, observed_on, locality, company_id: place!.id, variable_id: fire!.id };
    expect((await page.request.post("/api/records/risk", { headers, data })).status()).toBe(201);
  }
}

test("V11 an officer finds a disaster that is in the books twice and makes one record of the two", async ({ page }) => {
  await recordTwice(page);
  await enterAs(page, "officer", "/records/risk?view=list");
  await page.getByRole("button", { name: "Más de esta lista" }).click();
  await page.getByRole("menuitem", { name: "Posibles duplicados" }).click();
  const pairs = page.getByRole("dialog", { name: "Posibles duplicados" });
  const pair = pairs.getByRole("listitem").filter({ hasText: "Incendio de El Olivar Demo" });
  await pair.getByRole("button", { name: "Unir…" }).click();

  const merging = page.getByRole("dialog", { name: "Unir «Incendio El Olivar Demo» con otro registro" });
  await expect(merging.getByText("irá a la papelera")).toBeVisible();
  // What this one lacks is the other's unless somebody says otherwise.
  const localities = merging.getByRole("radiogroup", { name: "Localidad" });
  await expect(localities.getByRole("radio", { name: "El Olivar" })).toBeChecked();
  const titles = merging.getByRole("radiogroup", { name: "Título" });
  await titles.getByRole("radio", { name: "Incendio de El Olivar Demo" }).check();
  await merging.getByRole("button", { name: "Unir registros" }).click();
  await expect(merging).toBeHidden();

  await expect(page.getByRole("heading", { level: 1, name: "Incendio de El Olivar Demo" })).toBeVisible();
  await page.getByRole("tab", { name: "Historial" }).click();
  await expect(page.getByRole("tabpanel", { name: "Historial" }).getByText(/unido con RIS-05109-2019-/)).toBeVisible();
  await page.getByRole("button", { name: /^Abrir RIS-05109-2019-/ }).click();
  await expect(page.getByText("Se unió a RIS-05109-2019-")).toBeVisible();
  await page.getByRole("tab", { name: "Historial" }).click();
  await expect(page.getByRole("tabpanel", { name: "Historial" }).getByText(/unido a RIS-05109-2019-/)).toBeVisible();
  await page.getByRole("button", { name: "Restaurar", exact: true }).last().click();
  const rows = page.getByRole("row", { name: "Incendio de El Olivar Demo" });
  await expect(rows).toHaveCount(0);
  await page.goto("/records/risk?view=list&q=olivar");
  await expect(rows).toHaveCount(2);
});
