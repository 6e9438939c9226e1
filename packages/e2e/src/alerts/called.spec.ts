// Alerts are heard where somebody allowed it: one sound and one notice a browser. Who is asked to approve is called for it.
import type { Browser, Page } from "@playwright/test";
import { findings } from "../support/accessibility.ts";
import { alertCentre, callerOf } from "../support/alert-centre.ts";
import { enterLive } from "../support/enter-live.ts";
import { allowSound, heardIn, listenIn } from "../support/heard.ts";
import type { Person } from "../support/people.ts";
import { expect, test } from "../support/server.ts";

/** Two that rise and fall, twice; a drill's; and what whoever is asked for something hears. */
const tones = { alert: [880, 659, 880, 659], exercise: [392, 392], asked: [659, 880] };

const noticeOf = (page: Page, headline: string) => page.getByRole("alert").filter({ hasText: headline });

/** The console of somebody else, at another computer, that sounds. */
async function another(browser: Browser, baseURL: string | undefined, person: Person): Promise<Page> {
  const context = await browser.newContext({ locale: "es-CL", ...(baseURL && { baseURL }) });
  await listenIn(context);
  const page = await context.newPage();
  await enterLive(page, person, "/dashboard");
  await allowSound(page);
  return page;
}

test("an alert that is issued elsewhere makes one sound and one notice where they were allowed, and none where not", async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  const { issued } = await alertCentre(page.request);
  await listenIn(context);
  await enterLive(page, "officer", "/dashboard");
  const allowed = await another(browser, baseURL, "viewer");
  const { id } = await issued({ headline_es: "Incendio que se oye" });
  for (const each of [page, allowed]) await expect(noticeOf(each, "Incendio que se oye")).toBeVisible();
  expect(await heardIn(allowed)).toEqual({
    tones: tones.alert,
    notices: [
      { title: expect.stringMatching(/^Alerta Roja · .*Valparaíso/), body: "Incendio que se oye", tag: `alert-${id}` },
    ],
  });
  expect(await heardIn(page)).toEqual({ tones: [], notices: [] });
});

test("among several tabs of a browser one sounds; and after the one that did is closed, the other", async ({
  page,
  context,
}) => {
  const { issued } = await alertCentre(page.request);
  await listenIn(context);
  await enterLive(page, "officer", "/dashboard");
  await allowSound(page);
  const second = await context.newPage();
  await second.goto("/companies");
  await expect(second.getByRole("row").nth(1)).toBeVisible();
  await issued({ headline_es: "Una sola vez" });
  for (const tab of [page, second]) await expect(noticeOf(tab, "Una sola vez")).toBeVisible();
  const heard = [await heardIn(page), await heardIn(second)];
  expect(heard.flatMap((it) => it.tones)).toEqual(tones.alert);
  expect(heard.flatMap((it) => it.notices)).toHaveLength(1);
  await page.close();
  await issued({ headline_es: "La otra pestaña suena" });
  await expect(noticeOf(second, "La otra pestaña suena")).toBeVisible();
  expect((await heardIn(second)).tones).toEqual(tones.alert);
});

test("what was issued while the network was gone sounds once when it is back, and a drill as a drill", async ({
  page,
  context,
  playwright,
  baseURL,
}) => {
  const elsewhere = await playwright.request.newContext(baseURL ? { baseURL } : {});
  const { issued } = await alertCentre(elsewhere);
  await listenIn(context);
  await enterLive(page, "officer", "/dashboard");
  await allowSound(page);
  await context.setOffline(true);
  await issued({ headline_es: "Aluvión sin red" });
  await context.setOffline(false);
  await expect(noticeOf(page, "Aluvión sin red")).toBeVisible();
  expect((await heardIn(page)).tones).toEqual(tones.alert);
  await issued({ kind: "exercise", headline_es: "Ejercicio que se oye" });
  await expect(noticeOf(page, "Ejercicio que se oye")).toBeVisible();
  const { tones: all, notices } = await heardIn(page);
  expect(all).toEqual([...tones.alert, ...tones.exercise]);
  expect(notices.map(({ title }) => title)).toEqual([
    expect.stringMatching(/^Alerta Roja/),
    expect.stringMatching(/^SIMULACRO/),
  ]);
  await elsewhere.dispose();
});

test("who may approve is called when an alert is asked for, is led to it, and is not asked any more once it is answered", async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  const { submitted, issuer } = await alertCentre(page.request);
  await listenIn(context);
  await enterLive(page, "admin", "/dashboard");
  await allowSound(page);
  const reader = await another(browser, baseURL, "viewer");
  const { id, version } = await submitted({ headline_es: "Aluvión por aprobar" });
  const notice = noticeOf(page, "Aluvión por aprobar");
  await expect(notice).toContainText("Alerta por aprobar");
  expect(await findings(page, "section:has(> [role=alert])")).toEqual([]);
  expect(await heardIn(page)).toMatchObject({
    tones: tones.asked,
    notices: [{ title: expect.stringMatching(/^Alerta por aprobar · .*Valparaíso/) }],
  });
  await notice.getByRole("button", { name: "Ver la alerta" }).click();
  await expect(page).toHaveURL(new RegExp(`record=${id}`));
  await expect(page.getByRole("button", { name: /Aprobar/ }).first()).toBeVisible();
  // Who may not approve hears of it when it is sent.
  expect(await heardIn(reader)).toEqual({ tones: [], notices: [] });
  await issuer.post(`alerts/${id}/approval`, { version });
  await expect(noticeOf(reader, "Aluvión por aprobar")).toContainText("Alerta emitida");

  const other = await submitted({ headline_es: "Marejada por aprobar" });
  await expect(noticeOf(page, "Marejada por aprobar")).toBeVisible();
  await issuer.post(`alerts/${other.id}/return`, { version: other.version, note: "Falta el sector" });
  await expect(noticeOf(page, "Marejada por aprobar")).toHaveCount(0);
});

test("what one officer issued alone says so to who may stand by it; to the others it is an alert", async ({
  page,
  browser,
  baseURL,
}) => {
  const { place, made, issuer } = await alertCentre(page.request);
  const keeper = await callerOf(page.request, "super");
  await keeper.put(`companies/${place}/alert-policy`, {
    may_issue_alone: true,
    ratify_hours: 6,
    sender: null,
    oid: null,
  });
  await enterLive(page, "super", "/dashboard");
  const reader = await another(browser, baseURL, "viewer");
  const { id, version } = await made({ headline_es: "Emitida a solas" });
  await issuer.post(`alerts/${id}/emergency`, { version, reason: "Nadie más responde y el agua ya baja." });
  const toRatify = "La emitió una sola persona: otra debe ratificarla.";
  await expect(noticeOf(page, "Emitida a solas")).toContainText(toRatify);
  await expect(noticeOf(reader, "Emitida a solas")).toBeVisible();
  await expect(noticeOf(reader, "Emitida a solas")).not.toContainText(toRatify);
  expect((await heardIn(reader)).tones).toEqual(tones.alert);
});

test("an exercise that waits is to do for its approver, named as an exercise, and leads to exercises only", async ({
  page,
}) => {
  const { submitted } = await alertCentre(page.request);
  await submitted({ kind: "exercise", headline_es: "Ejercicio que espera" });
  await submitted({ headline_es: "Alerta real que espera" });
  await enterLive(page, "admin", "/dashboard");
  await page
    .getByRole("link", { name: /SIMULACRO: ejercicios por aprobar/ })
    .first()
    .click();
  await expect(page.getByText("Ejercicio que espera").first()).toBeVisible();
  await expect(page.getByRole("tab", { name: /Ejercicios|Simulacros/ })).toHaveAttribute("aria-selected", "true");
  await expect(page.getByText("Alerta real que espera")).toHaveCount(0);
});
