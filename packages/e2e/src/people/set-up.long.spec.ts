// Setting up an installation that somebody has just started: step by step, all of it by a super administrator.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { demoPassword } from "@atalaya/server/demo/accounts.ts";
import { startProcess } from "@atalaya/server/testing/server-process.ts";
import { findings } from "../support/accessibility.ts";
import { dropDemo, emptyHome, environmentOf } from "../support/demo-copies.ts";
import { firstDay, keeper, type Step } from "../support/first-day.ts";
import { handOn } from "../support/hand.ts";
import { enterAs, holdToken } from "../support/people.ts";
import { expect, test as base } from "../support/server.ts";

/** Nothing is there but the first account; what the environment decides besides. */
const test = base.extend<{ decided: Record<string, string> }>({
  decided: [{}, { option: true }],
  server: async ({ database, decided }, use) => {
    const home = await emptyHome(database);
    const server = await startProcess("main.ts", {
      ...environmentOf(home),
      ADMIN_EMAIL: keeper.email,
      ADMIN_PASSWORD: keeper.password,
      BACKUP_AT: "",
      ...decided,
    });
    await use(server);
    await server.stop();
    await dropDemo(home);
  },
});

test.use({ drawsMaps: true });

const path = "/ajustes/instalacion";
const question = (page: Page, text: string) => page.getByRole("heading", { level: 2, name: text });
const steps = (page: Page) => page.getByRole("navigation", { name: "Pasos" });
const press = (page: Page, name: string | RegExp) => page.getByRole("button", { name }).click();
const field = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });

/** Once what was just pressed has come to rest. */
const isAccessible = (page: Page) => expect.poll(() => findings(page)).toEqual([]);

test("from an empty console to a first record on paper: each question answered or skipped, the comuna with its boundary, an own ground, three people", async ({
  page,
}) => {
  const folder = await mkdtemp(join(tmpdir(), "atalaya-respaldos-"));
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.addInitScript(() => (window.print = () => document.documentElement.setAttribute("data-printed", "")));
  const hand = handOn(page);
  const seen: Record<Step["key"], () => Promise<unknown>> = {
    "sign-in": () => expect(page.getByRole("link", { name: "respaldo", exact: true })).toBeVisible(),
    country: () => expect(field(page, "Zona horaria")).toHaveValue("America/Santiago"),
    boundary: () => expect(page.getByText("formas que quedan fuera: 0")).toBeVisible(),
    ground: () => expect(page.getByRole("radio", { name: "comuna" })).toBeChecked(),
    mail: async () => {
      await expect(steps(page).getByRole("button", { name: "Organización" })).toContainText("Municipalidad Demo");
      await expect(steps(page).getByRole("button", { name: "Lugar propio" })).toContainText("Viña del Mar, con límite");
      await expect(steps(page).getByRole("button", { name: "Suelo del mapa" })).toContainText("Archivo propio");
      await expect(page.getByRole("button", { name: "Enviarme una carta de prueba" })).toBeDisabled();
    },
    people: async () => {
      await expect(field(page, "Enlace de un solo uso")).toHaveValue(/\/invitation#/);
      await expect(steps(page).getByRole("button", { name: "Personas" })).toContainText("3 invitadas");
    },
    paper: async () => {
      for (const said of [/^Bomberos · Viña del Mar · /, /© Pueblo de prueba/])
        await expect(page.getByText(said).first()).toBeVisible();
    },
  };
  for (const { key, walk } of firstDay(folder))
    await test.step(key, () =>
      walk(hand, async () => {
        await isAccessible(page);
        await seen[key]?.();
      }),
    );
  await expect(page.locator("html")).toHaveAttribute("data-printed");
  // Ten minutes are bound by the command that also counts the machine; more hands than this is a step that has become longer.
  expect(hand.effort().hands_s).toBeLessThan(300);

  // Whoever has worked in no place yet begins in the own one.
  await page.evaluate(() => {
    localStorage.removeItem("placeActive");
    sessionStorage.removeItem("placeActive");
  });
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Viña del Mar");
  await expect(page.getByRole("heading", { name: /Puesta en marcha/ })).toHaveCount(0);
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1, name: "Ajustes" })).toBeVisible();

  await page.context().clearCookies();
  await page.goto("/login");
  await expect(page.getByText("Municipalidad Demo de Viña del Mar").last()).toBeVisible();
  await expect(page.locator("img[src^='/logo.png']").last()).toBeVisible();
  await rm(folder, { recursive: true });
});

test.describe("a unit that the environment decides", () => {
  test.use({ decided: { ORGANISATION_UNIT: "Unidad de Emergencias" } });

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
    // The page hears of it while it is saving, and what it began with is still what it compares with.
    await page.route("**/api/installation", async (route) => {
      if (route.request().method() !== "PUT") return route.fallback();
      const heard = page.waitForResponse((it) => it.request().method() === "GET" && it.url().endsWith("/installation"));
      expect((await page.request.put("/api/installation", { headers, data: other })).status()).toBe(200);
      await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
      await heard;
      await page.unroute("**/api/installation");
      return route.fallback();
    });
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

  test("what another window saved comes into the step that is open, below what is typed, and nothing is saved over it", async ({
    page,
  }) => {
    await enterAs(page, "super", `${path}?step=organisation`);
    await field(page, "Organización").fill("Municipalidad que se escribe");
    const token = await holdToken(page, "super@demo.test", demoPassword);
    const headers = { authorization: `Bearer ${token}` };
    const { version } = await (await page.request.get("/api/installation", { headers })).json();
    const other = { app_name: "Faro", version };
    expect((await page.request.put("/api/installation", { headers, data: other })).status()).toBe(200);
    await expect(field(page, "Nombre de la aplicación")).toHaveValue("Faro");
    await expect(field(page, "Organización")).toHaveValue("Municipalidad que se escribe");
    await press(page, "Guardar y seguir: País");
    await expect(question(page, "¿De qué país son los lugares?")).toBeVisible();
    expect(await (await page.request.get("/api/installation", { headers })).json()).toMatchObject({
      app_name: "Faro",
      organisation: "Municipalidad que se escribe",
    });
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
