// Messages fetched from the address where another authority publishes them, against a real web server that behaves well and badly.
import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { anAlertCentre } from "../../../testing/alerts.ts";
import { capOf, infoOf } from "../../../testing/cap/foreign-messages.ts";
import { startTestApp, type TestApp } from "../../../testing/test-app.ts";
import { sha256 } from "../../../testing/uploads.ts";

let service: Server;
let at: string;
let app: TestApp;
let centre: Awaited<ReturnType<typeof anAlertCentre>>;
let asked: string[] = [];

const latin = Buffer.from(capOf({ encoding: "ISO-8859-1", infos: infoOf({ headline: "Evacúe Ñuñoa" }) }), "latin1");
const feed = () => `<feed xmlns="http://www.w3.org/2005/Atom"><title>x</title><entry><title>Evacúe Ñuñoa</title>
  <updated>2026-03-14T09:30:00-03:00</updated><link type="application/cap+xml" href="/latin.xml"/></entry></feed>`;

const pages: Record<string, (reply: ServerResponse) => void> = {
  "/feed": (reply) => reply.end(feed()),
  "/latin.xml": (reply) => reply.end(latin),
  "/gone": (reply) => reply.writeHead(404).end(),
  "/page": (reply) => reply.end("<html><body/></html>"),
  "/moved": (reply) => reply.writeHead(302, { location: "/feed" }).end(),
  "/round": (reply) => reply.writeHead(302, { location: "/round" }).end(),
  "/inside": (reply) => reply.writeHead(302, { location: "http://169.254.169.254/latest" }).end(),
  "/endless": (reply) => {
    reply.writeHead(200);
    const fill = () => {
      while (!reply.destroyed && reply.write(Buffer.alloc(100_000, " ")));
      if (!reply.destroyed) reply.once("drain", fill);
    };
    fill();
  },
};

beforeAll(async () => {
  service = createServer((request, reply) => {
    asked.push(request.url!);
    (pages[request.url!] ?? pages["/gone"]!)(reply);
  });
  await new Promise<void>((resolve) => void service.listen(0, "127.0.0.1", resolve));
  at = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
  app = await startTestApp({ OUTGOING_ALLOWED_HOSTS: at.slice("http://".length) });
  centre = await anAlertCentre(app);
});
afterAll(async () => {
  service.closeAllConnections();
  service.close();
  await app.stop();
});

const look = (address: string, by = centre.officer) =>
  by.get(`/alerts/import/messages?address=${encodeURIComponent(address)}`);
const bring = (address: string, filed: object = {}, by = centre.officer) =>
  by.post("/alerts/import", { company_id: centre.valparaiso, variable_id: centre.type, address, ...filed });

test("a feed shows what it announces, and a message chosen from it becomes a draft with its letters and bytes", async () => {
  const found = await look(`${at}/feed`);
  expect(found.body).toEqual({
    data: [
      {
        address: `${at}/latin.xml`,
        title: "Evacúe Ñuñoa",
        summary: null,
        updated_at: "2026-03-14T12:30:00.000Z",
      },
    ],
  });
  const { status, body } = await bring(found.body.data[0].address);
  expect([status, body.is_new]).toEqual([200, true]);
  expect((await centre.officer.get(`/alerts/${body.id}`)).body).toMatchObject({
    headline_es: "Evacúe Ñuñoa",
    source: { fetched_from: `${at}/latin.xml`, sender: "alertas@vecino.example", has_signature: false },
  });
  const { bytes } = await centre.officer.get(`/alerts/${body.id}/source.xml`);
  expect(sha256(bytes)).toBe(sha256(latin));
  expect((await bring(`${at}/latin.xml`)).body).toMatchObject({ id: body.id, is_new: false });
  expect((await look(`${at}/moved`)).body).toEqual(found.body);
});

test("an address that gives nothing to read says why, on its field", async () => {
  const reasonOf = async (address: string) => {
    const { status, body } = await look(address);
    return [status, body.errors?.address?.[0]];
  };
  expect(await reasonOf(`${at}/gone`)).toEqual([422, "Respondió con el error 404."]);
  expect(await reasonOf(`${at}/page`)).toEqual([422, "Es XML, pero no un mensaje CAP."]);
  expect(await reasonOf(`${at}/round`)).toEqual([422, expect.stringContaining("La dirección lleva a otra")]);
  expect(await reasonOf(`${at}/endless`)).toEqual([422, "Lo que hay en esa dirección es demasiado grande."]);
  expect(await reasonOf("ftp://example.org/feed")).toEqual([422, expect.any(String)]);
  const { body } = await bring(`${at}/page`);
  expect(body.errors).toEqual({ address: ["Es XML, pero no un mensaje CAP."] });
});

test.each(["http://127.0.0.1:1/", "http://2130706433:1/", "http://[::ffff:127.0.0.1]:1/", "http://localhost:1/"])(
  "an address of our own network is not called: %s",
  async (address) => expect((await look(address)).body.errors.address[0]).toContain("de esta red"),
);

test("nor is one that another address sends us on to", async () => {
  expect((await look(`${at}/inside`)).body.errors.address[0]).toContain("de esta red");
});

test("nobody is called for a place that is not the officer's, nor by who may only read", async () => {
  asked = [];
  expect((await bring(`${at}/latin.xml`, {}, centre.outsider)).body.errors).toHaveProperty("company_id");
  expect((await look(`${at}/feed`, centre.viewer)).status).toBe(403);
  expect(asked).toEqual([]);
});

test("a message comes by file or by address, not by both and not by neither", async () => {
  const filed = { company_id: centre.valparaiso, variable_id: centre.type };
  const file = Buffer.from(capOf()).toString("base64");
  for (const body of [filed, { ...filed, file, address: `${at}/latin.xml` }])
    expect((await centre.officer.post("/alerts/import", body)).body.errors).toHaveProperty("file");
});
