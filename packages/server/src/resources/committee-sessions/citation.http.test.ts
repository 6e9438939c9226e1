// The citation to a session over HTTP: by mail, once, to whom it can go; and who says that he comes.
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { system } from "../../platform/database/database.ts";
import { aCommittee, memberEmails, soon } from "../../testing/committee.ts";
import { aCountry } from "../../testing/factories.ts";
import { startMailServer, type MailServer } from "../../testing/mail-server.ts";
import { pagesOf } from "../../testing/pdf-text.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";

let post: MailServer;
let app: TestApp;
let country: Awaited<ReturnType<typeof aCountry>>;
let { chair, second, call } = {} as Awaited<ReturnType<typeof aCommittee>>;

beforeAll(async () => {
  post = await startMailServer();
  app = await startTestApp({
    SMTP_URL: post.url,
    MAIL_FROM: "comite@example.org",
    PUBLIC_URL: "https://atalaya.example.org",
  });
  country = await aCountry(app);
  ({ chair, second, call } = await aCommittee(country));
});
afterAll(async () => {
  await app.stop();
  await post.stop();
});

const path = "/committee-sessions";
const none = ["no_email", "no_email", "no_email"];

test("R-209 a citation goes by mail with the paper and the calendar to who has an address, once, and says to whom not", async () => {
  const { officer, viewer } = country;
  const { body } = await call({ starts_at: soon(), agenda: ["Grifos"], place: "Sala COE" });
  const cite = (by = officer) => by.post(`${path}/${body.id}/citation`);
  expect((await cite(viewer)).status).toBe(403);
  const states = (answer: { body: { data: { state: string }[] } }) => answer.body.data.map(({ state }) => state);
  expect(states(await officer.get(`${path}/${body.id}/citation`))).toEqual(["not_sent", "not_sent", ...none]);
  const letters = memberEmails.map((email) => post.mailTo(email));
  expect(states(await cite())).toEqual(["queued", "queued", ...none]);
  // Pressed twice.
  expect((await cite()).status).toBe(200);
  for (const letter of await Promise.all(letters)) {
    expect(letter).toContain("Sala COE");
    expect(letter).toContain("citacion.pdf");
    expect(letter).toContain("sesion.ics");
  }
  await expect
    .poll(async () => states(await officer.get(`${path}/${body.id}/citation`)))
    .toEqual(["sent", "sent", ...none]);
  expect(post.received).toEqual([]);
  const { bytes } = await officer.get(`${path}/${body.id}/citation.pdf`);
  const paper = (await pagesOf(bytes)).join(" ");
  for (const said of ["Citación", "Comité Comunal Demo", "Grifos", "Sala COE"]) expect(paper).toContain(said);
  // A session that was held is not cited to.
  const past = (await call()).body;
  expect((await officer.post(`${path}/${past.id}/citation`)).body.errors).toHaveProperty("status");
});

test("R-209 a citation whose answer was lost is answered again under its key, and no second letter goes", async () => {
  const { body } = await call({ starts_at: soon(), place: "Sala COE" });
  const once = { headers: { "idempotency-key": crypto.randomUUID() } };
  const cite = () => country.officer.post(`${path}/${body.id}/citation`, undefined, once);
  const letters = () => Promise.all(memberEmails.map((email) => post.mailTo(email)));
  const areSent = () =>
    expect
      .poll(async () => (await country.officer.get(`${path}/${body.id}/citation`)).body.data)
      .toMatchObject(["sent", "sent", ...none].map((state) => ({ state })));
  const first = await cite();
  expect(first.status).toBe(200);
  await letters();
  await areSent();
  // Long after, when the button sends another letter.
  await app.write(system, (tx) =>
    tx
      .updateTable("committee_citations")
      .set({ at: sql`at - interval '2 minutes'` })
      .execute(),
  );
  expect(await cite()).toMatchObject({ status: 200, body: first.body });
  expect((await country.officer.post(`${path}/${body.id}/citation`)).status).toBe(200);
  await letters();
  await areSent();
  expect(post.received).toEqual([]);
});

test("V15 who confirmed is no attendance: it makes no quorum", async () => {
  const confirmations = [
    { member_id: chair, answer: "coming" },
    { member_id: second, answer: "not_coming" },
  ];
  const { body } = await call({ starts_at: soon(), confirmations });
  expect(body).toMatchObject({ confirmations, attendance: [], quorum_present: null, is_quorate: null });
  expect((await call({ confirmations: [confirmations[0], confirmations[0]] })).body.errors).toHaveProperty(
    "confirmations.1.member_id",
  );
  expect((await call({ confirmations: [{ member_id: 999_999, answer: "coming" }] })).body.errors).toHaveProperty(
    "confirmations.0.member_id",
  );
});
