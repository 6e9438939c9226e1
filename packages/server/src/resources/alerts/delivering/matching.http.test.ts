// Whom an alert is for, against a plain oracle: places, levels, hazards, exercises, messages that are not for everybody.
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sql } from "kysely";
import { system } from "../../../platform/database/database.ts";
import { anAlertCentre } from "../../../testing/alerts.ts";
import { aPlace } from "../../../testing/factories.ts";
import { aSubscriber } from "../../../testing/telling/subscribers.ts";
import { startTestApp, type TestApp } from "../../../testing/test-app.ts";
import { writeDeliveries } from "./matching.ts";

let app: TestApp;
let centre: Awaited<ReturnType<typeof anAlertCentre>>;
/** Each place with those above it, itself included. */
let paths: Map<number, number[]>;
beforeAll(async () => {
  app = await startTestApp();
  centre = await anAlertCentre(app);
  await aPlace(app, { name: "Placilla", parent: centre.valparaiso });
  const { rows } = await sql<{ id: number; path: number[] }>`select id, path from companies`.execute(app.db);
  paths = new Map(rows.map(({ id, path }) => [id, path]));
});
afterAll(() => app.stop());

const levels = ["verde", "amarilla", "roja"];
const hazards = ["EN0205", "MH0007", "GH0001"];
const some = <T>(items: T[]) => fc.subarray(items, { maxLength: Math.min(2, items.length) });

type Message = {
  place: number;
  area: number[];
  level: string;
  hazard: string | null;
  type: number;
  kind: string;
  scope: string;
};
type Subscription = {
  company_id: number;
  company_ids: number[];
  levels: string[];
  variable_ids: number[];
  hip_codes: string[];
  wants_exercises: boolean;
  sees_restricted: boolean;
};

const kin = (one: number, other: number) => paths.get(one)!.includes(other) || paths.get(other)!.includes(one);

/** What the brief says, word by word. */
function isFor(message: Message, subscription: Subscription): boolean {
  const { company_id, company_ids, levels: chosen, variable_ids, hip_codes } = subscription;
  const own = company_ids.length > 0 ? company_ids : [company_id];
  const isNear = [message.place, ...message.area].some((it) => own.some((place) => kin(it, place)));
  const isLevel = chosen.length === 0 || chosen.includes(message.level);
  const isHazard =
    (variable_ids.length === 0 && hip_codes.length === 0) ||
    variable_ids.includes(message.type) ||
    (message.hazard !== null && hip_codes.includes(message.hazard));
  const isAgreed = message.kind === "alert" || subscription.wants_exercises;
  return isNear && isLevel && isHazard && isAgreed && (message.scope === "Public" || subscription.sees_restricted);
}

/** A message as it was sent, without all that leads to one. */
async function sent({ place, area, level, hazard, type, kind, scope }: Message): Promise<number> {
  const said = {
    kind,
    scope,
    level,
    hip_code: hazard,
    variable_id: type,
    area_company_ids: area,
    expires_at: "2999-01-01T00:00:00Z",
  };
  return app.write(system, async (tx) => {
    const { rows } = await sql<{ id: number }>`
      with alert as (
        insert into alerts (company_id, kind, variable_id, level, coverage, scope, headline_es, addresses, categories, responses,
          channels, area_record_ids, area_company_ids)
        values (${place}, ${kind}, ${type}, ${level}, 'communal', ${scope}, 'Prueba', '{}', '{}', '{}', '{}', '{}', '{}') returning id)
      insert into alert_messages (alert_id, company_id, number, message_type, identifier, sender, sent_at, said, cap_xml, sha256,
        drafted_by, submitted_by)
      select id, ${place}, 1, 'Alert', 'CL-' || id, 'prueba', now(), ${JSON.stringify(said)}::jsonb, 'x',
        encode(sha256(convert_to('x', 'UTF8')), 'hex'), '1', '1' from alert returning id`.execute(tx);
    return rows[0]!.id;
  });
}

const told = async (message_id: number): Promise<number[]> => {
  await app.write(system, (tx) => writeDeliveries(tx, message_id));
  const rows = await app.db
    .selectFrom("alert_deliveries")
    .select("subscription_id")
    .where("message_id", "=", message_id)
    .execute();
  return rows.map(({ subscription_id }) => subscription_id).toSorted((one, other) => one - other);
};

test("an alert is for whoever chose its place, level and hazard, may see it, and of exercises for whoever agreed to them", async () => {
  const places = [...paths.keys()];
  const below = (place: number) => places.filter((it) => paths.get(it)!.includes(place));
  const type = centre.type;
  const message: fc.Arbitrary<Message> = fc.record({
    place: fc.constantFrom(...places),
    area: some(places),
    level: fc.constantFrom(...levels),
    hazard: fc.constantFrom(null, ...hazards),
    type: fc.constant(type),
    kind: fc.constantFrom("alert", "exercise"),
    scope: fc.constantFrom("Public", "Public", "Restricted"),
  });
  const subscription = fc.constantFrom(...places).chain((company_id) =>
    fc.record({
      company_id: fc.constant(company_id),
      company_ids: some(below(company_id)),
      levels: some(levels),
      variable_ids: some([type, 999_999]),
      hip_codes: some(hazards),
      wants_exercises: fc.boolean(),
      sees_restricted: fc.boolean(),
    }),
  );
  await fc.assert(
    fc.asyncProperty(
      fc.array(subscription, { minLength: 8, maxLength: 8 }),
      fc.array(message, { minLength: 4, maxLength: 4 }),
      async (subscriptions, messages) => {
        await app.write(system, (tx) => sql`update alert_subscriptions set state = 'refused'`.execute(tx));
        const ids: number[] = [];
        for (const it of subscriptions)
          ids.push(await aSubscriber(app, { ...it, address: `https://${ids.length}.ejemplo.test/` }));
        for (const it of messages)
          expect(await told(await sent(it))).toEqual(ids.filter((_, index) => isFor(it, subscriptions[index]!)));
      },
    ),
    { numRuns: 25 },
  );
}, 120_000);

const usual = (): Message => ({
  place: centre.valparaiso,
  area: [],
  level: "roja",
  hazard: null,
  type: centre.type,
  kind: "alert",
  scope: "Public",
});

test("who subscribed in two places is told once", async () => {
  const { valparaiso, region } = centre;
  const address = "dos@ejemplo.test";
  const first = await aSubscriber(app, { company_id: valparaiso, channel: "email", address });
  await aSubscriber(app, { company_id: region, channel: "email", address });
  const deliveries = await told(await sent(usual()));
  expect(deliveries).toContain(first);
  expect(deliveries).not.toContain(first + 1);
});

test.each(["pending", "left", "refused"])("one that is %s is told nothing", async (state) => {
  const address = state === "left" ? null : `${state}@ejemplo.test`;
  const id = await aSubscriber(app, { company_id: centre.valparaiso, channel: "email", address, state });
  expect(await told(await sent(usual()))).not.toContain(id);
});

test("an account is told of what it may read: restricted messages of its places, and nothing once the role is lost", async () => {
  const { valparaiso, region } = centre;
  const reader = await app.as("viewer", [valparaiso]);
  const id = await aSubscriber(app, { company_id: valparaiso, channel: "email", address: null, user_id: reader.id });
  const restricted = { ...usual(), scope: "Restricted" };
  expect(await told(await sent(restricted))).toContain(id);
  // Of the region, where it reads no alerts: what is for everybody, and no more.
  expect(await told(await sent({ ...restricted, place: region }))).not.toContain(id);
  expect(await told(await sent({ ...usual(), place: region }))).toContain(id);
  await app.write(system, (tx) => tx.deleteFrom("role_assignments").where("user_id", "=", reader.id).execute());
  expect(await told(await sent(usual()))).not.toContain(id);
});

test("who was told of an alert hears how it changes, also where the change is not of a chosen level any more", async () => {
  const id = await aSubscriber(app, {
    company_id: centre.quilpue,
    levels: ["roja"],
    address: "https://sigue.ejemplo.test/",
  });
  const first = await sent({ ...usual(), place: centre.quilpue });
  expect(await told(first)).toContain(id);
  const { alert_id } = await app.db
    .selectFrom("alert_messages")
    .select("alert_id")
    .where("id", "=", first)
    .executeTakeFirstOrThrow();
  const next = await app.write(system, async (tx) => {
    await sql`update alert_deliveries set state = 'sent' where message_id = ${first}`.execute(tx);
    const { rows } = await sql<{ id: number }>`
      insert into alert_messages (alert_id, company_id, number, message_type, identifier, sender, sent_at, said, cap_xml, sha256, drafted_by, submitted_by)
      select alert_id, company_id, 2, 'Update', identifier || '-2', sender, now(), said || '{"level": "verde"}', cap_xml, sha256, '1', '1'
      from alert_messages where alert_id = ${alert_id} returning id`.execute(tx);
    return rows[0]!.id;
  });
  expect(await told(next)).toContain(id);
});
