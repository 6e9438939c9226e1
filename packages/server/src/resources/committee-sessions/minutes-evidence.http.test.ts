// Minutes as evidence over HTTP (V15): sealed when they are approved, rectified by a later session.
import { createHash } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { system } from "../../platform/database/database.ts";
import { aCommittee, present, soon } from "../../testing/committee.ts";
import { aCountry } from "../../testing/factories.ts";
import { pagesOf } from "../../testing/pdf-text.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { sealApproved } from "./sealing.ts";

let app: TestApp;
let country: Awaited<ReturnType<typeof aCountry>>;
let { committee_id, chair, second, third, call, whole } = {} as Awaited<ReturnType<typeof aCommittee>>;

beforeAll(async () => {
  app = await startTestApp();
  country = await aCountry(app);
  ({ committee_id, chair, second, third, call, whole } = await aCommittee(country));
});
afterAll(() => app.stop());

const path = "/committee-sessions";

test("V15 minutes are approved in a later session of the same committee, which has begun and is not annulled", async () => {
  const first = (await call(whole())).body;
  const later = (await call({ starts_at: "2024-12-24T13:00:00Z" })).body;
  const annulled = (await call({ starts_at: "2024-12-26T13:00:00Z", status: "annulled" })).body;
  const coming = (await call({ starts_at: soon() })).body;
  const approve = (id: number, approved_in_session_id: number, version: number) =>
    country.officer.put(`${path}/${id}`, { version, status: "minutes_approved", approved_in_session_id });
  for (const { id } of [first, annulled, coming])
    expect((await approve(first.id, id, 1)).body.errors).toEqual({
      approved_in_session_id: ["Se aprueba en una sesión posterior del mismo comité, ya iniciada y no anulada."],
    });
  expect((await approve(first.id, later.id, 1)).body).toMatchObject({
    approved_in: { kind: "ordinary", number: later.number, year: 2024 },
  });
  // The session that approved them stays, and stays later.
  const { officer } = country;
  expect((await officer.delete(`${path}/${later.id}`)).body.dependants).toEqual({ committee_sessions: 1 });
  for (const [field, value] of [
    ["status", "annulled"],
    ["starts_at", "2024-11-01T13:00:00Z"],
  ] as const)
    expect(Object.keys((await officer.put(`${path}/${later.id}`, { version: 1, [field]: value })).body.errors)).toEqual(
      [field],
    );
});

const sha256 = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

test("V15 approved minutes are sealed: no route changes or deletes them, and anybody can compute the seal", async () => {
  const { officer, chief } = country;
  const agreements = [{ text: "Reponer grifo", responsible_member_id: third, due_on: "2025-01-31" }];
  const made = await call({ ...whole(), agreements });
  const id: number = made.body.id;
  expect(made.body.seal).toBeNull();
  const { body } = await officer.put(`${path}/${id}`, { version: 1, status: "minutes_approved" });
  expect(body.seal).toMatchObject({ number: 1, sealed_by: expect.stringContaining("Persona") });
  const sealed = await officer.get(`${path}/${id}/edition.json`);
  expect(sha256(sealed.bytes)).toBe(body.seal.sha256);
  expect((await country.outsider.get(`${path}/${id}/edition.json`)).status).toBe(404);
  expect(sealed.body).toMatchObject({
    committee: { chair_member_id: chair, members: expect.arrayContaining([expect.objectContaining({ id: second })]) },
    session: { attendance: present(chair, second), agreements: [{ text: "Reponer grifo", due_on: "2025-01-31" }] },
    edition: { number: 1, replaces_sha256: null, sealed_by: body.seal.sealed_by },
  });

  const refused = { status: 409, body: { code: "minutes_sealed" } };
  const { version } = body;
  for (const change of [
    { minutes: "<p>Otra</p>" },
    { attendance: [] },
    { status: "held" },
    { agenda: ["Otro"] },
    { agreements: [] },
    { agreements: [{ ...body.agreements[0], due_on: "2026-01-31" }] },
  ])
    expect(await officer.put(`${path}/${id}`, { version, ...change }), Object.keys(change)[0]).toMatchObject(refused);
  for (const by of [officer, chief]) expect(await by.delete(`${path}/${id}`)).toMatchObject(refused);
  expect((await officer.delete(`/committees/${committee_id}`)).status).toBe(409);
  // What becomes of an agreement is no part of the minutes.
  const done = { agreements: [{ ...body.agreements[0], status: "done" }] };
  expect((await officer.put(`${path}/${id}`, { version, ...done })).body).toMatchObject({
    seal: body.seal,
    agreements: [{ status: "done" }],
  });
  // Somebody who leaves the committee afterwards does not unmake the quorum that there was.
  const committee = (await officer.get(`/committees/${committee_id}`)).body;
  const left = committee.members.map((it: { id: number }) => ({
    ...it,
    ...(it.id === second && { to_on: "2024-01-01" }),
  }));
  const { version: after } = (
    await officer.put(`/committees/${committee_id}`, { version: committee.version, members: left })
  ).body;
  expect((await officer.get(`${path}/${id}`)).body).toMatchObject({
    quorum_present: 2,
    quorum_required: 2,
    is_quorate: true,
  });
  expect(
    (await officer.put(`/committees/${committee_id}`, { version: after, members: committee.members })).status,
  ).toBe(200);

  const { bytes } = await officer.get(`${path}/${id}/minutes.pdf`);
  const paper = (await pagesOf(bytes)).join(" ");
  for (const said of ["Edición 1, sellada el", "Se revisaron los grifos."]) expect(paper).toContain(said);
  expect(paper.replaceAll(/\s/g, "")).toContain(body.seal.sha256);
});

test("V15 not even a statement by hand rewrites what was sealed", async () => {
  const { body } = await call({
    ...whole(),
    status: "minutes_approved",
    agreements: [{ text: "Grifo", responsible_member_id: second, due_on: "2025-01-31" }],
  });
  const byHand = [
    sql`update editions set content = '{}' where record_id = ${body.id}`,
    sql`delete from editions where record_id = ${body.id}`,
    sql`update committee_sessions set minutes = 'otra' where id = ${body.id}`,
    sql`update committee_sessions set deleted_at = now() where id = ${body.id}`,
    sql`update committee_agreements set text = 'otro' where session_id = ${body.id}`,
    sql`delete from committee_agreements where session_id = ${body.id}`,
  ];
  for (const statement of byHand)
    await expect(app.write(system, (tx) => statement.execute(tx))).rejects.toMatchObject({ code: "P0A24" });
  // An edition whose seal is not that of its content is none.
  const forged = sql`insert into editions (company_id, kind, resource, record_id, number, content, sha256)
    values (${country.valparaiso}, 'minutes', 'committee_sessions', 999999, 1, '{}', 'abc')`;
  await expect(app.write(system, (tx) => forged.execute(tx))).rejects.toMatchObject({ constraint: "editions_sealed" });
});

test("V15 a rectification, approved in a session of its own, makes a new edition; the former one stays readable", async () => {
  const { officer } = country;
  const { body: draft } = await call(whole());
  const correction = { minutes: "<p>Se revisaron doce grifos.</p>", reason: "Faltaba la cantidad" };
  const rectify = (id: number, changes: object) =>
    officer.post(`${path}/${id}/rectification`, { ...correction, ...changes });
  const meeting = async (starts_at: string) => (await call({ starts_at })).body.id as number;
  const [approving, before, after] = [
    await meeting("2024-12-10T13:00:00Z"),
    await meeting("2024-12-03T13:00:00Z"),
    await meeting("2024-12-17T13:00:00Z"),
  ];
  // What is not approved is simply changed.
  expect((await rectify(draft.id, { version: 1, approved_in_session_id: after })).status).toBe(404);
  const approved = await officer.put(`${path}/${draft.id}`, {
    version: 1,
    status: "minutes_approved",
    approved_in_session_id: approving,
  });
  const { id, version, seal } = approved.body;
  expect((await rectify(id, { version, approved_in_session_id: undefined })).body.errors).toHaveProperty(
    "approved_in_session_id",
  );
  expect((await rectify(id, { version, approved_in_session_id: after, reason: " " })).body.errors).toHaveProperty(
    "reason",
  );
  expect((await rectify(id, { version, approved_in_session_id: after, minutes: null })).body.errors).toHaveProperty(
    "minutes",
  );
  expect(
    (await rectify(id, { version, approved_in_session_id: after, minutes: approved.body.minutes })).body.errors,
  ).toEqual({
    reason: ["Nada cambia: corrija antes lo que el acta dice mal."],
  });
  for (const session of [id, before])
    expect(Object.keys((await rectify(id, { version, approved_in_session_id: session })).body.errors)).toEqual([
      "approved_in_session_id",
    ]);
  expect((await rectify(id, { version: version + 9, approved_in_session_id: after })).status).toBe(409);

  const { status, body } = await rectify(id, { version, approved_in_session_id: after });
  expect([status, body.seal.number, body.minutes]).toEqual([200, 2, correction.minutes]);
  const { data } = (await officer.get(`${path}/${id}/editions`)).body;
  expect(data).toMatchObject([
    { number: 2, sha256: body.seal.sha256, replaces: 1, reason: correction.reason, approved_in_session_id: after },
    { number: 1, sha256: seal.sha256, replaces: null, approved_in_session_id: approving },
  ]);
  const sealed = await Promise.all(
    [1, 2].map((edition) => officer.get(`${path}/${id}/edition.json?edition=${edition}`)),
  );
  expect(sealed.map(({ bytes }) => sha256(bytes))).toEqual([seal.sha256, body.seal.sha256]);
  expect(sealed[1]!.body.edition).toMatchObject({ replaces_sha256: seal.sha256, reason: correction.reason });
  const paperOf = async (query: string) =>
    (await pagesOf((await officer.get(`${path}/${id}/minutes.pdf${query}`)).bytes)).join(" ");
  expect(await paperOf("")).toContain("Rectifica la edición 1. Motivo: Faltaba la cantidad");
  const former = await paperOf("?edition=1");
  for (const said of ["Se revisaron los grifos.", "Reemplazada por la edición 2."]) expect(former).toContain(said);
  expect((await officer.get(`${path}/${id}/minutes.pdf?edition=3`)).status).toBe(404);
  // Sealed again, and the sessions that approved either edition stay.
  expect((await officer.put(`${path}/${id}`, { version: body.version, minutes: "<p>X</p>" })).status).toBe(409);
  for (const session of [approving, after]) expect((await officer.delete(`${path}/${session}`)).status).toBe(409);
});

test("V15 what was approved before there were seals is sealed once, by the system", async () => {
  const { body } = await call(whole());
  const approved = { status: "minutes_approved" };
  await app.write(system, (tx) =>
    tx.updateTable("committee_sessions").set(approved).where("id", "=", body.id).execute(),
  );
  for (let times = 0; times < 2; times++) await app.write(system, sealApproved);
  const { seal, quorum_present } = (await country.officer.get(`${path}/${body.id}`)).body;
  expect({ number: seal.number, sealed_by: seal.sealed_by, quorum_present }).toEqual({
    number: 1,
    sealed_by: null,
    quorum_present: 2,
  });
});

test("V15 approved minutes that lay in the trash before there were seals are taken out of it, and stay as they were sealed", async () => {
  const { officer } = country;
  const { body } = await call(whole());
  await app.write(system, (tx) =>
    sql`update committee_sessions set status = 'minutes_approved', deleted_at = now() where id = ${body.id}`.execute(
      tx,
    ),
  );
  await app.write(system, sealApproved);
  for (const change of [sql`minutes = 'otra'`, sql`deleted_at = null, minutes = 'otra'`]) {
    const byHand = sql`update committee_sessions set ${change} where id = ${body.id}`;
    await expect(app.write(system, (tx) => byHand.execute(tx))).rejects.toMatchObject({ code: "P0A24" });
  }
  expect((await officer.get(`${path}/${body.id}`)).status).toBe(404);
  const restored = await officer.post(`${path}/${body.id}/restore`);
  expect(restored).toMatchObject({ status: 200, body: { seal: { number: 1 }, minutes: body.minutes } });
  expect((await officer.delete(`${path}/${body.id}`)).body).toMatchObject({ code: "minutes_sealed" });
});
