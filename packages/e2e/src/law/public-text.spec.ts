// Public text from the first letter to what everybody reads, and hostile text on its way there.
import { cleanHtml } from "@atalaya/server/platform/rich-text/clean-html.ts";
import { hostileHtml } from "@atalaya/server/testing/hostile-html.ts";
import { findings } from "../support/accessibility.ts";
import { enterAs, holdToken } from "../support/people.ts";
import { expect, test } from "../support/server.ts";
import { demoPassword } from "@atalaya/server/demo/accounts.ts";

/** As a word processor puts it on the clipboard. */
const pasted = `<html xmlns:w="urn:schemas-microsoft-com:office:word"><head><style>p.MsoNormal{color:red}</style></head><body><p class=MsoNormal style='font-family:Arial'>
<b>Antes</b> de salir<o:p></o:p></p><p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>1.</span>Corte el gas</p><p class=MsoNormal>12 m<sup>2</sup> y H<sub>2</sub>O, <s>ayer</s></p><blockquote>Cita</blockquote><hr>
<table class=MsoTableGrid><tr><td colspan=2><p class=MsoNormal>Turnos<o:p></o:p></p></td></tr><tr><td><p class=MsoNormal>Ana</p><p class=MsoNormal>Berta</p></td>
<td><p class=MsoNormal><o:p>&nbsp;</o:p></p></td></tr></table></body></html>`;
/** What is kept of its table: merged cells split, one line in each. */
const cells = ["Turnos", "", "Ana · Berta", ""];

test("R-208 R-905 a topic is written, comes clean out of Word, is put in order by keyboard, published and read by everybody", async ({
  page,
}) => {
  await enterAs(page, "super", "/variables/topics");
  await page.getByRole("button", { name: "Nuevo tema" }).click();
  await page.getByLabel("Título", { exact: false }).first().fill("Antes de evacuar");
  const text = page.getByRole("textbox", { name: "Texto", exact: true });
  await expect(text).toHaveAttribute("data-placeholder", "Inserte texto aquí ...");
  await text.click();
  await text.evaluate((element, html) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/html", html);
    element.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  }, pasted);
  await expect(text.locator("strong")).toHaveText("Antes");
  await expect(text.locator("[style], .MsoNormal")).toHaveCount(0);
  await expect(text.locator("td")).toHaveText(cells);
  // a table is put in and grows by the buttons of the bar.
  await text.locator("td").last().click();
  const bar = page.getByRole("toolbar", { name: "Formato de «Texto»" });
  await bar.getByRole("button", { name: "Agregar fila debajo" }).click();
  await expect(text.locator("td")).toHaveText([...cells, "", ""]);
  await text.locator("td").last().click();
  await bar.getByRole("button", { name: "Eliminar fila" }).click();
  await expect(text.locator("td")).toHaveText(cells);
  await page.getByRole("button", { name: "Guardar" }).click();
  await expect(page).toHaveURL(/text=\d+/);
  await page.getByRole("button", { name: "Publicar" }).click();
  await expect(page.getByRole("button", { name: "Retirar" })).toBeVisible();

  const list = page.getByRole("navigation", { name: "Temas en su orden" });
  await list.getByRole("button", { name: "Mover «Antes de evacuar»" }).focus();
  await page.keyboard.press("Space");
  await expect(page.getByText("«Antes de evacuar» en el lugar 5", { exact: false })).toBeAttached();
  // The arrows are listened to a moment after the taking was told.
  await expect(async () => {
    await page.keyboard.press("ArrowUp");
    await expect(page.getByText("«Antes de evacuar» en el lugar 4", { exact: false })).toBeAttached({ timeout: 3000 });
  }).toPass();
  await page.keyboard.press("Space");
  await expect(list.getByRole("listitem").nth(3)).toContainText("Antes de evacuar");
  expect(await findings(page)).toEqual([]);

  await page.goto("/public/topics/es");
  const topic = page.getByRole("article").filter({ has: page.getByRole("heading", { name: "Antes de evacuar" }) });
  await expect(topic.getByRole("listitem")).toHaveText("Corte el gas");
  for (const [tag, said] of Object.entries({ sup: "2", sub: "2", s: "ayer", blockquote: "Cita" }))
    await expect(topic.locator(tag)).toHaveText(said);
  await expect(topic.locator("hr")).toHaveCount(1);
  await expect(topic.getByRole("cell")).toHaveText(cells);
  expect(await findings(page)).toEqual([]);
  await page.getByRole("link", { name: "English" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Topics" })).toBeVisible();
});

test("R-504 none of two hundred ways to run a script runs, neither where the text is written nor where it is read", async ({
  page,
}) => {
  await page.addInitScript(() => Object.assign(window, { pwned: () => (document.title = "pwned") }));
  page.on("dialog", (dialog) => void dialog.dismiss());
  const token = await holdToken(page, "super@demo.test", demoPassword);
  const send = (path: string, data: object) =>
    page.request.post(path, { data, headers: { authorization: `Bearer ${token}` } });
  const body_es = `<p>Inicio</p>${hostileHtml.map(cleanHtml).join("<p>·</p>")}<p>Final</p>`;
  const made = await send("/api/topics", { title_es: "Texto hostil", body_es });
  expect(made.status()).toBe(201);
  const { id, version } = (await made.json()) as { id: number; version: number };
  await send(`/api/topics/${id}/publication`, { version, is_published: true });

  await enterAs(page, "super", `/variables/topics?text=${id}`);
  await expect(page.getByRole("textbox", { name: "Texto", exact: true })).toContainText("Inicio");
  await page.getByRole("button", { name: "Vista previa" }).click();
  await expect(page.getByRole("dialog").getByText("Inicio")).toBeVisible();
  await expect(page).not.toHaveTitle("pwned");
  await page.goto("/public/topics/es");
  await expect(page.getByText("Inicio")).toBeVisible();
  for (const link of await page.locator("main a").all()) await link.dispatchEvent("mouseover");
  await expect(page).not.toHaveTitle("pwned");
});

test("V22 a new edition of the terms is published, and who comes next is asked to accept it, once", async ({
  page,
}) => {
  await enterAs(page, "super", "/terms");
  await page
    .getByRole("button", { name: /Edición 1/ })
    .first()
    .click();
  await page.getByRole("button", { name: "Redactar edición nueva" }).click();
  await page.getByRole("button", { name: "Guardar" }).click();
  await page.getByRole("button", { name: "Publicar" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Publicar" }).click();
  await expect(page.getByText("Lo publicado no se cambia", { exact: false })).toBeVisible();
  expect(await findings(page)).toEqual([]);

  await page.reload();
  const band = page.getByRole("region", { name: "Términos por aceptar" });
  await band.getByRole("button", { name: "Leer y aceptar" }).click();
  await page.getByRole("button", { name: "Acepto" }).click();
  await expect(band).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: "Términos" })).toBeVisible();
  await expect(band).toHaveCount(0);
});
