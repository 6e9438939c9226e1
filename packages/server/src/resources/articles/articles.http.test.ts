// Topics and questions over HTTP.
import { afterAll, beforeAll, expect, test } from "vitest";
import { aPlace } from "../../testing/factories.ts";
import { startTestApp, type Caller, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let chief: Caller;
beforeAll(async () => {
  app = await startTestApp();
  chief = await app.as("admin");
});
afterAll(() => app.stop());

let made = 0;
const aText = (changes: object = {}) => ({ title_es: `Texto ${++made}`, body_es: "<p>Contenido.</p>", ...changes });
const written = async (kind: string, changes: object = {}) => {
  const answer = await chief.post(`/${kind}`, aText(changes));
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return answer.body;
};
const titles = async (kind: string) =>
  (await chief.get(`/${kind}`)).body.data.map(({ title_es }: { title_es: string }) => title_es);

test("R-208 R-209 a topic and a question are written, changed, deleted and taken back, and each step is in the audit log", async () => {
  for (const kind of ["topics", "faqs"]) {
    const draft = await written(kind, { title_es: `¿Qué hacer ante un tsunami? ${kind}` });
    expect(draft).toMatchObject({ version: 1, status: "draft", slug: `que-hacer-ante-un-tsunami-${kind}` });
    const own = `/${kind}/${draft.id}`;
    const changed = await chief.put(own, { version: 1, title_es: "Ante un tsunami" });
    expect(changed.body).toMatchObject({ version: 2, title_es: "Ante un tsunami", slug: draft.slug });
    const stale = await chief.put(own, { version: 1, title_es: "Otro" });
    expect(stale).toMatchObject({ status: 409, body: { current: { title_es: "Ante un tsunami" } } });

    expect((await chief.delete(`${own}?version=2`)).status).toBe(204);
    expect((await chief.get(own)).status).toBe(404);
    expect((await chief.post(`${own}/restore`)).body).toMatchObject({ title_es: "Ante un tsunami" });
    const actions = (await app.auditOf("articles", draft.id)).map(({ action }) => action);
    expect(actions).toEqual(["create", "update", "delete", "restore"]);
  }
});

test("R-504 a text is cleaned when it is written, and refused where nothing is left of it", async () => {
  const sent = `<p onclick="x()">Uno <a href="javascript:x()">dos</a></p><script>x()</script>`;
  const { id, body_es } = await written("topics", { body_es: sent, body_en: "<script>x()</script>" });
  expect(body_es).toBe('<p>Uno <a target="_blank" rel="noopener noreferrer">dos</a></p>');
  expect((await chief.get(`/topics/${id}`)).body.body_en).toBeNull();

  const nothing = await chief.post("/topics", aText({ body_es: "<style>p{color:red}</style>" }));
  expect(nothing).toMatchObject({ status: 422, body: { errors: { body_es: ["Este campo es obligatorio."] } } });
});

test("a translation is complete, begun or missing, and the list says which", async () => {
  const ids = [
    (await written("topics")).id,
    (await written("topics", { title_en: "Tsunami" })).id,
    (await written("topics", { title_en: "Tsunami", body_en: "<p>Go up.</p>" })).id,
  ];
  const { data } = (await chief.get("/topics")).body;
  const found = ids.map((id) => data.find((it: { id: number }) => it.id === id));
  expect(found.map(({ translation }) => translation)).toEqual(["missing", "partial", "complete"]);
  expect(found[0]).not.toHaveProperty("body_es");
});

test("questions are put in order, and what is left out stands behind as it stood", async () => {
  for (const { id, version } of (await chief.get("/faqs")).body.data)
    await chief.delete(`/faqs/${id}?version=${version}`);
  const [one, two, three] = [await written("faqs"), await written("faqs"), await written("faqs")];
  expect((await chief.put("/faqs/order", { ids: [three.id, one.id] })).status).toBe(204);
  expect(await titles("faqs")).toEqual([three.title_es, one.title_es, two.title_es]);
  const last = await written("faqs");
  expect((await titles("faqs")).at(-1)).toBe(last.title_es);
});

test("topics stand in two levels, and a topic that something belongs to is not deleted (V18)", async () => {
  const top = await written("topics");
  const below = await written("topics", { parent_id: top.id });
  const third = await chief.post("/topics", aText({ parent_id: below.id }));
  expect(third).toMatchObject({ status: 422, body: { errors: { parent_id: [expect.stringMatching("dos niveles")] } } });
  for (const parent_id of [top.id, below.id])
    expect((await chief.put(`/topics/${top.id}`, { version: 1, parent_id })).status).toBe(422);

  const question = await written("faqs", { parent_id: below.id });
  expect((await chief.post("/faqs", aText({ parent_id: question.id }))).status).toBe(422);
  const refused = await chief.delete(`/topics/${below.id}?version=1`);
  expect(refused).toMatchObject({ status: 409, body: { code: "in_use", dependants: { topics: 0, faqs: 1 } } });
  expect(refused.body.message).toContain("preguntas: 1");
});

test("an address of its own is free of accents and nobody else's", async () => {
  const { slug } = await written("topics", { slug: "plan-comunal" });
  expect(slug).toBe("plan-comunal");
  const answers = [
    await chief.post("/topics", aText({ slug: "plan-comunal" })),
    await chief.post("/topics", aText({ slug: "Plan Comunal" })),
  ];
  for (const answer of answers) expect(answer.body.errors).toHaveProperty("slug");
  expect((await written("topics", { title_es: "Plan comunal" })).slug).toBe("plan-comunal-2");
  expect((await written("topics", { title_es: "…" })).slug).toMatch(/^texto/);
});

test("R-602 drafts are published by who may publish, and what is published is changed by nobody else", async () => {
  await (
    await app.as("super_admin")
  ).post("/roles", {
    name_es: "Redactora",
    permissions: ["variables.topics.index", "variables.topics.create", "variables.topics.update"],
  });
  const writer = await app.as("redactora");
  const draft = (await writer.post("/topics", aText())).body;
  expect((await writer.put(`/topics/${draft.id}`, { version: 1, title_en: "Draft" })).status).toBe(200);
  const asked = { is_published: true, version: 2 };
  expect((await writer.post(`/topics/${draft.id}/publication`, asked)).status).toBe(403);

  const published = await chief.post(`/topics/${draft.id}/publication`, asked);
  expect(published.body).toMatchObject({ status: "published", version: 3, published_at: expect.any(String) });
  const late = await writer.put(`/topics/${draft.id}`, { version: 3, title_en: "Changed" });
  expect(late).toMatchObject({ status: 403, body: { code: "published_text" } });
  expect((await chief.put(`/topics/${draft.id}`, { version: 3, title_en: "Changed" })).status).toBe(200);
  const withdrawn = await chief.post(`/topics/${draft.id}/publication`, { is_published: false, version: 4 });
  expect(withdrawn.body.status).toBe("draft");
});

test("public text is the same in all places: who manages one of them reads it and does not change it", async () => {
  const place = await aPlace(app, { name: "Comuna Lectora" });
  const mayor = await app.as("admin", [place]);
  const { id } = await written("topics");
  expect((await mayor.get(`/topics/${id}`)).status).toBe(200);
  const answers = [
    await mayor.post("/topics", aText()),
    await mayor.put(`/topics/${id}`, { version: 1, title_es: "Otro" }),
    await mayor.put("/topics/order", { ids: [id] }),
    await mayor.post(`/topics/${id}/publication`, { is_published: true, version: 1 }),
    await mayor.delete(`/topics/${id}?version=1`),
  ];
  for (const answer of answers) expect(answer).toMatchObject({ status: 403, body: { code: "shared_everywhere" } });
});
