// Setting up an installation that somebody has just started: step by step, all of it by a super administrator.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { demoPassword } from "@atalaya/server/demo/accounts.ts";
import { startProcess } from "@atalaya/server/testing/server-process.ts";
import { findings } from "../support/accessibility.ts";
import { dropDemo, emptyHome, environmentOf } from "../support/demo-copies.ts";
import { enterAs, holdToken } from "../support/people.ts";
import { expect, test as base } from "../support/server.ts";

/** Nothing is there but the first account; the unit is decided by the environment. */
const test = base.extend({
  server: async ({ database }, use) => {
    const home = await emptyHome(database);
    const server = await startProcess("main.ts", {
      ...environmentOf(home),
      ADMIN_EMAIL: "super@demo.test",
      ADMIN_PASSWORD: demoPassword,
      ORGANISATION_UNIT: "Unidad de Emergencias",
      BACKUP_AT: "",
    });
    await use(server);
    await server.stop();
    await dropDemo(home);
  },
});

const path = "/ajustes/instalacion";
const question = (page: Page, text: string) => page.getByRole("heading", { level: 2, name: text });
const steps = (page: Page) => page.getByRole("navigation", { name: "Pasos" });
const press = (page: Page, name: string | RegExp) => page.getByRole("button", { name }).click();
const field = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });

/** Once what was just pressed has come to rest. */
const isAccessible = (page: Page) => expect.poll(() => findings(page)).toEqual([]);

/** A picture of one pixel. */
const pixel = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==",
  "base64",
);

test("from an empty console to a municipality at work: each question answered or skipped, and the way there gone from the dashboard", async ({
  page,
}) => {
  const folder = await mkdtemp(join(tmpdir(), "atalaya-respaldos-"));
  await enterAs(page, "super");
  await expect(page.getByRole("heading", { name: "Puesta en marcha: 0 de 7 listos" })).toBeVisible();
  await expect(page.getByRole("link", { name: "respaldo", exact: true })).toBeVisible();
  await page.getByRole("link", { name: "Empezar" }).click();

  await expect(question(page, "¿Quién usa esta consola?")).toBeVisible();
  await isAccessible(page);
  await page.getByLabel("Elegir imagen").setInputFiles({ name: "logo.png", mimeType: "image/png", buffer: pixel });
  await expect(page.getByRole("button", { name: "Cambiar imagen" })).toBeVisible();
  await field(page, "Organización").fill("Municipalidad Demo de Valparaíso");
  await page.keyboard.press("Enter");

  await expect(question(page, "¿De qué país son los lugares?")).toBeVisible();
  await expect(steps(page).getByRole("button", { name: "Organización" })).toContainText("Municipalidad Demo");
  await page.getByRole("radio", { name: /Chile/ }).check();
  await press(page, "Ver qué traería");
  await expect(page.getByText("Todavía no se ha escrito nada. Traería:")).toBeVisible();
  await press(page, /^Cargar Chile/);
  await expect(page.getByText("Cargado. Trajo:")).toBeVisible();
  await expect(field(page, "Zona horaria")).toHaveValue("America/Santiago");
  await isAccessible(page);
  await press(page, "Guardar y seguir: Lugar propio");

  await expect(question(page, "¿Cuál es su lugar?")).toBeVisible();
  await page.getByRole("combobox", { name: "Lugar propio" }).fill("05101");
  await page.getByRole("option", { name: /Valparaíso/ }).click();
  await press(page, "Guardar y seguir: Suelo del mapa");

  await expect(question(page, "¿Sobre qué suelo se dibuja el mapa?")).toBeVisible();
  await expect(page.getByRole("link", { name: "Condiciones de OpenFreeMap" })).toBeVisible();
  await isAccessible(page);
  await press(page, "Seguir: Correo");

  await expect(question(page, "¿Quién reparte las cartas?")).toBeVisible();
  await expect(steps(page).getByRole("button", { name: "Suelo del mapa" })).toContainText("Incluido");
  await expect(page.getByRole("button", { name: "Enviarme una carta de prueba" })).toBeDisabled();
  await press(page, "Saltar");

  await expect(question(page, "¿Dónde quedan los respaldos?")).toBeVisible();
  await field(page, "Carpeta o bucket").fill(folder);
  await press(page, "Guardar y probar el destino");
  await expect(page.getByText(`Se escribió, se leyó y se borró algo pequeño en ${folder}.`)).toBeVisible();
  await isAccessible(page);
  // The folder of a test lies on the disk of its data, which is said and can be meant.
  await press(page, "Saltar");

  await expect(question(page, "¿Quién trabaja con usted?")).toBeVisible();
  await field(page, "Nombre").fill("Revisora Demo");
  await field(page, "Correo electrónico").fill("revisora@demo.test");
  await page.getByRole("combobox", { name: "Rol" }).click();
  await page.getByRole("option", { name: "Validador" }).click();
  await press(page, "Invitar");
  await expect(field(page, "Enlace de un solo uso")).toHaveValue(/\/invitation#/);
  await expect(page.getByText("Revisora Demo tiene una cuenta. Entregue este enlace:")).toBeVisible();
  await isAccessible(page);
  await press(page, "Ir al Panel");

  await expect(page.getByRole("heading", { level: 1 })).toContainText("Panel");
  await expect(page.getByRole("heading", { name: /Puesta en marcha/ })).toHaveCount(0);
  // Whoever has worked in no place yet begins in the own one.
  await page.evaluate(() => {
    localStorage.removeItem("placeActive");
    sessionStorage.removeItem("placeActive");
  });
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Valparaíso");
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1, name: "Ajustes" })).toBeVisible();

  await page.context().clearCookies();
  await page.goto("/login");
  await expect(page.getByText("Municipalidad Demo de Valparaíso").last()).toBeVisible();
  await expect(page.locator("img[src^='/logo.png']").last()).toBeVisible();
  await rm(folder, { recursive: true });
});

test("what the server's environment decides is shown locked; of two windows the second sees both and loses nothing", async ({
  page,
}) => {
  await enterAs(page, "super", `${path}?step=organisation`);
  await expect(field(page, "Unidad")).toHaveAttribute("readonly");
  await expect(page.getByText("Lo decide la variable ORGANISATION_UNIT del servidor.")).toBeVisible();

  await field(page, "Organización").fill("Municipalidad de la segunda ventana");
  const token = await holdToken(page, "super@demo.test", demoPassword);
  const headers = { authorization: `Bearer ${token}` };
  const { version } = await (await page.request.get("/api/installation", { headers })).json();
  const other = { app_name: "Vigía", version };
  expect((await page.request.put("/api/installation", { headers, data: other })).status()).toBe(200);
  await press(page, "Guardar y seguir: País");
  await expect(page.getByRole("alert")).toContainText("Alguien guardó otros ajustes mientras tanto");
  await expect(field(page, "Organización")).toHaveValue("Municipalidad de la segunda ventana");
  await expect(field(page, "Nombre de la aplicación")).toHaveValue("Vigía");
  await press(page, "Guardar y seguir: País");
  await expect(question(page, "¿De qué país son los lugares?")).toBeVisible();
  expect(await (await page.request.get("/api/installation", { headers })).json()).toMatchObject({
    app_name: "Vigía",
    organisation: "Municipalidad de la segunda ventana",
  });
});

test("a mail server that does not answer is told in words, and what is typed is not lost on the way to another step", async ({
  page,
}) => {
  await enterAs(page, "super", `${path}?step=mail`);
  await field(page, "Servidor de correo").fill("127.0.0.1");
  await field(page, "Puerto").fill("9");
  await field(page, "Remitente").fill("avisos@demo.test");
  await press(page, "Guardar y enviarme una carta de prueba");
  await expect(page.getByText("Hace falta para enviar correos.")).toBeVisible();
  await steps(page).getByRole("button", { name: "Personas" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await press(page, "Seguir editando");
  await field(page, "Dirección de la consola").fill("https://consola.demo.test");
  await press(page, "Guardar y enviarme una carta de prueba");
  await expect(page.getByRole("alert")).toContainText("Nadie responde en ese servidor y puerto.");
});

test("by keyboard: arrows go through the grounds, a box turns the daily backup off, and both are kept", async ({
  page,
}) => {
  await enterAs(page, "super", `${path}?step=ground`);
  const ground = (name: string | RegExp) => page.getByRole("radio", { name });
  await expect(ground("Incluido")).toBeChecked();
  await ground("Incluido").focus();
  await page.keyboard.press("ArrowDown");
  await expect(ground("OpenFreeMap")).toBeChecked();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await expect(steps(page).getByRole("button", { name: "Suelo del mapa" })).toContainText("Incluido");
  await expect(question(page, "¿Quién reparte las cartas?")).toBeVisible();

  await page.goto(`${path}?step=backup`);
  const daily = page.getByRole("checkbox", { name: "Hacer un respaldo cada día" });
  await expect(field(page, "Hora")).toHaveValue("03:00");
  await daily.focus();
  await page.keyboard.press("Space");
  await expect(field(page, "Hora")).toHaveCount(0);
  await page.keyboard.press("Enter");
  await expect(question(page, "¿Quién trabaja con usted?")).toBeVisible();
  await expect(steps(page).getByRole("button", { name: "Respaldo" })).toContainText("no se hacen solos");
});

test("the health of the service says what to look at, and leads to the settings", async ({ page }) => {
  await enterAs(page, "super", path);
  await page.getByRole("link", { name: "Estado del servicio" }).last().click();
  await expect(page.getByRole("heading", { name: /cosas que conviene mirar/ })).toBeVisible();
  await expect(page.getByText("Sin servidor de correo")).toBeVisible();
  await press(page, "Revisar de nuevo");
  await expect(page.getByText("Esquema al día")).toBeVisible();
});
