// Subscribers as tests need them: some who agreed already, and receivers that keep what they are told.
import { createServer, type IncomingHttpHeaders } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { sql } from "kysely";
import { system } from "../platform/database/database.ts";
import { drain } from "../resources/alerts/delivering/drain.ts";
import { prepareDeliveries } from "../resources/alerts/jobs.ts";
import { newSecret } from "../resources/alerts/subscribers/secrets.ts";
import type { TestApp } from "./test-app.ts";

const usual = {
  channel: "webhook",
  label: "Vecina",
  language: "es",
  company_ids: [],
  levels: [],
  variable_ids: [],
  hip_codes: [],
  wants_exercises: false,
  sees_restricted: false,
  state: "active",
};

/** Somebody who agreed; answers the id. */
export async function aSubscriber(
  { write }: TestApp,
  row: { company_id: number; address: string | null } & Record<string, unknown>,
) {
  const values = { ...usual, secret: newSecret(), ...row };
  return write(system, async (tx) => {
    const made = tx.insertInto("alert_subscriptions").values(values).returning("id");
    return (await made.executeTakeFirstOrThrow()).id;
  });
}

/** Writes down whom the last message of the alert is for. */
export const prepare = ({ app }: TestApp, alert_id: number): Promise<void> => prepareDeliveries(app, alert_id);

/** What the jobs of a whole server do: writes down whom the last message of the alert is for, and sends it. */
export async function tellAll({ app }: TestApp, alert_id: number): Promise<void> {
  await prepareDeliveries(app, alert_id);
  await drain(app);
}

/** As if the time of the next attempt had come. */
export async function tryAgain({ app, write }: TestApp): Promise<void> {
  await write(system, (tx) =>
    sql`update alert_deliveries set next_attempt_at = now() where next_attempt_at is not null`.execute(tx),
  );
  await drain(app);
}

export type Call = { path: string; headers: IncomingHttpHeaders; body: string };

/** A receiver of calls on this machine: `answers` is the status of the next ones, `takesMs` how long each takes. */
export async function startReceiver() {
  const received: Call[] = [];
  const receiver = { received, answers: 204, takesMs: 0, host: "", address: "", stop: async () => {} };
  const server = createServer((request, reply) => {
    void text(request).then((body) => {
      if (receiver.answers < 300) received.push({ path: request.url ?? "", headers: request.headers, body });
      setTimeout(() => reply.writeHead(receiver.answers).end(), receiver.takesMs);
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const stop = async () => {
    server.closeAllConnections();
    server.close();
  };
  return Object.assign(receiver, { host: `127.0.0.1:${port}`, address: `http://127.0.0.1:${port}`, stop });
}
