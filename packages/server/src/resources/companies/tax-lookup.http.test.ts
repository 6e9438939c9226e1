// The look-up of a taxpayer through a service of one's own choice, against services that answer well, badly, or never.
import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { aCountry } from "../../testing/factories.ts";
import { startTestApp, type Caller, type TestApp } from "../../testing/test-app.ts";

const rut = "76123456-0";
const json = (reply: ServerResponse, body: unknown, status = 200) =>
  reply.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));

/** How the service behaves, by the RUT that is asked for. */
const behaviours: Record<string, (reply: ServerResponse) => void> = {
  [rut]: (reply) =>
    json(reply, {
      rut,
      razon_social: "Aguas Demo S.A.",
      actividades: [
        { codigo: 360000, glosa: "Captación, tratamiento y distribución de agua" },
        { codigo: "370000", glosa: "Alcantarillado" },
      ],
      fecha_inicio: "1998-03-02",
    }),
  "1-9": (reply) => json(reply, {}, 404),
  "2-7": (reply) => json(reply, { found: false }),
  "3-5": () => {},
  "4-3": (reply) => {
    reply.writeHead(200, { "content-type": "application/json" });
    const drip = setInterval(() => reply.write(" "), 100);
    reply.on("close", () => clearInterval(drip));
  },
  "5-1": (reply) => reply.end(`{"reason_social":"${"x".repeat(300_000)}"}`),
  "6-K": (reply) => reply.end("<html>no</html>"),
  "7-8": (reply) => json(reply, { message: "boom" }, 500),
  "8-6": (reply) => reply.writeHead(302, { location: "http://127.0.0.1:1/admin" }).end(),
  "9-4": (reply) => json(reply, { reason_social: { first: "no" } }),
  "10-8": (reply) => void reply.destroy(),
};

let service: Server;
let asked: { url: string; token: string | undefined }[] = [];
let app: TestApp;
let country: Awaited<ReturnType<typeof aCountry>>;
let manager: Caller;
beforeAll(async () => {
  service = createServer((request, reply) => {
    asked.push({ url: request.url!, token: request.headers.authorization });
    behaviours[request.url!.slice(1)]?.(reply);
  });
  await new Promise<void>((resolve) => void service.listen(0, "127.0.0.1", resolve));
  const { port } = service.address() as AddressInfo;
  app = await startTestApp({
    TAX_LOOKUP_URL: `http://127.0.0.1:${port}/{rut}`,
    TAX_LOOKUP_TOKEN: "llave",
    OUTGOING_ALLOWED_HOSTS: `127.0.0.1:${port}`,
  });
  country = await aCountry(app);
  manager = await app.as("admin", [country.region]);
});
afterAll(async () => {
  await app.stop();
  service.closeAllConnections();
  service.close();
});

test("R-706 a RUT is looked up, with the key of the service and without dots", async () => {
  asked = [];
  const answer = await manager.get("/companies/siichile/76.123.456-0");
  expect(answer).toMatchObject({
    status: 200,
    body: {
      rut,
      reason_social: "Aguas Demo S.A.",
      activities: [
        { code: "360000", description: "Captación, tratamiento y distribución de agua" },
        { code: "370000", description: "Alcantarillado" },
      ],
      start_date: "1998-03-02",
      found: true,
    },
  });
  expect(asked).toEqual([{ url: `/${rut}`, token: "Bearer llave" }]);
});

test.each(["761234560", "76123456 0", "76.123.456–0", "076.123.456-0", "RUT 76.123.456-0", "7612.3456-0"])(
  "R-706 V2 the RUT written as %s is looked up",
  async (written) => {
    const answer = await manager.get(`/companies/siichile/${encodeURIComponent(written)}`);
    expect(answer).toMatchObject({ status: 200, body: { rut, found: true } });
  },
);

test("R-706 the id of a place looks up its RUT", async () => {
  const path = `/companies/${country.quilpue}`;
  expect(await manager.get(`/companies/siichile/${country.quilpue}`)).toMatchObject({
    status: 422,
    body: { errors: { id: ["Este lugar no tiene RUT registrado."] } },
  });
  await manager.put(path, { version: 1, tax_id_type: "rut", tax_id: rut });
  expect((await manager.get(`/companies/siichile/${country.quilpue}`)).body.found).toBe(true);
  expect((await manager.get("/companies/siichile/987655")).status).toBe(404);
});

test("R-706 a taxpayer that the service does not know is not found, and that is no error", async () => {
  const missing = { reason_social: null, activities: [], start_date: null, found: false };
  for (const unknown of ["1-9", "2-7"])
    expect(await manager.get(`/companies/siichile/${unknown}`)).toMatchObject({
      status: 200,
      body: { rut: unknown, ...missing },
    });
});

test("R-706 V2 what is no RUT is refused before anybody is asked", async () => {
  asked = [];
  const digit = "El dígito verificador del RUT no corresponde.";
  const form = "Escriba un RUT, como 12.345.678-5.";
  for (const [wrong, text] of [
    ["76123456-1", digit],
    ["761234561", digit],
    ["abc-1", form],
    ["abc", form],
    ["1-9-9", form],
  ])
    // prettier-ignore
    expect(await manager.get(`/companies/siichile/${wrong}`), wrong).toMatchObject({
      status: 422,
      body: { errors: { id: [text] } },
    });
  expect(asked).toEqual([]);
});

test.each([
  ["never answers", "3-5"],
  ["drips for ever", "4-3"],
  ["answers more than anybody could want", "5-1"],
  ["does not answer JSON", "6-K"],
  ["fails", "7-8"],
  ["redirects into the own network", "8-6"],
  ["answers something else", "9-4"],
  ["hangs up", "10-8"],
])("R-706 a service that %s: the officer is told within five seconds, in his language", async (_what, asking) => {
  const { status, body } = await manager.get(`/companies/siichile/${asking}`, { headers: { "accept-language": "en" } });
  expect([status, body.code]).toEqual([424, "lookup_failed"]);
  expect(body.message).toBe("The look-up service did not answer well. Try later or type the data.");
});

test("R-706 a service inside the own network is not called unless the setting allows its host", async () => {
  const { port } = service.address() as AddressInfo;
  const guarded = await startTestApp({ TAX_LOOKUP_URL: `http://127.0.0.1:${port}/{rut}` });
  asked = [];
  const answer = await (await guarded.as("super_admin")).get(`/companies/siichile/${rut}`);
  await guarded.stop();
  expect([answer.status, answer.body.code]).toEqual([424, "lookup_failed"]);
  expect(asked).toEqual([]);
});

test("R-706 without a service the answer says that none is configured, and only to those who may change places", async () => {
  const bare = await startTestApp();
  const answer = await (await bare.as("super_admin")).get(`/companies/siichile/${rut}`);
  const viewer = await (await bare.as("viewer")).get(`/companies/siichile/${rut}`);
  await bare.stop();
  expect(answer).toMatchObject({
    status: 424,
    body: {
      code: "not_configured",
      message: "La búsqueda de contribuyentes no está configurada en este servidor.",
    },
  });
  expect(viewer.status).toBe(403);
});
