// The emergency at three in the morning: what, where and how bad, from a phone, with and without a connection.
import type { Page } from "@playwright/test";
import { onPhone, onReadyPhone, phone } from "../support/on-phone.ts";
import { enterAs } from "../support/people.ts";
import { expect, test } from "../support/server.ts";

test.use({ drawsMaps: true });

const here = { latitude: -33.0471, longitude: -71.6127, accuracy: 8 };

/** Counts what a thumb does on the page. */
async function tapCounter(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Object.assign(window, { taps: 0 });
    // What the page clicks by itself, as the field behind a button, no thumb has done.
    const count = ({ isTrusted }: Event) => isTrusted && ((window as unknown as { taps: number }).taps += 1);
    addEventListener("click", count, true);
  });
  return () => page.evaluate(() => (window as unknown as { taps: number }).taps);
}

/** One red pixel: what a camera hands over, only smaller. */
const photo = {
  name: "humo.png",
  mimeType: "image/png",
  buffer: Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==",
    "base64",
  ),
};

test("an emergency is recorded from a phone with at most six taps, with its hour, a photo and the place of the position", async ({
  browser,
}) => {
  const context = await browser.newContext({ ...phone, geolocation: here, permissions: ["geolocation"] });
  const page = await context.newPage();
  const taps = await tapCounter(page);
  await enterAs(page, "officer", "/records/risk");

  await page.getByRole("button", { name: "Registro rápido" }).tap();
  const entry = page.getByRole("dialog", { name: "Registro rápido" });
  await expect(entry.getByText("Falta: qué ocurre, el lugar")).toBeVisible();
  await expect(entry.getByText("Guardado en el teléfono")).toBeHidden();
  await entry.getByRole("radio", { name: "Incendio forestal" }).tap();
  await expect(entry.getByText("Guardado en el teléfono")).toBeVisible();
  await expect(entry.getByText("precisión ±8 m")).toBeVisible();
  await entry.getByRole("button", { name: /Valparaíso: usar este lugar/ }).tap();
  const chooser = page.waitForEvent("filechooser");
  await entry.getByRole("button", { name: "Foto", exact: true }).tap();
  await (await chooser).setFiles([photo]);
  await expect(entry.getByRole("img", { name: "humo.png" })).toBeVisible();
  await entry.getByRole("button", { name: "Más: Evacuados" }).tap();
  await expect(entry.getByRole("group", { name: "Hora" })).toContainText(/\d\d:\d\d/);
  await entry.getByRole("button", { name: "Registrar" }).tap();

  await expect(page.getByText(/«Valparaíso, \d{4}-\d\d-\d\d \d\d:\d\d» registrado/)).toBeVisible();
  expect(await taps()).toBeLessThanOrEqual(6);
  await page.getByRole("button", { name: "Completar" }).tap();
  await expect(page.getByRole("img", { name: "humo.png" }).first()).toBeVisible();
  // What was counted is of the moment at which it was.
  await expect(page.getByRole("row", { name: /Evacuados/ })).toContainText(/al \d\d-\d\d-\d{4} \d\d:\d\d/);
  await context.close();
});

test("opened for the first time without a connection, an entry waits in sight with its photo and is sent once", async ({
  browser,
}) => {
  const context = await browser.newContext({ ...phone, geolocation: here, permissions: ["geolocation"] });
  // Only the dashboard has been seen when the network goes.
  const page = await onReadyPhone(context, "/dashboard");
  await context.setOffline(true);
  await expect(page.getByText(/Sin conexión desde/)).toBeVisible();

  await page.getByRole("button", { name: "Abrir o cerrar el menú" }).tap();
  await page.getByRole("link", { name: "Mapa de Desastres" }).last().tap();
  await page.getByRole("button", { name: "Registro rápido" }).tap();
  const entry = page.getByRole("dialog", { name: "Registro rápido" });
  await entry.getByRole("radio", { name: "Sismo" }).tap();
  await entry.getByLabel("Lugar").tap();
  await page.getByRole("option", { name: /Viña del Mar/ }).tap();
  await entry.getByLabel("Nota: qué se ve, qué se necesita").fill("Se sintió fuerte (demo)");
  const chooser = page.waitForEvent("filechooser");
  await entry.getByRole("button", { name: "Foto", exact: true }).tap();
  await (await chooser).setFiles([photo]);
  await entry.getByRole("button", { name: "Registrar" }).tap();
  await expect(page.getByText("se enviará al volver la red").first()).toBeVisible();

  await page.getByRole("button", { name: "1 registro por enviar" }).tap();
  const outbox = page.getByRole("dialog", { name: "Por enviar" });
  await expect(outbox.getByText("Se sintió fuerte (demo)")).toBeVisible();
  await outbox.getByRole("button", { name: "Cerrar" }).tap();

  await context.setOffline(false);
  await expect(page.getByRole("button", { name: "1 registro por enviar" })).toBeHidden();
  await expect(page.getByText(/Sin conexión desde/)).toBeHidden();
  await expect(page.getByRole("row", { name: /Viña del Mar, \d{4}/ })).toHaveCount(1);
  await context.close();
});

test("a point far from the chosen place is remarked on while it is entered, and the map shows both", async ({
  browser,
}) => {
  const andes = { latitude: -33.1, longitude: -70.1, accuracy: 8 };
  const context = await browser.newContext({ ...phone, geolocation: andes, permissions: ["geolocation"] });
  const page = await onPhone(context, "/records/risk?quick=1");
  const entry = page.getByRole("dialog", { name: "Registro rápido" });
  await expect(entry.getByText("precisión ±8 m")).toBeVisible();
  await entry.getByLabel("Lugar").tap();
  await page.getByRole("option", { name: /Viña del Mar/ }).tap();
  await expect(entry.getByText(/La ubicación queda .* de Viña del Mar/)).toBeVisible();
  await context.close();
});

/** As heavy as what a camera hands over: making it smaller takes a while. */
async function heavyPhoto(page: Page): Promise<Buffer> {
  const address = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement("canvas"), { width: 3000, height: 2250 });
    const drawing = canvas.getContext("2d")!;
    for (let at = 0; at < 4000; at++) {
      drawing.fillStyle = `hsl(${(at * 47) % 360} 70% 50%)`;
      drawing.fillRect((at * 911) % 3000, (at * 577) % 2250, 60, 60);
    }
    return canvas.toDataURL("image/jpeg");
  });
  return Buffer.from(address.split(",")[1]!, "base64");
}

test("photos that are still being made smaller when the entry is recorded go with it", async ({ browser }) => {
  const context = await browser.newContext({ ...phone, geolocation: here, permissions: ["geolocation"] });
  const page = await onPhone(context, "/records/risk?quick=1");
  const entry = page.getByRole("dialog", { name: "Registro rápido" });
  await entry.getByRole("radio", { name: "Sismo" }).tap();
  await entry.getByRole("button", { name: /Valparaíso: usar este lugar/ }).tap();
  const buffer = await heavyPhoto(page);
  const names = ["uno.jpg", "dos.jpg", "tres.jpg", "cuatro.jpg"];
  const chooser = page.waitForEvent("filechooser");
  await entry.getByRole("button", { name: "Foto", exact: true }).tap();
  await (await chooser).setFiles(names.map((name) => ({ name, mimeType: "image/jpeg", buffer })));
  await entry.getByRole("button", { name: "Registrar" }).tap();

  await page.getByRole("button", { name: "Completar" }).tap();
  for (const name of names) await expect(page.getByRole("img", { name }).first()).toBeVisible();
  await context.close();
});

test("a point set by hand stays where it is when the phone finds itself later", async ({ browser }) => {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  await page.addInitScript(({ latitude, longitude, accuracy }) => {
    navigator.geolocation.getCurrentPosition = (found) =>
      Object.assign(window, {
        answer: () => found({ coords: { latitude, longitude, accuracy } } as GeolocationPosition),
      });
  }, here);
  await enterAs(page, "officer", "/records/risk?quick=1");
  const entry = page.getByRole("dialog", { name: "Registro rápido" });
  await entry.getByLabel("Lugar").tap();
  await page.getByRole("option", { name: /Viña del Mar/ }).tap();
  await expect(entry.getByText("Buscando su posición…")).toBeVisible();
  await entry.getByRole("button", { name: "Dibujar punto" }).tap();
  await entry.locator("canvas").tap();
  const point = entry.getByText(/^\u2212?-?33,\d+; /);
  const byHand = await point.textContent();
  await page.evaluate(() => (window as unknown as { answer: () => void }).answer());
  await entry.getByLabel("Nota: qué se ve, qué se necesita").fill("Se quema la ladera (demo)");
  await expect(point).toHaveText(byHand!);
  await expect(entry.getByText("precisión ±8 m")).toHaveCount(0);
  await context.close();
});

test("an entry that waits is not corrected over another one that is half written", async ({ browser }) => {
  const context = await browser.newContext(phone);
  const page = await onPhone(context, "/records/risk");
  const entry = page.getByRole("dialog", { name: "Registro rápido" });
  const note = entry.getByLabel("Nota: qué se ve, qué se necesita");
  const begin = async (text: string) => {
    await page.getByRole("button", { name: "Registro rápido" }).tap();
    await entry.getByRole("radio", { name: "Sismo" }).tap();
    await context.setOffline(true);
    await note.fill(text);
  };
  await begin("Primero (demo)");
  await entry.getByLabel("Lugar").tap();
  await page.getByRole("option", { name: /Viña del Mar/ }).tap();
  await entry.getByRole("button", { name: "Registrar" }).tap();
  await begin("Segundo (demo)");
  await entry.getByRole("button", { name: "Cerrar", exact: false }).first().tap();

  await page.getByRole("button", { name: "1 registro por enviar" }).tap();
  await page.getByRole("button", { name: "Corregir" }).tap();
  await expect(page.getByText("Hay otro registro a medio escribir")).toBeVisible();
  await expect(note).toHaveValue("Segundo (demo)");
  await entry.getByRole("button", { name: "Cerrar", exact: false }).first().tap();
  await page.getByRole("button", { name: "1 registro por enviar" }).tap();
  await expect(page.getByRole("dialog", { name: "Por enviar" }).getByText("Primero (demo)")).toBeVisible();
  await context.close();
});
