// What a stream may take: no place of one that was given up at once, and no more at a time than its console can read.
import { once } from "node:events";
import { connect } from "node:net";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { listen } from "../../testing/event-stream.ts";
import { startTestApp, type Caller, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

async function consoleOf({ token }: Caller, from?: string) {
  const stream = await listen({ origin: app.origin, token, from });
  onTestFinished(stream.hangUp);
  return stream;
}

/** Asks for a stream and leaves without waiting for an answer; ends when the server has seen both. */
async function leaveAtOnce({ token }: Caller): Promise<void> {
  const { hostname, port } = new URL(app.origin);
  const socket = connect(Number(port), hostname);
  await once(socket, "connect");
  const lines = ["GET /api/events HTTP/1.1", `host: ${hostname}`, "accept: text/event-stream"];
  const asked = once(app.app.server, "request");
  socket.end([...lines, `authorization: Bearer ${token}`, "", ""].join("\r\n"));
  socket.resume();
  const [, answer] = await asked;
  if (!answer.closed) await once(answer, "close");
}

test("who leaves before the stream has begun holds no place, however often", async () => {
  const person = await app.as("viewer", []);
  for (let time = 0; time < 25; time++) {
    // Read anew, so that the handler runs after he left.
    app.app.identities.forget();
    await leaveAtOnce(person);
  }
  const stream = await consoleOf(person);
  await expect.poll(() => app.app.consoles.count(person.id)).toBe(1);
  stream.hangUp();
  await expect.poll(() => app.app.consoles.count()).toBe(0);
});
