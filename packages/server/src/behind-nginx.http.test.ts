// The console behind the nginx of `deploy/nginx`: what arrives there is what the console goes by, and nothing on the way is lost or believed.
import { once } from "node:events";
import type { IncomingMessage } from "node:http";
import { request as secureRequest } from "node:https";
import { connect } from "node:http2";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Health } from "@atalaya/contract/resources/installation.ts";
import { aPlaceDraft } from "./testing/factories.ts";
import { hasNginx, startNginx, type Nginx } from "./testing/nginx.ts";
import { startTestApp, type Caller, type TestApp } from "./testing/test-app.ts";
import { changeSettings } from "./testing/installation.ts";
import { aFile, someText } from "./testing/uploads.ts";

const megabyte = 1024 * 1024;

type Asked = {
  method?: string;
  headers?: Record<string, string>;
  body?: Buffer | string;
  /** Bytes of a body that is announced and never sent: what is refused for its size is refused unread. */
  announced?: number;
  /** Of the machine that calls: this one has all that begin with 127. */
  from?: string;
};

let app: TestApp;
let nginx: Nginx;
let person: Caller;

/** As a browser does, but for the certificate, which is of our own making. */
const ask = (path: string, { method = "GET", headers = {}, body, announced, from }: Asked = {}) =>
  new Promise<{ status: number; headers: Record<string, string | string[] | undefined>; text: string }>(
    (resolve, reject) => {
      const asking = secureRequest(`${nginx.https}${path}`, {
        method,
        headers: {
          ...headers,
          ...(body && { "content-length": Buffer.byteLength(body) }),
          ...(announced && { "content-length": announced }),
        },
        localAddress: from,
        rejectUnauthorized: false,
        agent: false,
      });
      asking.on("response", (answer) => {
        void text(answer).then(
          (said) => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text: said }),
          reject,
        );
      });
      asking.on("error", reject);
      if (announced) asking.flushHeaders();
      else asking.end(body);
    },
  );
const token = () => ({ authorization: `Bearer ${person.token}` });

async function begin(example: Parameters<typeof startNginx>[0], settings: Record<string, string>): Promise<void> {
  app = await startTestApp({ TRUST_PROXY: "true", ...settings });
  nginx = await startNginx(example, app.origin);
  person = await app.as("super_admin");
}
const end = async () => {
  await nginx?.stop();
  await app?.stop();
};

describe.skipIf(!hasNginx())("on a host of its own", () => {
  beforeAll(() => begin("atalaya.conf", {}));
  afterAll(end);

  test("plain http leads to https", async () => {
    const answer = await fetch(`${nginx.http}/records/situation?place=1`, { redirect: "manual" });
    expect(answer.status).toBe(301);
    expect(answer.headers.get("location")).toBe("https://atalaya.example.org/records/situation?place=1");
  });

  test("HTTP/2 is spoken where the browser can, over TLS 1.2 or newer", async () => {
    const session = connect(nginx.https, { rejectUnauthorized: false });
    const stream = session.request({ ":path": "/health/ready" });
    const headers = await new Promise<Record<string, unknown>>((done, fail) =>
      stream.on("response", done).on("error", fail),
    );
    expect(headers[":status"]).toBe(200);
    expect(session.alpnProtocol).toBe("h2");
    session.close();
    expect((await ask("/health/ready")).status).toBe(200);
  });

  test("security headers come once, from the console, and the browser is told to stay with https", async () => {
    const { headers } = await ask("/login");
    expect(headers["strict-transport-security"]).toBe("max-age=31536000");
    expect(headers["content-security-policy"]).toMatch(/^default-src 'none'[^,]*$/);
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(headers["x-frame-options"]).toBe("SAMEORIGIN");
  });

  test("what changes is told at once: nothing on the way gathers it", async () => {
    const headers = { ...token(), accept: "text/event-stream", "accept-encoding": "gzip, br" };
    const asking = secureRequest(`${nginx.https}/api/events`, { headers, rejectUnauthorized: false, agent: false });
    asking.end();
    const [answer] = (await once(asking, "response")) as [IncomingMessage];
    let said = "";
    for await (const piece of answer.setEncoding("utf8")) {
      said += String(piece);
      if (said.includes("Región en vivo")) break;
      if (said.includes("event: hello") && !said.includes("event: change"))
        await person.post("/companies", aPlaceDraft({ reason_social: "Región en vivo", kind: "region" }));
    }
    expect(answer.headers["content-encoding"] ?? "identity").toBe("identity");
    expect(said).toContain("event: change");
  });

  test("what is compressed is compressed by the console, once", async () => {
    const { headers } = await ask("/api/openapi.json", { headers: { "accept-encoding": "br" } });
    expect(headers["content-encoding"]).toBe("br");
  });

  const login = (from: string, forged: string) =>
    ask("/api/login", {
      method: "POST",
      from,
      headers: { "content-type": "application/json", "x-forwarded-for": forged },
      body: JSON.stringify({ email: "nadie@demo.test", password: "no-es-esta-1", remember: false }),
    });

  test("tries of a password are counted by the address that called: one that the caller invents is not believed", async () => {
    const statuses: number[] = [];
    for (let times = 0; times < 7; times++) statuses.push((await login("127.0.0.2", `203.0.113.${times}`)).status);
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429, 429]);
    expect((await login("127.0.0.3", "203.0.113.0")).status).toBe(422);
  });

  test("the audit log names the address that called, and neither the proxy's nor an invented one", async () => {
    const headers = { ...token(), "content-type": "application/json", "x-forwarded-for": "203.0.113.77" };
    const version = JSON.parse((await ask("/api/installation", { headers: token() })).text).version as number;
    const body = JSON.stringify({ version, organisation: "Municipalidad Demo" });
    expect((await ask("/api/installation", { method: "PUT", headers, body, from: "127.0.0.4" })).status).toBe(200);
    const [latest] = (await app.auditOf("installation", 1)).toReversed();
    expect(latest!.address).toBe("127.0.0.4");
  });

  test("R-708 a piece of 8 MB passes with what is around it; what is too large is refused with 413", async () => {
    const headers = { ...token(), "content-type": "application/octet-stream" };
    const put = (of: Asked) => ask("/api/files?name=plano.txt", { method: "PUT", headers, ...of });
    expect((await put({ body: someText(9 * megabyte) })).status).toBe(200);
    expect((await put({ announced: 11 * megabyte })).status).toBe(413);
  });

  test("an address for letters with a path that the console does not stand below is found out", async () => {
    await changeSettings(person, { public_url: "https://atalaya.test/" });
    expect(await stateOfAddress()).toBe("ok");
    await changeSettings(person, { public_url: "https://atalaya.test/atalaya" });
    expect(await stateOfAddress()).toBe("bad");
  });

  test("a part of a file is answered as a part", async () => {
    const { file_id } = await aFile(person, "informe.txt", someText(300_000));
    const range = { ...token(), range: "bytes=100-199" };
    const { status, headers, text: part } = await ask(`/api/files/${file_id}/content`, { headers: range });
    expect([status, headers["content-range"]]).toEqual([206, "bytes 100-199/300000"]);
    expect(part).toBe(someText(300_000).toString().slice(100, 200));
  });
});

/** What the page of the health of the service says of the address in letters. */
async function stateOfAddress(): Promise<string | undefined> {
  const { findings } = (await person.get("/installation/health")).body as Health;
  return findings.find(({ key }) => key === "address")?.state;
}

describe.skipIf(!hasNginx())("below a path of a host that has other things too", () => {
  beforeAll(() =>
    begin("atalaya-subpath.conf", { BASE_PATH: "/atalaya", PUBLIC_URL: "https://intranet.test/atalaya/" }),
  );
  afterAll(end);

  test("the path without its slash leads to the console; what is beside it is not the console's", async () => {
    expect((await ask("/atalaya")).headers["location"]).toBe("https://intranet.example.org/atalaya/");
    expect((await ask("/api/user")).status).toBe(404);
  });

  test("every address that the pages name lies below the path and is there", async () => {
    for (const page of ["/atalaya/", "/atalaya/login", "/atalaya/records/situation", "/atalaya/public/faqs/es"]) {
      const { text: html } = await ask(page);
      const named = [...html.matchAll(/(?:href|src|action)="([^"#]+)"/g)].map(([, address]) => address!);
      expect(named.length, page).toBeGreaterThan(3);
      for (const address of named) {
        expect(address, page).toMatch(/^\/atalaya\//);
        if (!address.endsWith("/votes")) expect((await ask(address)).status, address).toBe(200);
      }
    }
    const { text: style } = await ask("/atalaya/public/style.css");
    for (const [, address] of style.matchAll(/url\("([^"]+)"\)/g)) expect((await ask(address!)).status).toBe(200);
  });

  test("links in letters, tickets of pictures and the description of the API lie there too", async () => {
    const { file_id } = await aFile(person, "informe.txt", someText(1000));
    const ticket = await ask(`/atalaya/api/files/${file_id}/ticket`, { method: "POST", headers: token() });
    const { address } = JSON.parse(ticket.text) as { address: string };
    expect(address).toMatch(/^\/atalaya\/api\/files\//);
    expect((await ask(address)).status).toBe(200);
    const described = JSON.parse((await ask("/atalaya/api/openapi.json")).text) as { servers: unknown };
    expect(described.servers).toEqual([{ url: "/atalaya" }]);
    expect(await stateOfAddress()).toBe("ok");
    expect(await app.app.mail.addressOf("/invitation#1")).toBe("https://intranet.test/atalaya/invitation#1");
  });
});
