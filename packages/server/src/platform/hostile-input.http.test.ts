// What careless programs and hostile people send: each gets its own clear answer, nothing is written, the server lives on.
import { connect } from "node:net";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { aCountry, aRecord, aVariableDraft, password } from "../testing/factories.ts";
import { startTestApp, type Answer, type Options, type TestApp } from "../testing/test-app.ts";

let app: TestApp;
let country: Awaited<ReturnType<typeof aCountry>>;
beforeAll(async () => {
  app = await startTestApp();
  country = await aCountry(app);
});
afterAll(() => app.stop());

const draft = (changes: object = {}) =>
  aRecord({ company_id: country.valparaiso, variable_id: country.shelters, ...changes });
/** The text of a draft with a piece put in that JSON.stringify would not write. */
const draftWith = (field: string, text: string) =>
  JSON.stringify({ ...draft(), [field]: "PIECE" }).replace('"PIECE"', text);

const path = "/records/situation";
const send = (body: unknown, options?: Options) => country.officer.post(path, body, options);
const polygonOf = (corners: number) => {
  const ring = Array.from({ length: corners }, (_, corner) => {
    const angle = (corner / corners) * 2 * Math.PI;
    return `[${(-71 + Math.cos(angle)).toFixed(4)},${(-33 + Math.sin(angle)).toFixed(4)}]`;
  });
  return `{"type":"Polygon","coordinates":[[${ring.join()},${ring[0]}]]}`;
};
const shortPolygonOf = (corners: number) =>
  `{"type":"Polygon","coordinates":[[${Array(corners).fill("[1,1]").join()}]]}`;

/** Sends the same in both languages and expects both to say what is wrong. */
async function refused(
  ask: (language: Options) => Promise<Answer>,
  status: number,
  code: string,
  errors?: Record<string, [es: string, en: string]>,
) {
  for (const [position, language] of (["es-CL,es;q=0.9", "en-GB,en;q=0.9"] as const).entries()) {
    const answer = await ask({ headers: { "accept-language": language } });
    expect(answer).toMatchObject({ status, body: { code } });
    expect(answer.body.message).toBe(messages[code]![position]);
    expect(answer.body.request_id).toBe(answer.headers.get("x-request-id"));
    expect(answer.headers.get("content-language")).toBe(position === 0 ? "es" : "en");
    if (errors) {
      const expected = Object.fromEntries(Object.entries(errors).map(([field, texts]) => [field, [texts[position]]]));
      expect(answer.body.errors).toEqual(expected);
    }
  }
}
const messages: Record<string, [es: string, en: string]> = {
  bad_json: ["El contenido enviado no es JSON válido.", "The content sent is not valid JSON."],
  validation: ["Revise los campos marcados.", "Check the marked fields."],
  too_large: ["Lo enviado es demasiado grande.", "What was sent is too large."],
  unsupported_media: ["Este tipo de contenido no se acepta.", "This type of content is not accepted."],
  not_found: ["No existe o está fuera de sus lugares.", "It does not exist or is outside your places."],
  unauthenticated: ["Inicie sesión para continuar.", "Sign in to continue."],
  bad_request: ["La solicitud no se entiende.", "The request cannot be understood."],
};
const required: [string, string] = ["Este campo es obligatorio.", "This field is required."];
const control: [string, string] = [
  "El texto contiene un carácter que no se puede guardar.",
  "The text contains a character that cannot be stored.",
];
const crossing: [string, string] = ["La figura se cruza a sí misma.", "The shape crosses itself."];
const tooMany: [string, string] = [
  "La figura tiene más de 200000 vértices.",
  "The shape has more than 200000 vertices.",
];
const wrongType: [string, string] = [
  "El valor no es del tipo de la variable.",
  "The value is not of the variable's type.",
];

describe("refused, with nothing written", () => {
  let before: Record<string, number>;
  beforeEach(async () => void (before = await app.rowCounts()));
  afterEach(async () => {
    expect(await app.rowCounts()).toEqual(before);
    expect((await app.stranger.get("/health/ready")).status).toBe(200);
  });

  test.each(["{", "", "nonsense", '{"title":"a"', "[1,2", '{"title":"a",}'])("broken JSON: %s", (text) =>
    refused((language) => send(text, language), 400, "bad_json"),
  );

  test.each(['{"__proto__":{"is_admin":true}}', '{"title":"a","constructor":{"prototype":{"x":1}}}'])(
    "poisoned JSON: %s",
    (text) => refused((language) => send(text, language), 400, "bad_json"),
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
          { company_id: "1", variable_id: 1.5, title: 7, observed_on: true, source: [], status: "lost", geometry: [] },
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
        status: ["Elija una de las opciones.", "Choose one of the options."],
        geometry: ["El valor no es válido.", "The value is not valid."],
      },
    ));

  test("unknown fields are named, not ignored", () =>
    refused((language) => send({ ...draft(), is_admin: true, deleted_at: null }, language), 422, "validation", {
      is_admin: ["Campo desconocido: is_admin.", "Unknown field: is_admin."],
      deleted_at: ["Campo desconocido: deleted_at.", "Unknown field: deleted_at."],
    }));

  test("a million unknown fields, and fields with names that every object has", async () => {
    const many = Object.fromEntries(Array.from({ length: 300_000 }, (_, number) => [`f${number}`, 0]));
    const answer = await send({ ...draft(), ...many });
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.errors)).toHaveLength(50);
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

  test.each([
    ["a longitude of 200°", { type: "Point", coordinates: [200, -33] }],
    ["a latitude of -91°", { type: "Point", coordinates: [-71, -91] }],
    ["a third dimension", { type: "Point", coordinates: [-71, -33, 10] }],
    ["text for numbers", { type: "Point", coordinates: ["-71", "-33"] }],
    ["an unknown type", { type: "Circle", coordinates: [-71, -33] }],
    ["a line of one point", { type: "LineString", coordinates: [[-71, -33]] }],
    ["no coordinates", { type: "Polygon" }],
    [
      "an open ring",
      {
        type: "Polygon",
        coordinates: [
          [
            [-71, -33],
            [-71, -34],
            [-72, -34],
            [-72, -33],
          ],
        ],
      },
    ],
    [
      "a ring of two corners",
      {
        type: "Polygon",
        coordinates: [
          [
            [-71, -33],
            [-71, -34],
            [-71, -33],
          ],
        ],
      },
    ],
    ["the coordinate 0, 0", { type: "Point", coordinates: [0, 0] }],
    ["nothing but null", { type: "Point", coordinates: [null, null] }],
  ])("V7 a geometry with %s", async (_what, geometry) => {
    const answer = await send({ ...draft(), geometry });
    expect(answer).toMatchObject({ status: 422, body: { code: "validation" } });
    for (const field of Object.keys(answer.body.errors)) expect(field).toMatch(/^geometry/);
  });

  test.each([
    [
      "a bow tie",
      [
        [
          [-71, -33],
          [-70, -34],
          [-70, -33],
          [-71, -34],
          [-71, -33],
        ],
      ],
    ],
    [
      "a ring without area",
      [
        [
          [-71, -33],
          [-70, -33],
          [-71, -33],
          [-71, -33],
        ],
      ],
    ],
    [
      "a hole outside",
      [
        [
          [-71, -33],
          [-70, -33],
          [-70, -32],
          [-71, -33],
        ],
        [
          [-60, -33],
          [-59, -33],
          [-59, -32],
          [-60, -33],
        ],
      ],
    ],
  ])("V7 a polygon that crosses itself: %s", (_what, coordinates) =>
    refused(
      (language) => send({ ...draft(), geometry: { type: "Polygon", coordinates } }, language),
      422,
      "validation",
      { geometry: crossing },
    ),
  );

  test("V7 a drawn record cannot be changed into a bow tie", async () => {
    const coordinates = [
      [
        [-71, -33],
        [-70, -34],
        [-70, -33],
        [-71, -34],
        [-71, -33],
      ],
    ];
    const { id } = (await country.chief.get(`${path}?per_page=1`)).body.data[0] ?? { id: await seed() };
    before = await app.rowCounts();
    const answer = await country.officer.put(`${path}/${id}`, {
      version: 1,
      geometry: { type: "Polygon", coordinates },
    });
    expect(answer).toMatchObject({ status: 422, body: { errors: { geometry: [crossing[0]] } } });
  });

  test(
    "a polygon of 250,000 vertices",
    () =>
      refused((language) => send(draftWith("geometry", polygonOf(250_000)), language), 422, "validation", {
        geometry: tooMany,
      }),
    60_000,
  );

  test(
    "a polygon of 1,000,000 vertices, short enough to be read",
    () =>
      refused((language) => send(draftWith("geometry", shortPolygonOf(1_000_000)), language), 422, "validation", {
        geometry: tooMany,
      }),
    60_000,
  );

  test(
    "a polygon of 1,000,000 vertices, too long to be read",
    () => refused((language) => send(draftWith("geometry", polygonOf(1_000_000)), language), 413, "too_large"),
    60_000,
  );

  test("a body of 20 MB", () =>
    refused(
      (language) => send(draftWith("description", JSON.stringify("x".repeat(20_000_000))), language),
      413,
      "too_large",
    ));

  test("JSON nested 200,000 deep, in any field", async () => {
    for (const field of ["geometry", "title", "value", "unknown"]) {
      const answer = await send(draftWith(field, "[".repeat(200_000) + "]".repeat(200_000)));
      expect(answer.status, field).toBe(422);
    }
    const geometry = `{"type":"Polygon","coordinates":${"[".repeat(200_000)}${"]".repeat(200_000)}}`;
    expect((await send(draftWith("geometry", geometry))).status).toBe(422);
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
    const variable = await country.chief.post("/variables/situationMap", aVariableDraft({ name_es: text, unit: text }));
    expect(variable.body.errors).toEqual({ name_es: [control[0]], unit: [control[0]] });
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

  test.each([
    "999999",
    "abc",
    "-1",
    "0",
    "1.5",
    "1e3000",
    "99999999999999999999",
    "%00",
    "1%27%20or%201=1",
    "__proto__",
  ])("the record %s", (id) => refused((language) => country.officer.get(`${path}/${id}`, language), 404, "not_found"));

  test.each([
    "/records/nowhere",
    "/records/__proto__",
    "/records/constructor/1",
    "/nowhere",
    "/records/situation/1/2/3",
  ])("the unknown path %s", (unknown) =>
    refused((language) => country.officer.get(unknown, language), 404, "not_found"),
  );

  test.each(["text/plain", "application/xml", "multipart/form-data; boundary=x"])("a body of type %s", (type) =>
    refused(
      (language) => send(JSON.stringify(draft()), { headers: { ...language.headers, "content-type": type } }),
      415,
      "unsupported_media",
    ),
  );

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
});

const seed = async () => (await country.officer.post(path, draft())).body.id;

describe("stored as it is, and never run", () => {
  const texts = [
    `'); drop table records; --`,
    `<script>alert("1")</script><img src=x onerror=alert(1)>`,
    `\${7*7} {{7*7}} %s %n \\0 \\' \\"`,
    `=cmd|' /C calc'!A0`,
    "línea uno\n\tlínea dos",
    "مرحبا 👩‍🚒 Ñandú \u202e",
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
      unit: title.slice(0, 30).trim(),
    };
    expect((await country.chief.post("/variables/situationMap", aVariableDraft(named))).body).toMatchObject(named);
    const user = { name: title, email: `persona-${record.body.id}@demo.test`, password: title.padEnd(10, "*") };
    expect((await country.chief.post("/users", user)).body.name).toBe(title);
    expect((await app.stranger.post("/login", { email: user.email, password: user.password })).status).toBe(200);
  });
});
