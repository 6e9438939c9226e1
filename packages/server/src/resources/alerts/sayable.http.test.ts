// What an alert may hold, CAP can say, or its writer is told on the field when he asks for it: never the second person, at the moment of sending.
import fc from "fast-check";
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

const capOf = async (identifier: string) =>
  new TextDecoder().decode((await app.stranger.get(`/public/alerts/${identifier}.xml`)).bytes);

test("an address with accents is one that machines take too", async () => {
  const { issued } = centre;
  const alert = await issued({ web: "https://municipalidad-ñuñoa.cl/información?zona=sur" });
  expect(alert.web).toBe("https://municipalidad-ñuñoa.cl/información?zona=sur");
  expect(await capOf(alert.messages[0].identifier)).toMatch(
    /<web>https:\/\/xn--[a-z0-9-]+\.cl\/informaci%C3%B3n\?zona=sur<\/web>/,
  );
});

test("what CAP cannot say is said so on its field when it is asked for, and in the preview", async () => {
  const { officer, made, act } = centre;
  const { id } = await made({ scope: "Private", addresses: ['La "Posta"'] });
  const said = ["CAP no admite esto tal como está escrito: cámbielo o déjelo vacío."];
  expect((await act(officer, id, "submission", 1)).body.errors).toEqual({ addresses: said });
  expect((await officer.get(`/alerts/${id}/preview`)).body).toMatchObject({
    cap_xml: null,
    findings: { addresses: said },
  });
});

test("whatever is written, it is refused when it is asked for or can be sent", async () => {
  const { officer, issuer, draft, act } = centre;
  const text = fc.string({ unit: "binary", maxLength: 40 });
  const texts = ["headline_es", "headline_en", "description_es", "instruction_en", "area_description", "contact", "technical_level", "declared_by", "technical_source"]; // prettier-ignore
  const written = fc.dictionary(fc.constantFrom(...texts), text, { minKeys: 1, maxKeys: 5, noNullPrototype: true });
  await fc.assert(
    fc.asyncProperty(written, async (changes) => {
      const answer = await officer.post("/alerts", draft(changes));
      expect([201, 422]).toContain(answer.status);
      if (answer.status !== 201) return;
      const asked = await act(officer, answer.body.id, "submission", 1);
      expect([200, 422]).toContain(asked.status);
      if (asked.status !== 200) return;
      const sent = await act(issuer, answer.body.id, "approval", asked.body.version);
      expect(sent.status, JSON.stringify(changes)).toBe(200);
    }),
    { numRuns: 60 },
  );
});
