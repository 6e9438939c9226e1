// Loss statements: what the public had been told of a disaster by the end of a day, sealed so that it can be cited.
import { createHash } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { LossStatementContent } from "@atalaya/contract/resources/records/loss-statements.ts";
import { daysAgo } from "../../../testing/days.ts";
import { deaths, someStatements, type Statements } from "../../../testing/emergency/loss-statements.ts";
import { startTestApp, type TestApp } from "../../../testing/test-app.ts";

let app: TestApp;
let it: Statements;
beforeAll(async () => {
  app = await startTestApp();
  it = await someStatements(app);
});
afterAll(() => app.stop());

const today = daysAgo(0);
const told = ({ figures }: Pick<LossStatementContent, "figures">) => figures.map(({ value, as_of }) => [value, as_of]);
const anybody = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(`${app.origin}/public/${path}`, { headers, redirect: "manual" });
  return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) };
};
const issues = (answer: { status: number; body: { errors?: object } }) => [answer.status, answer.body.errors];

/** Published eight days ago with 15 deaths, and five days ago with 99. */
async function aChanging() {
  const event = await it.anEvent({ figures: [deaths(15, 8)] });
  await it.publish(event);
  await it.happened(event, 8);
  await it.put(event, { figures: [deaths(15, 8), deaths(99, 5, "SML")] });
  await it.publish(event);
  await it.happened(event, 5);
  return event;
}

test("the statement of each day says what was in force by its end, with day, source and what came before", async () => {
  const event = await aChanging();
  const first = (await it.read(event, daysAgo(7))).content;
  expect([first.basis, told(first), first.earlier]).toEqual(["published", [[15, daysAgo(8)]], []]);
  const second = (await it.read(event, daysAgo(5))).content;
  expect(told(second)).toEqual([[99, daysAgo(5)]]);
  expect(second.figures[0]).toMatchObject({ source: "SML", qualifier: "quantified", hour: null });
  expect(second.earlier.map(({ value, source }) => [value, source])).toEqual([[15, "SENAPRED"]]);
  expect(second.published_at).toContain(daysAgo(5));
  expect(second).toMatchObject({ event: { title: "Incendio Demo", hip_code: "EN0205", uid: event.uid } });
});

test("of today it is what the public copy says, whatever a revision under way says", async () => {
  const event = await aChanging();
  await it.put(event, { title: "Otro nombre", figures: [deaths(15, 8), deaths(99, 5, "SML"), deaths(137, 0)] });
  const { body: copy } = await it.officer.get(`/records/risk/${event.id}/published`);
  const { content } = await it.read(event, today);
  expect([...content.earlier, ...content.figures]).toEqual(copy.figures);
  expect(content.event).toMatchObject({ title: copy.title, code: copy.code, observed_on: copy.observed_on });
  expect(told(content)).toEqual([[99, daysAgo(5)]]);
});

test("a figure corrected in the copy of a later day leaves what was said before as it was", async () => {
  const event = await aChanging();
  const statement = await it.sealed(event, daysAgo(5));
  const before = await anybody(`losses/${event.uid}/${statement.number}.json`);
  await it.put(event, {
    title: "Incendio corregido",
    figures: [deaths(14, 8, "SENAPRED", { note: "Se contó dos veces" }), deaths(98, 5, "SML", { note: "Se corrige" })],
  });
  await it.publish(event);
  expect(told((await it.read(event, daysAgo(5))).content)).toEqual([[99, daysAgo(5)]]);
  expect(told((await it.read(event, today)).content)).toEqual([[98, daysAgo(5)]]);
  expect((await anybody(`losses/${event.uid}/${statement.number}.json`)).bytes).toEqual(before.bytes);
});

test("what was entered later is told by its sources, of the copy that is published now, and says so", async () => {
  const event = await it.anEvent({
    figures: [deaths(15, 8), deaths(99, 5)],
    breakdowns: [{ metric: "deaths", sex: "female", count: 40 }],
  });
  expect(issues(await it.preview(event, daysAgo(5)))).toEqual([
    422,
    { on: ["Este desastre no está publicado: no hay nada que el público haya leído. Publíquelo primero."] },
  ]);
  await it.publish(event);
  const then = (await it.read(event, daysAgo(6))).content;
  expect([then.basis, told(then)]).toEqual(["sources", [[15, daysAgo(8)]]]);
  // The parts are those of 99.
  expect(then.breakdowns).toEqual([]);
  expect((await it.read(event, daysAgo(5))).content.breakdowns).toMatchObject([{ sex: "female", count: 40 }]);
  expect((await it.read(event, today)).content.basis).toBe("published");
});

test("a day on which it had been taken back has no statement, nor has one on which it was hidden", async () => {
  const event = await aChanging();
  await it.step(it.validator, event, "archive");
  await it.happened(event, 3);
  const withdrawn = [422, { on: ["Ese día no estaba publicado: se había retirado de lo público."] }];
  expect(issues(await it.preview(event, daysAgo(2)))).toEqual(withdrawn);
  expect(issues(await it.preview(event, today))).toEqual(withdrawn);
  expect(told((await it.read(event, daysAgo(4))).content)).toEqual([[99, daysAgo(5)]]);
  const hidden = await it.anEvent({ figures: [deaths(3, 2)], is_public: false });
  await it.publish(hidden);
  expect((await it.preview(hidden, today)).status).toBe(422);
});

test("there is no statement of a day to come, nor of one long before it began", async () => {
  const event = await aChanging();
  const fields = async (on: string) => Object.keys((await it.preview(event, on)).body.errors ?? {});
  expect(await fields(daysAgo(-1))).toEqual(["on"]);
  expect(await fields(daysAgo(12))).toEqual(["on"]);
  expect(told((await it.read(event, daysAgo(11))).content)).toEqual([]);
  expect((await it.officer.get(`/records/risk/${event.id}/statement?on=ayer`)).status).toBe(422);
});

test("sealed it is read by anybody, and its bytes have the seal that it says", async () => {
  const event = await aChanging();
  const statement = await it.sealed(event, daysAgo(5));
  expect(statement).toMatchObject({ number: 1, on: daysAgo(5), basis: "published", title: "Incendio Demo" });
  const file = await anybody(`losses/${event.uid}/1.json`);
  expect([file.status, file.headers.get("x-sha256")]).toEqual([200, statement.sha256]);
  expect(createHash("sha256").update(file.bytes).digest("hex")).toBe(statement.sha256);
  expect(file.headers.get("cache-control")).toContain("immutable");
  const sealed = JSON.parse(file.bytes.toString());
  expect(sealed.edition).toEqual({
    number: 1,
    reason: null,
    replaces_sha256: null,
    sealed_at: statement.sealed_at,
  });
  const page = await anybody(`losses/${event.uid}/1`, { "accept-language": "en" });
  const html = page.bytes.toString();
  expect([page.status, page.headers.get("content-language")]).toEqual([200, "en"]);
  expect(html).toContain(statement.sha256);
  expect(html).toContain("SML");
  expect(html).not.toMatch(/<script|style=/);
  expect(statement.address).toBe(`${app.origin}/public/losses/${event.uid}/1`);
  const again = await anybody(`losses/${event.uid}/1/es`);
  expect(again.bytes.toString()).toContain("Cifras vigentes ese día");
  const known = { "if-none-match": again.headers.get("etag")! };
  expect((await anybody(`losses/${event.uid}/1/es`, known)).status).toBe(304);
});

test("a page tells of a later statement, and statements are chained by their seals", async () => {
  const event = await aChanging();
  const first = await it.sealed(event, daysAgo(7));
  const second = await it.sealed(event, daysAgo(5));
  expect((await it.list(event)).map(({ number, on }) => [number, on])).toEqual([
    [2, daysAgo(5)],
    [1, daysAgo(7)],
  ]);
  const { edition } = JSON.parse((await anybody(`losses/${event.uid}/2.json`)).bytes.toString());
  expect(edition.replaces_sha256).toBe(first.sha256);
  expect((await anybody(`losses/${event.uid}/1/es`)).bytes.toString()).toContain("Hay una declaración posterior");
  expect((await anybody(`losses/${event.uid}/2/es`)).bytes.toString()).toContain("Es la última declaración");
  expect(second.number).toBe(2);
});

test("what is not there is not found, and nothing but what was sealed is told", async () => {
  const event = await aChanging();
  await it.put(event, { figures: [deaths(15, 8), deaths(99, 5, "SML"), deaths(777, 0)], title: "Borrador secreto" });
  await it.sealed(event, today);
  for (const path of [`${event.uid}/2`, `${event.uid}/0`, `${event.uid}/1e1`, "nada/1", `${event.uid}/2.json`])
    expect((await anybody(`losses/${path}`)).status, path).toBe(404);
  for (const path of [`${event.uid}/1`, `${event.uid}/1.json`]) {
    const text = (await anybody(`losses/${path}`)).bytes.toString();
    expect(text).not.toMatch(/777|Borrador secreto|Persona/);
    expect(text).toContain("99");
  }
});

test("it stays where it was cited when the disaster is archived and deleted", async () => {
  const event = await aChanging();
  await it.sealed(event, daysAgo(5));
  await it.step(it.validator, event, "archive");
  const { version } = (await it.country.chief.get(`/records/risk/${event.id}`)).body;
  expect((await it.country.chief.delete(`/records/risk/${event.id}?version=${version}`)).status).toBe(204);
  expect((await anybody(`losses/${event.uid}/1`)).status).toBe(200);
  expect((await it.preview(event, daysAgo(5))).status).toBe(404);
});

test("the same is sealed once, whoever asks again and however many at once", async () => {
  const event = await aChanging();
  const { digest } = await it.read(event, daysAgo(5));
  const answers = await Promise.all([1, 2, 3].map(() => it.seal(event, daysAgo(5), digest)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 201]);
  expect(new Set(answers.map(({ body }) => body.number))).toEqual(new Set([1]));
  expect((await it.read(event, daysAgo(5))).number).toBe(1);
  expect((await it.list(event)).length).toBe(1);
  // Two days at once are two statements.
  const [one, other] = [await it.read(event, daysAgo(7)), await it.read(event, today)];
  const both = await Promise.all([it.seal(event, daysAgo(7), one.digest), it.seal(event, today, other.digest)]);
  expect(both.map(({ status, body }) => [status, body.number]).toSorted()).toEqual([
    [201, 2],
    [201, 3],
  ]);
});

test("what nobody read is not sealed", async () => {
  const event = await aChanging();
  const { digest } = await it.read(event, today);
  await it.put(event, { figures: [deaths(15, 8), deaths(99, 5, "SML"), deaths(137, 0)] });
  await it.publish(event);
  const refused = await it.seal(event, today, digest);
  expect([refused.status, refused.body.code]).toEqual([409, "statement_changed"]);
});

test("an officer who may not publish seals nothing, and who is of another place finds nothing", async () => {
  const event = await aChanging();
  const { digest } = await it.read(event, today);
  expect((await it.seal(event, today, digest, it.officer)).status).toBe(403);
  expect((await it.preview(event, today, it.country.outsider)).status).toBe(404);
  const stranger = await app.as("validator", [it.country.talcahuano]);
  expect((await it.seal(event, today, digest, stranger)).status).toBe(404);
  expect((await it.seal(event, today, digest)).status).toBe(201);
});

test("a sealed one is taken away as PDF", async () => {
  const event = await aChanging();
  await it.sealed(event, today);
  const { status, headers, bytes } = await it.officer.get(`/records/risk/${event.id}/statements/1.pdf`);
  expect([status, headers.get("content-type")]).toEqual([200, "application/pdf"]);
  expect(Buffer.from(bytes.slice(0, 5)).toString()).toBe("%PDF-");
  expect((await it.officer.get(`/records/risk/${event.id}/statements/2.pdf`)).status).toBe(404);
});
