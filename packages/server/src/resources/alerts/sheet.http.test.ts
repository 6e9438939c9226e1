// The sheet of an alert over HTTP: one page for the board of the town hall, which says what was sent and how to check it.
import { afterAll, beforeAll, expect, test } from "vitest";
import { anAlertCentre } from "../../testing/alerts.ts";
import { pagesOf } from "../../testing/pdf-text.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import type { Caller } from "../../testing/test-app.ts";

let app: TestApp;
let centre: Awaited<ReturnType<typeof anAlertCentre>>;
beforeAll(async () => {
  app = await startTestApp({ PUBLIC_URL: "https://alertas.demo.test" });
  centre = await anAlertCentre(app);
});
afterAll(() => app.stop());

const sheetOf = async (id: number, by: Caller = centre.officer): Promise<string> => {
  const { status, bytes, headers } = await by.get(`/alerts/${id}/sheet.pdf`);
  expect([status, headers.get("content-type")]).toEqual([200, "application/pdf"]);
  const pages = await pagesOf(bytes);
  expect(pages).toHaveLength(1);
  return pages[0]!;
};

test("it says level, texts, area, hours, who stands behind it, and the seal of the message that was sent", async () => {
  const { id, messages } = await centre.issued({ declared_by: "Alcaldesa de Valparaíso", technical_source: "CONAF" });
  const [message] = messages;
  const text = await sheetOf(id);
  for (const said of [
    "Alerta Roja · Incendio forestal",
    "Evacuar el sector Placilla por incendio forestal",
    "Salga ahora por la ruta 68 hacia el oriente.",
    "Sector Placilla",
    "Alcaldesa de Valparaíso",
    "CONAF",
    "la redactó",
  ])
    expect(text).toContain(said);
  const letters = text.replaceAll(/\s/g, "");
  for (const said of [message.sha256, message.identifier, "https://alertas.demo.test/public/alerts/"])
    expect(letters).toContain(said);
  expect(text).not.toContain("SIMULACRO");
});

test("a draft says that it was not sent, and what is over says so", async () => {
  const { made, issued, act, officer, issuer } = centre;
  const draft = await sheetOf((await made()).id);
  expect(draft).toContain("BORRADOR");
  expect(draft).not.toContain("SHA-256");
  const { id, version } = await issued();
  const asked = await act(officer, id, "cancellation", version);
  await act(issuer, id, "approval", asked.body.version);
  expect(await sheetOf(id)).toContain("TERMINADA");
});

test("an exercise is banded first and last, and has no public address", async () => {
  const text = await sheetOf((await centre.issued({ kind: "exercise" })).id);
  expect(text.match(/SIMULACRO/g)).toHaveLength(2);
  expect(text).not.toContain("public/alerts");
});

test("nobody prints an alert outside of his territory", async () => {
  const { id } = await centre.issued();
  expect((await centre.outsider.get(`/alerts/${id}/sheet.pdf`)).status).toBe(404);
});
