// Texts that cannot be stored are refused with nothing written; all others are stored as they are and never run.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { aCountry, aRecord, aVariableDraft, password } from "../../testing/factories.ts";
import { refused } from "../../testing/refusal.ts";
import { startTestApp, type Options, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let country: Awaited<ReturnType<typeof aCountry>>;
let before: Record<string, number>;
beforeAll(async () => {
  app = await startTestApp();
  country = await aCountry(app);
});
afterAll(() => app.stop());

const draft = (changes: object = {}) =>
  aRecord({ company_id: country.valparaiso, variable_id: country.shelters, ...changes });
const path = "/records/situation";
const send = (body: unknown, options?: Options) => country.officer.post(path, body, options);
const control: [string, string] = [
  "El texto contiene un carácter que no se puede guardar.",
  "The text contains a character that cannot be stored.",
];

describe("refused, with nothing written", () => {
  beforeEach(async () => void (before = await app.rowCounts()));
  afterEach(async () => {
    expect(await app.rowCounts()).toEqual(before);
    expect((await app.stranger.get("/health/ready")).status).toBe(200);
  });

  test.each([
    ["NUL", "a\u0000b"],
    ["an escape character", "a\u001b[31mb"],
    ["a backspace", "a\u0008b"],
    ["half of a surrogate pair", "a\ud800b"],
    ["the other half", "\udc00"],
  ])("a text with %s, in every text field", async (_what, text) => {
    for (const field of ["title", "source", "description"])
      await refused((language) => send({ ...draft(), [field]: text }, language), 422, "validation", {
        [field]: control,
      });
    const variable = await country.chief.post(
      "/variables/situationMap",
      aVariableDraft({ name_es: text, unit_es: text }),
    );
    expect(variable.body.errors).toEqual({ name_es: [control[0]], unit_es: [control[0]] });
    const user = await country.chief.post("/users", { name: text, email: "a@demo.test", password });
    expect(user.body.errors).toEqual({ name: [control[0]] });
    for (const address of [`${path}?q=${encodeURIComponent(`a${text.replace(/\p{Surrogate}/u, "�")}bc`)}`])
      expect((await country.officer.get(address)).status).toBeLessThan(500);
  });

  test("texts longer than allowed", () =>
    refused(
      (language) => send(draft({ title: "x".repeat(201), description: "x".repeat(5001) }), language),
      422,
      "validation",
      {
        title: ["Escriba a lo más 200 caracteres.", "Enter at most 200 characters."],
        description: ["Escriba a lo más 5000 caracteres.", "Enter at most 5000 characters."],
      },
    ));
});

describe("stored as it is, and never run", () => {
  const texts = [
    `'); drop table records; --`,
    `<script>alert("1")</script><img src=x onerror=alert(1)>`,
    `\${7*7} {{7*7}} %s %n \\0 \\' \\"`,
    `=cmd|' /C calc'!A0`,
    "línea uno\n\tlínea dos",
    "مرحبا 👩‍🚒 Ñandú",
  ];
  test.each(texts)("%j in every text field of a record, a variable and a user", async (text) => {
    const title = text.trim();
    const record = await send(draft({ title, source: title, description: title }));
    expect(record).toMatchObject({ status: 201, body: { title, source: title, description: title } });
    const read = await country.officer.get(`${path}/${record.body.id}`);
    expect(read.headers.get("content-type")).toContain("application/json");
    expect(read.body).toMatchObject({ title, source: title, description: title });
    const found = await country.officer.get(`${path}?q=${encodeURIComponent(title)}&per_page=100`);
    expect(found.body.data.map((row: { id: number }) => row.id)).toContain(record.body.id);
    const [line] = await app.auditOf("records", record.body.id);
    expect(line?.after).toMatchObject({ title });

    const named = {
      name_es: title,
      name_en: title,
      description_es: title,
      description_en: title,
      unit_es: title.slice(0, 30).trim(),
    };
    expect((await country.chief.post("/variables/situationMap", aVariableDraft(named))).body).toMatchObject(named);
    const user = { name: title, email: `persona-${record.body.id}@demo.test`, password: title.padEnd(10, "*") };
    expect((await country.chief.post("/users", user)).body.name).toBe(title);
    expect((await app.stranger.post("/login", { email: user.email, password: user.password })).status).toBe(200);
  });
});

test("marks that turn the writing or have no width are taken out, and a text that shows nothing is none", async () => {
  const turned = await send(draft({ title: "\u202eacta\u200bfirmada\ufeff", source: "\u2066Fuente\u2069" }));
  expect(turned).toMatchObject({ status: 201, body: { title: "actafirmada", source: "Fuente" } });
  for (const title of ["\u200b\u200d", "\u3164", "\u2800", " \u00ad "])
    expect((await send(draft({ title }))).body.errors).toEqual({ title: ["Este campo es obligatorio."] });
  expect((await send(draft({ source: "\u200d\u200c" }))).body.source).toBeNull();
});
