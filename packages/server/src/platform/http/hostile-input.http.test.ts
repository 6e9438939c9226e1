// What careless programs and hostile people send: each gets its own clear answer, nothing is written, the server lives on.
import { connect } from "node:net";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { aCountry, aRecord } from "../../testing/factories.ts";
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

beforeEach(async () => void (before = await app.rowCounts()));
afterEach(async () => {
  expect(await app.rowCounts()).toEqual(before);
  expect((await app.stranger.get("/health/ready")).status).toBe(200);
});

const draft = (changes: object = {}) =>
  aRecord({ company_id: country.valparaiso, variable_id: country.shelters, ...changes });
/** The text of a draft with a piece put in that JSON.stringify would not write. */
const draftWith = (field: string, text: string) =>
  JSON.stringify({ ...draft(), [field]: "PIECE" }).replace('"PIECE"', text);

const path = "/records/situation";
const send = (body: unknown, options?: Options) => country.officer.post(path, body, options);
const required: [string, string] = ["Este campo es obligatorio.", "This field is required."];
const wrongType: [string, string] = [
  "El valor no es del tipo de la variable.",
  "The value is not of the variable's type.",
];

test.each(["{", "", "nonsense", '{"title":"a"', "[1,2", '{"title":"a",}'])("broken JSON: %s", (text) =>
  refused((language) => send(text, language), 400, "bad_json"),
);

test.each(['{"__proto__":{"is_admin":true}}', '{"title":"a","constructor":{"prototype":{"x":1}}}'])(
  "poisoned JSON: %s",
  (text) => refused((language) => send(text, language), 400, "bad_json"),
);

test.each(['"\\u005f_pr\\u006fto__" ', '"c\\u006fnstructor"'])(
  "poisoned JSON across the turns in which a large body is read: %s",
  (name) => {
    const half = name.length / 2;
    const filling = "x".repeat(512 * 1024 - '{"title":"",'.length - half);
    const text = `{"title":"${filling}",${name}:{"prototype":{"x":1}}}`;
    return refused((language) => send(text, language), 400, "bad_json");
  },
);

test.each(["null", "[]", '"text"', "7", "true"])("JSON that is not a record: %s", async (text) => {
  await refused((language) => send(text, language), 422, "validation");
});

test("an empty record says which fields are missing", () =>
  refused((language) => send({}, language), 422, "validation", {
    company_id: required,
    variable_id: required,
    title: required,
    observed_on: required,
  }));

test("wrong types name each field", () =>
  refused(
    (language) =>
      send(
        {
          company_id: "1",
          variable_id: 1.5,
          title: 7,
          observed_on: true,
          source: [],
          confidence: "lost",
          geometry: [],
        },
        language,
      ),
    422,
    "validation",
    {
      company_id: ["Escriba un número.", "Enter a number."],
      variable_id: ["Escriba un número entero.", "Enter a whole number."],
      title: ["Escriba un texto.", "Enter a text."],
      observed_on: ["Escriba un texto.", "Enter a text."],
      source: ["Escriba un texto.", "Enter a text."],
      confidence: ["Elija una de las opciones.", "Choose one of the options."],
      geometry: ["El valor no es válido.", "The value is not valid."],
    },
  ));

test("unknown fields are named, not ignored", () =>
  refused((language) => send({ ...draft(), is_admin: true, deleted_at: null }, language), 422, "validation", {
    is_admin: ["Campo desconocido: is_admin.", "Unknown field: is_admin."],
    deleted_at: ["Campo desconocido: deleted_at.", "Unknown field: deleted_at."],
  }));

test("fields with names that every object has are unknown fields like others", async () => {
  const inherited = await send({ ...draft(), constructor: 1, toString: 2, hasOwnProperty: 3 });
  expect(Object.keys(inherited.body.errors)).toEqual(["constructor", "toString", "hasOwnProperty"]);
});

test.each(["2026-02-30", "ayer", "infinity", "2026-03-02T10:00:00Z", "0000-00-00", "02-03-2026"])(
  "a day that is none: %s",
  (observed_on) =>
    refused((language) => send(draft({ observed_on }), language), 422, "validation", {
      observed_on: ["Escriba una fecha válida.", "Enter a valid date."],
    }),
);

test.each(["NaN", "Infinity", "-Infinity"])("the text %s is not a number", (value) =>
  refused((language) => send(draft({ value }), language), 422, "validation", { value: wrongType }),
);

test.each(["1e999", "-1e999"])("a number beyond all bounds: %s", async (text) => {
  const answer = await send(draftWith("value", text));
  expect(Object.keys(answer.body.errors)).toEqual(["value"]);
  expect(answer.status).toBe(422);
});

test.each(["NaN", "Infinity", "1.5", "x", "-1", "0", "99999999999999999999", "1;drop table records"])(
  "the list of place %s",
  async (place) => {
    const answer = await country.officer.get(`${path}?place=${encodeURIComponent(place)}`);
    expect(answer).toMatchObject({ status: 422, body: { code: "validation" } });
    expect(Object.keys(answer.body.errors)).toEqual(["place"]);
  },
);

test("a body of 20 MB", () =>
  refused(
    (language) => send(draftWith("description", JSON.stringify("x".repeat(20_000_000))), language),
    413,
    "too_large",
  ));

test("JSON nested 200,000 deep, in any field", async () => {
  const deep = "[".repeat(200_000) + "]".repeat(200_000);
  for (const field of ["geometry", "title", "value", "unknown"])
    await refused((language) => send(draftWith(field, deep), language), 413, "too_large");
  const geometry = `{"type":"Polygon","coordinates":${deep}}`;
  await refused((language) => send(draftWith("geometry", geometry), language), 413, "too_large");
});

test("600,000 unknown fields of somebody who is not signed in, and 900 of somebody who is", async () => {
  const unknown = (count: number) =>
    JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, number) => [`field_${number}`, 1])));
  await refused((language) => app.stranger.post("/login", unknown(600_000), language), 413, "too_large").catch(
    // The server may hang up before all of it is sent.
    (error: Error) => expect(error.message).toContain("fetch failed"),
  );
  const { status, body } = await send(unknown(900));
  expect(status).toBe(422);
  expect(body.errors.field_0).toEqual(["Hay 900 campos desconocidos."]);
  expect(Object.keys(body.errors).length).toBeLessThan(10);
});

test.each(["999999", "abc", "-1", "0", "1.5", "1e3000", "99999999999999999999", "%00", "1%27%20or%201=1", "__proto__"])(
  "the record %s",
  (id) => refused((language) => country.officer.get(`${path}/${id}`, language), 404, "not_found"),
);

test.each(["/records/nowhere", "/records/__proto__", "/records/constructor/1", "/nowhere", "/records/situation/1/2/3"])(
  "the unknown path %s",
  (unknown) => refused((language) => country.officer.get(unknown, language), 404, "not_found"),
);

test.each(["text/plain", "application/xml", "multipart/form-data; boundary=x"])("a body of type %s", (type) =>
  refused(
    (language) => send(JSON.stringify(draft()), { headers: { ...language.headers, "content-type": type } }),
    415,
    "unsupported_media",
  ),
);

test.each([
  "--x",
  '--x\r\ncontent-disposition: form-data; name="phase"\r\n\r\nupload',
  "",
  "--x\r\nno head\r\n\r\n--x--",
])("a multipart body that ends early: %j", async (text) => {
  const headers = { "content-type": "multipart/form-data; boundary=x" };
  for (const to of ["/uploads", "/files"]) {
    const { status } = await country.officer.post(to, text, { headers });
    expect([to, [400, 422].includes(status) ? "refused" : status]).toEqual([to, "refused"]);
  }
});

test("a forged token, with a body of 20 MB that is not read", async () => {
  const forged = app.withToken(0, "f".repeat(43));
  await refused((language) => forged.post(path, draft(), language), 401, "unauthenticated");
  const answer = await forged
    .post(path, draftWith("description", JSON.stringify("x".repeat(20_000_000))))
    .catch(() => null);
  // The connection may be closed before the body is sent.
  if (answer) expect(answer.status).toBe(401);
});

test("a place, a variable and a record that do not exist", async () => {
  const missing: [string, string] = ["Lo elegido no existe.", "What was chosen does not exist."];
  await refused((language) => country.chief.post(path, draft({ company_id: 999_999 }), language), 422, "validation", {
    company_id: missing,
  });
  await refused((language) => send(draft({ variable_id: 999_999 }), language), 422, "validation", {
    variable_id: missing,
  });
});

test("half a request on the wire, and one that is no HTTP at all", async () => {
  const { port } = new URL(app.origin);
  const say = (text: string) =>
    new Promise<string>((resolve) => {
      const socket = connect(Number(port), "127.0.0.1", () => socket.end(text));
      let heard = "";
      socket
        .on("data", (piece) => (heard += piece))
        .on("close", () => resolve(heard))
        .on("error", () => resolve(heard));
    });
  expect(await say("\u0000\u0001\u0002 GET\r\n\r\n")).toMatch(/^HTTP\/1.1 400/);
  await say(
    `POST /api${path} HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${country.officer.token}\r\ncontent-type: application/json\r\ncontent-length: 500\r\n\r\n{"title":`,
  );
  expect((await country.officer.get("/user")).status).toBe(200);
});
