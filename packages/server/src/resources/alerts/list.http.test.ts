// The list of alerts: by how grave they are, and taken out as a sheet.
import { afterAll, beforeAll, expect, test } from "vitest";
import { anAlertCentre } from "../../testing/alerts.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let centre: Awaited<ReturnType<typeof anAlertCentre>>;
beforeAll(async () => {
  app = await startTestApp();
  centre = await anAlertCentre(app);
});
afterAll(() => app.stop());

const textOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

test("the gravest stand first, page after page, and the mildest first the other way round", async () => {
  for (const level of ["amarilla", "roja", "verde", "roja", "amarilla"]) await centre.made({ level });
  const levelsOf = async (sort: string) => {
    const levels: string[] = [];
    for (let after = ""; levels.length < 5;) {
      const { body } = await centre.officer.get(`/alerts?status=draft&per_page=2&sort=${sort}${after}`);
      levels.push(...body.data.map(({ level }: { level: string }) => level));
      after = `&after=${encodeURIComponent(body.meta.next_cursor)}`;
    }
    return levels;
  };
  const gravest = ["roja", "roja", "amarilla", "amarilla", "verde"];
  expect(await levelsOf("-level")).toEqual(gravest);
  expect(await levelsOf("level")).toEqual(gravest.toReversed());
});

test("what the list shows is taken out as a sheet, in its order and in the reader's language", async () => {
  const { officer, made } = centre;
  await made({ level: "verde", headline_es: "Marejadas anormales", headline_en: "Abnormal swell" });
  const asked = "format=csv&columns=headline_es,status,level,company_name&sort=-level&status=draft";
  const { status, bytes } = await officer.get(`/alerts/export?${asked}`, { headers: { "accept-language": "en" } });
  expect(status).toBe(200);
  const lines = textOf(bytes).trim().split("\r\n");
  expect(lines[0]).toContain("Level");
  expect(lines.find((line) => line.startsWith("Abnormal swell"))).toBe(`Abnormal swell,Draft,verde,Valparaíso`);
  const all = await officer.get("/alerts/export?format=xlsx");
  expect(all.headers.get("content-type")).toContain("spreadsheetml");
  expect(textOf((await centre.outsider.get("/alerts/export?format=csv")).bytes)).not.toContain("Marejadas");
});
