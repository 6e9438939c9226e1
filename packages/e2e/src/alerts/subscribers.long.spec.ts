// Who is told of alerts: entered by an officer, agreed to by whoever has the address, told by letter, and left with one press.
import { findings } from "../support/accessibility.ts";
import { alertCentre } from "../support/alert-centre.ts";
import { enterAs } from "../support/people.ts";
import { expect } from "../support/server.ts";
import { test } from "../support/with-mail.ts";

/** The way to a page of ours in a letter. */
const linkIn = (letter: string, page: string) => new RegExp(`/public/alerts/${page}\\?token=[\\w.-]+`).exec(letter)![0];

test("an officer enters a fire brigade; it agrees, gets the alert, the alert says so, and it leaves", async ({
  page,
  post,
}) => {
  const { issued } = await alertCentre(page.request);
  await enterAs(page, "admin", "/suscriptores");
  await page.getByRole("button", { name: "Nuevo suscriptor" }).first().click();
  const panel = page.getByRole("region", { name: "Suscriptor", exact: true });
  await panel.getByRole("textbox", { name: "Persona u organismo" }).fill("Bomberos (ficticio)");
  await panel.getByRole("combobox", { name: "Lugar que la lleva" }).fill("Valpara");
  await page
    .getByRole("option", { name: /^Valparaíso/ })
    .first()
    .click();
  await panel.getByRole("textbox", { name: "Dirección" }).fill("bomberos@ejemplo");
  await panel.getByRole("button", { name: "Guardar" }).click();
  await expect(panel.getByText(/correo/i).first()).toBeVisible();
  await panel.getByRole("textbox", { name: "Dirección" }).fill("bomberos@ejemplo.test");
  expect(await findings(page, "#content")).toEqual([]);
  await panel.getByRole("button", { name: "Guardar" }).click();
  await expect(panel.getByText(/Aún no acepta/)).toBeVisible();

  const asked = await post.mailTo("bomberos@ejemplo.test");
  await page.goto(linkIn(asked, "confirm"));
  expect(await findings(page, "body")).toEqual([]);
  await page.getByRole("button").click();
  await expect(page.getByRole("status")).toContainText("Valparaíso");

  const { id } = await issued({ headline_es: "Fuego en Rodelillo" });
  const letter = await post.mailTo("bomberos@ejemplo.test");
  expect(letter).toContain("Fuego en Rodelillo");
  await page.goto(`/records/alert?record=${id}`);
  const reached = page.getByRole("region", { name: "A quién llegó" });
  await expect(reached).toContainText(/\d enviados · 0 en camino · 0 sin llegar/);
  await reached.getByRole("button", { name: "Ver uno por uno" }).click();
  const row = page.getByRole("dialog").getByRole("row", { name: /Bomberos/ });
  await expect(row).toContainText("b…@ejemplo.test");
  await expect(row).toContainText("Enviado");
  expect(await findings(page, "[role=dialog]")).toEqual([]);

  await page.goto(linkIn(letter, "leave"));
  await page.getByRole("button").click();
  await expect(page.getByRole("status")).toBeVisible();
  await page.goto("/suscriptores");
  await expect(page.getByRole("row", { name: /b…@ejemplo.test/ })).toContainText("Se salió");
});

test("whoever reads alerts has them sent to the own e-mail, chooses which, and stops it again", async ({
  page,
  post,
}) => {
  const { issued } = await alertCentre(page.request);
  await enterAs(page, "viewer", "/records/alert?view=list");
  const open = async () => {
    await page.getByRole("button", { name: "Más de esta lista" }).click();
    await page.getByRole("menuitem", { name: "Avisarme de alertas" }).click();
    return page.getByRole("dialog", { name: "Avisarme de alertas" });
  };
  const first = await open();
  await first.getByRole("combobox", { name: "De qué lugar" }).fill("Valpara");
  await page
    .getByRole("option", { name: /^Valparaíso/ })
    .first()
    .click();
  await first.getByRole("combobox", { name: "Niveles" }).click();
  await page.getByRole("option", { name: "Roja" }).click();
  await page.keyboard.press("Escape");
  expect(await findings(page, "[role=dialog]")).toEqual([]);
  await first.getByRole("button", { name: "Recibir alertas" }).click();
  await expect(first).toHaveCount(0);
  await issued({ level: "amarilla", headline_es: "Viento fuerte" });
  await issued({ level: "roja", headline_es: "Aluvión en la quebrada" });
  expect(await post.mailTo("viewer@demo.test")).toContain("Aluvión en la quebrada");

  const again = await open();
  await expect(again.getByRole("button", { name: "Roja" })).toBeVisible();
  await again.getByRole("button", { name: "No recibir más" }).click();
  await expect(page.getByText("Ya no recibe alertas por esa vía")).toBeVisible();
});

test("an alert that is pushed to a browser is shown by it, also while the console is closed", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    locale: "es-CL",
    serviceWorkers: "allow",
    ...(baseURL && { baseURL }),
  });
  const page = await context.newPage();
  await enterAs(page, "officer", "/dashboard");
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  const worker = context.serviceWorkers()[0]!;
  // A browser without a screen has nowhere to show it: it says what it would show.
  await worker.evaluate(() => {
    const here = globalThis as unknown as { registration: ServiceWorkerRegistration; shown: unknown[] };
    here.registration.showNotification = async (title, options) =>
      void (here.shown = [title, options!.body, (options!.data as { address: string }).address]);
  });
  // The service of the browser's maker is not called: what it would hand over is handed over by the browser's own tools.
  const tools = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) =>
    tools.on("ServiceWorker.workerRegistrationUpdated", ({ registrations: [first] }) => resolve(first!.registrationId)),
  );
  await tools.send("ServiceWorker.enable");
  const pushed = {
    title: "Evacuar Placilla",
    body: "Salga ahora.",
    tag: "ALE-1",
    level_name: "Alerta Roja",
    alert_id: 1,
  };
  await tools.send("ServiceWorker.deliverPushMessage", {
    origin: new URL(page.url()).origin,
    registrationId: await registered,
    data: JSON.stringify(pushed),
  });
  await expect
    .poll(() => worker.evaluate(() => (globalThis as unknown as { shown: unknown[] }).shown))
    .toEqual(["Alerta Roja · Evacuar Placilla", "Salga ahora.", "/records/alert?record=1"]);
  await context.close();
});
