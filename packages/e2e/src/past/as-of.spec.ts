// How things stood: an officer changes what is kept, and list, map, record, alerts and log are read as they were before it.
import type { Page } from "@playwright/test";
import type { DomainRecord } from "@atalaya/contract/resources/records.ts";
import { findings } from "../support/accessibility.ts";
import { alertCentre, callerOf } from "../support/alert-centre.ts";
import { expectWithinWidth, phone } from "../support/fits.ts";
import { fires, lossTag, publishLosses } from "../support/published-losses.ts";
import { enterAs, holdToken } from "../support/people.ts";
import { expect, test } from "../support/server.ts";
import { demoPassword } from "@atalaya/server/demo/accounts.ts";

/** A call with the token that the browser holds. */
async function call(page: Page, method: string, path: string, data?: object): Promise<DomainRecord> {
  const token = (await page.context().cookies()).find(({ name }) => name === "token")!.value;
  const answer = await page.request.fetch(`/api/${path}`, {
    method,
    data,
    headers: { authorization: `Bearer ${token}` },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  return answer.json() as Promise<DomainRecord>;
}

/** The hour before the change, and the record after it. */
async function renamed(page: Page, name: string): Promise<{ at: string; before: string; id: number }> {
  const { data } = (await call(page, "GET", "records/situation?place=all&status=draft&per_page=1")) as unknown as {
    data: DomainRecord[];
  };
  const record = await call(page, "GET", `records/situation/${data[0]!.id}`);
  const at = new Date().toISOString();
  await page.waitForTimeout(20);
  const { id, version, title } = record;
  await call(page, "PUT", `records/situation/${id}`, { version, title: name });
  return { at, before: title, id };
}

/** The newest log of the demo, and how a line is filed in it. */
async function aLog(page: Page) {
  const { data } = (await call(page, "GET", "log-entries/logs?place=all")) as unknown as { data: { id: number }[] };
  const event = data[0]!.id;
  const now = () => new Date().toISOString();
  const said = () => ({ uid: crypto.randomUUID(), event_id: event, happened_at: now(), written_at: now() });
  return {
    event,
    file: (line: object) => call(page, "POST", "log-entries", { ...said(), kind: "fact", ...line }),
  };
}

test("the list of a moment shows what stood there, opens it, and nothing can be done with it", async ({ page }) => {
  await holdToken(page, "super@demo.test", demoPassword);
  const { at, before, id } = await renamed(page, "Nombre de hoy");
  await enterAs(page, "super", `/records/situation?place=all&status=draft&at=${at}`);
  await expect(page.getByRole("button", { name: /^Así estaba el/ })).toBeVisible();
  await expect(page.getByRole("row", { name: new RegExp(before.slice(0, 20)) }).first()).toBeVisible();
  await expect(page.getByText("Nombre de hoy")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Nuevo registro" })).toHaveCount(0);
  await page.goto(`/records/situation?place=all&at=${at}&record=${id}`);
  await expect(page.getByRole("heading", { name: before })).toBeVisible();
  await expect(page.getByText("Se lee como estaba entonces.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Editar" })).toHaveCount(0);
  expect(await findings(page, "main")).toEqual([]);
});

test("then and today stand side by side, and the bar leads back to today", async ({ page }) => {
  await holdToken(page, "super@demo.test", demoPassword);
  const { at, before } = await renamed(page, "Nombre de ahora");
  await enterAs(page, "super", `/records/situation?place=all&at=${at}`);
  await page.getByRole("button", { name: "Comparar con hoy" }).press("Enter");
  const changed = page.getByRole("region", { name: "Nombre de ahora" });
  await expect(changed.getByRole("row", { name: new RegExp(before.slice(0, 20)) })).toContainText("Nombre de ahora");
  expect(await findings(page, "main")).toEqual([]);
  await page.getByRole("button", { name: "Volver a hoy" }).press("Enter");
  await expect(page.getByRole("button", { name: /^Así estaba el/ })).toHaveCount(0);
});

test("an inquiry goes through the log of an emergency from minute to minute, with what was known and in force", async ({
  page,
}) => {
  await holdToken(page, "super@demo.test", demoPassword);
  const log = await aLog(page);
  await log.file({ kind: "request", text: "Dos camiones aljibe" });
  const at = new Date().toISOString();
  await page.waitForTimeout(20);
  await log.file({ text: "Llegan los aljibes" });
  await enterAs(page, "super", `/bitacora?place=all&event=${log.event}&at=${at}`);
  await expect(page.getByText("Dos camiones aljibe").first()).toBeVisible();
  await expect(page.getByText("Llegan los aljibes")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Anotar" })).toHaveCount(0);
  await page.getByRole("button", { name: "Lo que llegó después" }).press("Enter");
  await expect(page.getByText("Llegan los aljibes")).toBeVisible();
  await expect(page.getByRole("button", { name: "Lo que llegó después" })).toBeDisabled();
  await page.getByRole("button", { name: "Lo que llegó antes" }).press("Enter");
  await expect(page.getByText("Llegan los aljibes")).toHaveCount(0);
  await page.getByRole("tab", { name: "Situación" }).click();
  await expect(page.getByRole("region", { name: "Qué se sabía" })).toContainText("Evacuados");
  await expect(page.getByRole("region", { name: "Alertas vigentes" })).toContainText("evacuar Placilla");
  expect(await findings(page, "main")).toEqual([]);
});

test("alerts of then stand beside those of today, with what was sent of them since and what it changed", async ({
  page,
}) => {
  const { issued, officer, issuer } = await alertCentre(page.request);
  const { id, version } = await issued({ level: "amarilla", headline_es: "Prepararse en Placilla" });
  const at = new Date().toISOString();
  await page.waitForTimeout(20);
  const prepared = await officer.put(`alerts/${id}`, { version, level: "roja", headline_es: "Evacuar Placilla ya" });
  const asked = await officer.post(`alerts/${id}/submission`, { version: prepared.version });
  await issuer.post(`alerts/${id}/approval`, { version: asked.version });
  await enterAs(page, "super", `/records/alert?place=all&at=${at}`);
  await expect(page.getByRole("row", { name: /Prepararse en Placilla/ }).first()).toBeVisible();
  await page.getByRole("button", { name: "Comparar con hoy" }).press("Enter");
  const changed = page.getByRole("region", { name: "Evacuar Placilla ya" });
  await expect(changed).toContainText("Actualizada desde entonces");
  await expect(changed.getByRole("list", { name: "Lo que se envió desde entonces" })).toContainText("Actualización");
  await expect(changed.getByRole("row", { name: /^Nivel/ })).toContainText("Roja");
  await expect(changed.getByRole("row", { name: /^Titular/ })).toContainText("Prepararse en Placilla");
  expect(await findings(page, "main")).toEqual([]);
  await page.getByRole("button", { name: "Volver a la lista" }).press("Enter");
  await expect(page.getByRole("row", { name: /Prepararse en Placilla/ }).first()).toBeVisible();
});

test("a log of then stands beside that of today: what was written since, and a request that was done", async ({
  page,
}) => {
  await holdToken(page, "super@demo.test", demoPassword);
  const log = await aLog(page);
  const uid = crypto.randomUUID();
  await log.file({ uid, kind: "request", text: "Una bomba de agua" });
  const at = new Date().toISOString();
  await page.waitForTimeout(20);
  await log.file({ kind: "request", text: "Llegó la bomba", about: uid, step: "done" });
  await enterAs(page, "super", `/bitacora?place=all&event=${log.event}&at=${at}`);
  await page.getByRole("button", { name: "Comparar con hoy" }).press("Enter");
  await expect(page.getByRole("region", { name: /Líneas nuevas/ })).toContainText("Llegó la bomba");
  const changed = page.getByRole("region", { name: /Líneas que están distintas/ });
  await expect(changed).toContainText("Una bomba de agua");
  await expect(changed.getByRole("row", { name: /^Estado/ })).toContainText("Hecha");
  expect(await findings(page, "main")).toEqual([]);
  await page.getByRole("button", { name: "Volver a la bitácora" }).press("Enter");
  await expect(page.getByText("Llegó la bomba")).toHaveCount(0);
});

test("the next minute of an emergency is that of an alert, and says which", async ({ page }) => {
  await holdToken(page, "super@demo.test", demoPassword);
  const log = await aLog(page);
  await log.file({ text: "Antes de la alerta" });
  const at = new Date().toISOString();
  await page.waitForTimeout(20);
  await (await alertCentre(page.request)).issued({ headline_es: "Evacuar Curauma", event_id: log.event });
  await enterAs(page, "super", `/bitacora?place=all&event=${log.event}&at=${at}`);
  const next = page.getByRole("button", { name: "Lo que llegó después" });
  await expect(next).toHaveAccessibleDescription(/Alerta emitida: Evacuar Curauma/);
  await next.press("Enter");
  await expect(page.getByText("Alerta emitida: Evacuar Curauma")).toBeVisible();
});

test("losses are summed as they stood then, and a number leads to the disasters of then", async ({ page }) => {
  await publishLosses(page.request);
  const at = new Date().toISOString();
  await page.waitForTimeout(20);
  const publisher = await callerOf(page.request, "admin");
  const [{ id } = { id: 0 }] = (await publisher.get(`records/risk?q=${encodeURIComponent(fires.large)}`)).data;
  const { version } = await publisher.get(`records/risk/${id}`);
  await publisher.post(`records/risk/${id}/transitions`, { version, action: "unpublish", reason: "Se revisa" });
  const year = page.getByRole("table", { name: "Pérdidas" }).getByRole("row").filter({ hasText: "2019" });
  const address = `/records/risk?sums=year&tag=${encodeURIComponent(lossTag)}&metrics=deaths`;
  await enterAs(page, "officer", address);
  await expect(year.getByRole("cell")).toHaveText(["1", "3"]);
  await expect(page.getByRole("button", { name: "Ver cómo estaba…" })).toBeVisible();
  await page.goto(`${address}&at=${at}`);
  await expect(page.getByRole("button", { name: /^Así estaba el/ })).toBeVisible();
  await expect(year.getByRole("cell")).toHaveText(["2", "15"]);
  expect(await findings(page, "main")).toEqual([]);
  await year.getByRole("link", { name: "15", exact: true }).click();
  await expect(page.getByRole("row", { name: new RegExp(fires.large.slice(0, 18)) }).first()).toBeVisible();
  await expect(page.getByRole("button", { name: /^Así estaba el/ })).toBeVisible();
});

test.describe("on a phone, in English", () => {
  test.use({ viewport: phone, locale: "en-GB" });
  test("a moment is chosen by how long ago it was, for records, alerts and logs alike", async ({ page }) => {
    await enterAs(page, "super", "/records/risk?place=all", "en");
    await page.getByRole("button", { name: "More about this list" }).first().click();
    await page.getByRole("menuitem", { name: "See how it was…" }).click();
    await page.getByRole("button", { name: "1 hour ago" }).click();
    await page.getByRole("button", { name: "Show that moment" }).click();
    await expect(page.getByRole("button", { name: /^As it stood on/ })).toBeVisible();
    await expectWithinWidth(page);
    const paths = ["/records/alert?place=all", "/records/alert?place=all&since=true", "/bitacora?place=all"];
    for (const path of [...paths, "/records/risk?place=all&sums=overview"]) {
      await page.goto(`${path}&at=${new Date().toISOString()}`);
      await expectWithinWidth(page);
    }
  });
});
