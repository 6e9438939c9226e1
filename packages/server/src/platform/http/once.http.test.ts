// Requests that their caller names, so that a repetition is answered and not done again: what may carry a name, and what may not.
import { afterAll, beforeAll, expect, test } from "vitest";
import { aCountry, aPersonDraft } from "../../testing/factories.ts";
import { startTestApp, type Caller, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let officer: Caller;
let company_id = 0;
beforeAll(async () => {
  app = await startTestApp();
  const country = await aCountry(app);
  officer = country.officer;
  company_id = country.valparaiso;
});
afterAll(() => app.stop());

const named = () => ({ headers: { "idempotency-key": crypto.randomUUID() } });
const file = (text: string) => {
  const form = new FormData();
  form.set("file", new Blob([text], { type: "text/plain" }), "informe.txt");
  return form;
};

test("a file carries no key, sent as the body or in a form: the key is refused in words and nothing is kept", async () => {
  const once = named();
  const counts = await app.rowCounts();
  const refused = {
    status: 422,
    body: { errors: { "idempotency-key": ["Un archivo se envía sin clave de repetición."] } },
  };
  const content = new TextEncoder().encode("Informe");
  expect(await officer.put("/files?name=informe.txt", content, once)).toMatchObject(refused);
  expect(await officer.post("/files", file("Informe de marzo"), once)).toMatchObject(refused);
  expect(await officer.post("/files", file("Informe de abril"), once)).toMatchObject(refused);
  // Also when the file calls itself JSON: it is not read as such.
  const json = { headers: { ...once.headers, "content-type": "application/json" } };
  expect(await officer.put("/files?name=datos.json", "[1]", json)).toMatchObject(refused);
  expect(await app.rowCounts()).toEqual(counts);
  expect((await officer.put("/files?name=informe.txt", content)).status).toBe(200);
});

test("who signs out, ends the other sessions or gives an upload up with a key is answered, also again", async () => {
  const by = await app.as("editor");
  const { body } = await by.post("/uploads", { phase: "start", name: "informe.txt", size: 30, mime_type: "" });
  const [giving, ending, leaving] = [named(), named(), named()];
  expect((await by.delete(`/uploads/${body.data.session_id}`, giving)).status).toBe(204);
  for (const _ of ["once", "again"]) expect((await by.delete("/settings/sessions", ending)).status).toBe(204);
  expect((await by.post("/logout", undefined, leaving)).status).toBe(204);
  expect((await by.get("/user")).status).toBe(401);
});

test("a call without a body is answered again under its key, and a body in other words is another call", async () => {
  const draft = aPersonDraft({ company_id });
  const { body } = await officer.post("/persons", draft);
  const once = named();
  const gone = () => officer.delete(`/persons/${body.id}?version=1`, once);
  expect([(await gone()).status, (await gone()).status]).toEqual([204, 204]);

  const other = named();
  const first = await officer.post("/persons", JSON.stringify(draft), other);
  expect(first.status).toBe(201);
  expect((await officer.post("/persons", JSON.stringify(draft), other)).body).toEqual(first.body);
  expect(await officer.post("/persons", JSON.stringify({ ...draft, notes: "Turno" }), other)).toMatchObject({
    status: 422,
    body: { code: "key_used" },
  });
});
