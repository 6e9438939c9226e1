// A message of another authority comes in: from a file, or from the feed where it is published, and becomes a draft of ours.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "@playwright/test";
import { capOf, infoOf } from "@atalaya/server/testing/cap/foreign-messages.ts";
import { findings } from "../support/accessibility.ts";
import { enterAs } from "../support/people.ts";
import { onPhone, phone } from "../support/on-phone.ts";
import { expect, test } from "../support/server.ts";

test.use({ environment: { OUTGOING_ALLOWED_HOSTS: "127.0.0.1" } });

async function bringing(page: Page) {
  await page.getByRole("button", { name: "Más de esta lista" }).click();
  await page.getByRole("menuitem", { name: "Traer un mensaje CAP" }).click();
  const dialog = page.getByRole("dialog", { name: "Traer un mensaje CAP" });
  await dialog.getByRole("combobox", { name: "Tipo de alerta" }).fill("incendio forestal");
  await page.getByRole("option", { name: /Incendio forestal/ }).click();
  return dialog;
}

test("a file becomes a draft, what to check is said, and the message can be had again as it came", async ({ page }) => {
  await enterAs(page, "officer", "/records/alert?view=list");
  const dialog = await bringing(page);
  await dialog.getByRole("combobox", { name: "Lugar que la emite" }).fill("Valpara");
  await page
    .getByRole("option", { name: /Valparaíso/ })
    .first()
    .click();
  expect(await findings(page, "[role=dialog]")).toEqual([]);
  const file = (content: string) => ({ name: "vecino.xml", mimeType: "text/xml", buffer: Buffer.from(content) });
  const input = dialog.locator("input[type=file]");
  await input.setInputFiles(file("<rss/>"));
  await dialog.getByRole("button", { name: "Traer como borrador" }).click();
  await expect(dialog.getByRole("alert")).toContainText("Es XML, pero no un mensaje CAP.");

  await input.setInputFiles(file(capOf({ version: "1.1", infos: infoOf({ headline: "Humo desde el norte" }) })));
  await dialog.getByRole("button", { name: "Traer como borrador" }).click();
  const done = page.getByRole("dialog", { name: /Quedó el borrador ALE-05101-/ });
  await expect(done.getByRole("listitem").first()).toContainText("El mensaje es de CAP 1.1: se convirtió a CAP 1.2.");
  // Its colours come slowly.
  await expect.poll(() => findings(page, "[role=dialog]")).toEqual([]);
  await done.getByRole("button", { name: "Abrir el borrador" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Humo desde el norte" })).toBeVisible();
  const source = page.getByRole("region", { name: "Mensaje CAP recibido" });
  await expect(source).toContainText("Llegó como archivo");
  const download = page.waitForEvent("download");
  await source.getByRole("button", { name: "Descargar el mensaje original" }).click();
  expect((await download).suggestedFilename()).toMatch(/^vecino-\d+\.xml$/);
});

test("a message is brought on a phone as well, and the dialog fits it", async ({ browser }) => {
  const context = await browser.newContext(phone);
  const page = await onPhone(context, "/records/alert");
  const dialog = await bringing(page);
  for (const way of ["Dirección de la web", "Archivo"]) {
    await dialog.getByRole("button", { name: way, exact: true }).click();
    const beyond = await dialog.evaluate((it) => {
      const { right } = it.getBoundingClientRect();
      return [...it.querySelectorAll("button, input, p")].filter((part) => part.getBoundingClientRect().right > right);
    });
    expect(beyond).toHaveLength(0);
  }
  await context.close();
});

test("a feed is looked through, one of its messages is chosen and becomes a draft; an address of our network is not called", async ({
  page,
}) => {
  const service = createServer((request, reply) => {
    const item = (n: number, title: string) =>
      `<item><title>${title}</title><link>/${n}.xml</link><pubDate>Sat, 14 Mar 2026 12:30:00 GMT</pubDate></item>`;
    if (request.url === "/feed") reply.end(`<rss><channel>${item(1, "Marejadas")}${item(2, "Viento")}</channel></rss>`);
    else reply.end(capOf({ infos: infoOf({ headline: "Viento de temporal" }) }));
  });
  await new Promise<void>((resolve) => void service.listen(0, "127.0.0.1", resolve));
  const { port } = service.address() as AddressInfo;
  try {
    await enterAs(page, "officer", "/records/alert?view=list");
    const dialog = await bringing(page);
    await dialog.getByRole("combobox", { name: "Lugar que la emite" }).fill("Valpara");
    await page
      .getByRole("option", { name: /Valparaíso/ })
      .first()
      .click();
    await dialog.getByRole("button", { name: "Dirección de la web" }).click();
    const address = dialog.getByRole("textbox", { name: "Dirección del mensaje o del canal" });
    await address.fill("http://10.0.0.1/feed");
    await dialog.getByRole("button", { name: "Ver mensajes" }).click();
    await expect(dialog.getByText(/Es una dirección de esta red/)).toBeVisible();
    await address.fill(`http://127.0.0.1:${port}/feed`);
    await address.press("Enter");
    const announced = dialog.getByRole("radiogroup", { name: "Mensajes anunciados" });
    await expect(announced.getByRole("radio")).toHaveCount(2);
    await announced.getByRole("radio", { name: /Viento/ }).check();
    expect(await findings(page, "[role=dialog]")).toEqual([]);
    await dialog.getByRole("button", { name: "Traer como borrador" }).click();
    await page.getByRole("button", { name: "Abrir el borrador" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Viento de temporal" })).toBeVisible();
    await expect(page.getByRole("region", { name: "Mensaje CAP recibido" })).toContainText(`127.0.0.1:${port}/2.xml`);
  } finally {
    service.close();
  }
});
