// Saving as somebody does who is quick: with the keyboard, and gone before the list has followed.
import { demoPassword } from "@atalaya/server/demo/accounts.ts";
import { enterAs, holdToken } from "../support/people.ts";
import { saveRecord, startEditing } from "../support/record-steps.ts";
import { expect, test } from "../support/server.ts";

test("Ctrl+S pressed three times saves once, the field keeps the focus, and another document opens to be read", async ({
  page,
}) => {
  const token = await holdToken(page, "officer@demo.test", demoPassword);
  const headers = { authorization: `Bearer ${token}` };
  const { data: places } = await (await page.request.get("/api/companies?type=tree", { headers })).json();
  const { id: company_id } = places.find(
    ({ reason_social }: { reason_social: string }) => reason_social === "Valparaíso",
  );
  const fields = { company_id, kind: "ordinance", issuing_body: "Municipalidad (demo)", level: "communal" };
  const [one] = await Promise.all(
    ["950", "951"].map(async (number) => {
      const data = {
        ...fields,
        number,
        title_es: `Guardado ${number} (demo)`,
        issued_on: "2015-05-01",
        status: "in_force",
      };
      return (await page.request.post("/api/legal-documents", { headers, data })).json();
    }),
  );

  await enterAs(page, "officer", `/legal?q=Guardado&document=${one.id}&edit=1`);
  const form = page.locator("form");
  await form.getByRole("button", { name: "Agregar artículo" }).click();
  await page.keyboard.type("7");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Deberes del municipio");
  let sent = 0;
  page.on("request", (request) => {
    if (request.method() === "PUT" && request.url().endsWith(`/${one.id}`)) sent += 1;
  });
  // In one breath: however quick the server is, its answer to the first comes after the third.
  await page.evaluate(() => {
    const press = { key: "s", ctrlKey: true, bubbles: true, cancelable: true };
    for (let count = 0; count < 3; count++) document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", press));
  });
  await expect(page.getByText("Documento guardado")).toBeVisible();
  await expect(form.locator("[data-row]").locator(":focus")).toHaveCount(1);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect(sent).toBe(1);

  await page.getByRole("table", { name: "Lista de documentos legales" }).getByText("Ordenanza 951").click();
  await expect(page.locator("#printed").getByText("Guardado 951 (demo)").first()).toBeVisible();
  await expect(form).toHaveCount(0);
});

test("who leaves the form while the list is still being fetched anew is not taken back into it", async ({ page }) => {
  await enterAs(page, "officer", "/records/situation?view=list&q=antena 32");
  await page.getByRole("row", { name: "Antena 32 (demo)" }).click();
  await startEditing(page);
  await page.getByRole("textbox", { name: "Título" }).fill("Antena 32, mástil nuevo (demo)");
  const list = Promise.withResolvers<void>();
  await page.route(/\/api\/records\/situation\?/, (route) => list.promise.then(() => route.continue()));
  await saveRecord(page);
  await page.locator("form").getByRole("button", { name: "Cerrar" }).click();
  const edit = page.getByRole("button", { name: "Editar", exact: true });
  await expect(edit).toBeVisible();

  const fetched = page.waitForResponse(/\/api\/records\/situation\?/);
  list.resolve();
  await fetched;
  await expect(edit).toBeVisible();
  await expect(page.locator("form")).toHaveCount(0);
  await page.getByRole("button", { name: "Volver a la lista" }).click();
  await expect(page.getByRole("row", { name: /Antena 32, mástil nuevo/ })).toBeVisible();
});

test("nor is who left an alert that was just saved taken back to it", async ({ page }) => {
  await enterAs(page, "officer", "/records/alert?tab=exercises&view=list");
  await page.getByRole("row", { name: /incendio en el borde urbano/ }).click();
  await page.getByRole("button", { name: "Editar simulacro" }).click();
  await page.getByRole("textbox", { name: "Titular", exact: true }).fill("Simulacro de incendio en el cerro (demo)");
  const list = Promise.withResolvers<void>();
  await page.route(/\/api\/alerts\?/, (route) => list.promise.then(() => route.continue()));
  await page.keyboard.press("Control+S");
  await expect(page.getByText("Borrador guardado")).toBeVisible();
  await page.locator("form").getByRole("button", { name: "Cerrar" }).click();
  await page.getByRole("button", { name: "Volver a la lista" }).click();
  await expect(page).not.toHaveURL(/record=/);

  const fetched = page.waitForResponse(/\/api\/alerts\?/);
  list.resolve();
  await fetched;
  await expect(page.getByRole("row", { name: /incendio en el cerro/ })).toBeVisible();
  await expect(page).not.toHaveURL(/record=/);
});
