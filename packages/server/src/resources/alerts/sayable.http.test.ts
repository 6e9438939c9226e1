// What an alert may hold, CAP can say, or its writer is told on the field when he asks for it: never the second person, at the moment of sending.
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { CapMessage } from "@atalaya/contract/domain/cap/message.ts";
import type { AlertDraft } from "@atalaya/contract/resources/alerts.ts";
import type { AlertMessage } from "@atalaya/contract/resources/alerts/answers.ts";
import { readCap } from "../../platform/cap/read-cap.ts";
import { anAlertCentre } from "../../testing/alerts.ts";
import { checkBySchema, hasSchema } from "../../testing/cap/official-schema.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let centre: Awaited<ReturnType<typeof anAlertCentre>>;
beforeAll(async () => {
  app = await startTestApp();
  centre = await anAlertCentre(app);
});
afterAll(() => app.stop());

type Sent = AlertDraft & { messages: AlertMessage[] };

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

test("English that is begun says what to do, or the alert is not asked for; nothing in Spanish stands in it, at the end either", async () => {
  const { officer, issuer, made, act } = centre;
  const { id } = await made({
    headline_en: "Leave Placilla: wildfire",
    description_es: "El fuego avanza con el viento.",
  });
  const missing = ["Falta en inglés: escríbalo, o quite lo que ya está en inglés."];
  const refused = await act(officer, id, "submission", 1);
  expect(refused.body.errors).toEqual({ instruction_en: missing });
  const english = { instruction_en: "Leave now by route 68." };
  const whole = await officer.put(`/alerts/${id}`, { version: 1, ...english });
  const asked = await act(officer, id, "submission", whole.body.version);
  const sent = await act(issuer, id, "approval", asked.body.version);
  const partsOf = async (alert: Sent) =>
    readCap(Buffer.from(await capOf(alert.messages.at(-1)!.identifier))).message.infos;
  const [spanish, begun] = await partsOf(sent.body);
  expect(spanish!.description).toBe("El fuego avanza con el viento.");
  expect(begun).toMatchObject({
    language: "en-US",
    headline: "Leave Placilla: wildfire",
    instruction: "Leave now by route 68.",
  });
  expect(begun!.description).toBeUndefined();
  // Its end is written in Spanish alone: no Spanish stands in the English part.
  const end = await act(officer, id, "cancellation", sent.body.version);
  const over = await act(issuer, id, "approval", end.body.version);
  const [es, en] = await partsOf(over.body);
  expect(es!.description).toBe("El incendio está controlado: puede volver a su casa.");
  expect([en!.headline, en!.description]).toEqual([expect.stringMatching(/^All clear: /), undefined]);
});

/** Of what a message of CAP says, what an officer wrote; the parts as people read them. */
const factsOf = ({ identifier, status, scope, sent, source, infos }: CapMessage) => ({
  identifier,
  status,
  scope,
  sent: new Date(sent).toISOString(),
  source,
  infos: infos.map((it) => ({
    language: it.language,
    headline: it.headline,
    description: it.description,
    instruction: it.instruction,
    expires: new Date(it.expires!).toISOString(),
    contact: it.contact,
    sender_name: it.sender_name,
    technical_level: it.parameters.find(({ value_name }) => value_name === "technical_level")?.value,
    areas: it.areas.map(({ description, circles }) => ({ description, circles })),
  })),
});

/** The same of the alert. */
function expectedOf(alert: Sent): ReturnType<typeof factsOf> {
  const given = (value: string | null) => value ?? undefined;
  const [{ identifier, sent_at }] = alert.messages as [AlertMessage];
  const { centre: center, radius_km } = alert.area_circle!;
  const told = (language: "es" | "en") => ({
    language: language === "es" ? "es-CL" : "en-US",
    headline: given(alert[`headline_${language}`]),
    description: given(alert[`description_${language}`]),
    instruction: given(alert[`instruction_${language}`]),
    expires: `${alert.expires_at!.slice(0, 19)}.000Z`,
    contact: given(alert.contact),
    sender_name: alert.declared_by ?? "Valparaíso",
    technical_level: given(alert.technical_level),
    areas: [{ description: alert.area_description!, circles: [{ center, radius_km }] }],
  });
  return {
    identifier,
    status: "Actual",
    scope: "Public",
    sent: new Date(sent_at).toISOString(),
    source: given(alert.technical_source),
    infos: [told("es"), ...(alert.headline_en === null ? [] : [told("en")])],
  };
}

/** What means something to XML, ends a line, or is not seen. */
const hard = ["\r", "\n", "\t", " ", "<", "&", '"', "]]>", "\u00a0", "\u00ad", "\u0085", "\u180e", "\u200d", "\u2028", "\ufe0f", "\ufffd", "\u{1fffe}"]; // prettier-ignore

/** Those that were sent over HTTP. */
const files: string[] = [];

test("whatever is written, it is refused when it is asked for or can be sent, and is read from its CAP as it was written", async () => {
  const { officer, issuer, draft, act } = centre;
  const text = fc.string({ unit: fc.oneof(fc.constantFrom(...hard), fc.string({ unit: "binary", maxLength: 2 })) });
  const texts = ["headline_es", "headline_en", "description_es", "instruction_en", "area_description", "contact", "technical_level", "declared_by", "technical_source"]; // prettier-ignore
  const written = fc.dictionary(fc.constantFrom(...texts), text, { minKeys: 1, maxKeys: 5, noNullPrototype: true });
  const english = fc.option(fc.record({ headline_en: text, description_en: text, instruction_en: text }));
  await fc.assert(
    fc.asyncProperty(written, english, async (some, all) => {
      const changes = { ...some, ...all };
      const answer = await officer.post("/alerts", draft(changes));
      expect([201, 422]).toContain(answer.status);
      if (answer.status !== 201) return;
      const asked = await act(officer, answer.body.id, "submission", 1);
      expect([200, 422]).toContain(asked.status);
      if (asked.status !== 200) return;
      const sent = await act(issuer, answer.body.id, "approval", asked.body.version);
      expect(sent.status, JSON.stringify(changes)).toBe(200);
      const cap_xml = await capOf(sent.body.messages[0].identifier);
      expect(factsOf(readCap(Buffer.from(cap_xml)).message)).toEqual(expectedOf(sent.body));
      files.push(cap_xml);
    }),
    {
      numRuns: 60,
      examples: [
        [{}, { headline_en: "Leave", description_en: "Fire\ufffe", instruction_en: "Leave now." }],
        [
          { contact: "131\r132" },
          { headline_en: "Leave", description_en: "", instruction_en: "Now.\r\nBy route 68.\r" },
        ],
      ],
    },
  );
});

test.skipIf(!hasSchema)("what was sent is valid by the schema of OASIS, where it is there", () => {
  expect(files.length).toBeGreaterThan(0);
  for (const cap_xml of files) checkBySchema(cap_xml);
});
