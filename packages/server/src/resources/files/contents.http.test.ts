// Reading files: who may, in parts, by ticket, small, and without what a camera wrote into them. And which contents are refused.
import { zipSync } from "fflate";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { aCountry, aRecord } from "../../testing/factories.ts";
import { startTestApp, type Caller, type TestApp } from "../../testing/test-app.ts";
import { aFile, aPhoto, sendWhole, someText, startUpload } from "../../testing/uploads.ts";

let app: TestApp;
let country: Awaited<ReturnType<typeof aCountry>>;
let officer: Caller;
let record_id: number;
beforeAll(async () => {
  app = await startTestApp();
  country = await aCountry(app);
  officer = country.officer;
  const draft = aRecord({ company_id: country.valparaiso, variable_id: country.shelters });
  record_id = (await officer.post("/records/situation", draft)).body.id;
});
afterAll(() => app.stop());

const bytesOf = (text: string) => Buffer.from(text, "latin1");
const zip = (entries: Record<string, Uint8Array>) => Buffer.from(zipSync(entries, { level: 1 }));
const word = { "[Content_Types].xml": bytesOf("<Types/>"), "word/document.xml": bytesOf("<document/>") };
const program = Buffer.concat([bytesOf("MZ\u0090\u0000\u0003"), Buffer.alloc(300)]);

describe("what is accepted", () => {
  test("a file is what its bytes say, and its name must say the same", async () => {
    const accepted = {
      "foto.jpg": await aPhoto(),
      "plano.png": await sharp({ create: { width: 2, height: 2, channels: 3, background: "red" } })
        .png()
        .toBuffer(),
      "decreto.pdf": bytesOf("%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n"),
      "acta.docx": zip(word),
      "ruta.kmz": zip({ "doc.kml": bytesOf("<kml/>") }),
      "ruta.kml": bytesOf('<?xml version="1.0"?><kml xmlns="http://www.opengis.net/kml/2.2"></kml>'),
      "catastro.csv": bytesOf("direcci\u00f3n;casas\n"),
    };
    for (const [name, content] of Object.entries(accepted))
      expect((await sendWhole(officer, name, content)).status, name).toBe(200);
  });

  test("a program called .pdf, a picture called .docx, SVG and HTML are refused, in words", async () => {
    const said = async (name: string, content: Buffer) =>
      (await sendWhole(officer, name, content)).body.errors?.name?.[0];
    expect(await said("decreto.pdf", program)).toBe("El contenido no es el de un archivo .pdf.");
    expect(await said("acta.docx", await aPhoto())).toBe("El contenido no es el de un archivo .docx.");
    expect(
      await said("foto.jpg", bytesOf("<svg xmlns='http://www.w3.org/2000/svg'><script>alert(1)</script></svg>")),
    ).toBe("El contenido no es el de un archivo .jpg.");
    expect(await said("nota.txt", program)).toBe("El contenido no es el de un archivo .txt.");
    for (const name of ["logo.svg", "pagina.html", "virus.exe", "sin-extension"])
      expect(await said(name, bytesOf("<svg><script>alert(1)</script></svg>")), name).toBe(
        "Este tipo de archivo no se acepta.",
      );
    expect((await startUpload(officer, { name: "virus.exe", content: program })).status).toBe(422);
  });

  test("an archive that would burst, holds programs or macros, or is damaged is refused without being unpacked", async () => {
    const said = async (name: string, content: Buffer) =>
      (await sendWhole(officer, name, content)).body.errors?.name?.[0];
    const bomb = zip({ ...word, "word/media.xml": new Uint8Array(120 * 1024 * 1024) });
    expect(bomb.length).toBeLessThan(1_000_000);
    expect(await said("bomba.docx", bomb)).toMatch(/se expande demasiado/);
    expect(await said("macros.docx", zip({ ...word, "word/vbaProject.bin": program }))).toMatch(/programas o macros/);
    expect(await said("todo.zip", zip({ "instalar.EXE": program }))).toMatch(/programas o macros/);
    const damaged = zip(word);
    expect(await said("roto.docx", damaged.subarray(0, damaged.length - 30))).toMatch(/El contenido no es/);
  });

  test("names lose paths, controls and what deceives the eye; letters and emoji stay", async () => {
    const kept = async (name: string) => (await sendWhole(officer, name, someText(20))).body.data?.name;
    expect(await kept("../../etc/passwd.txt")).toBe("passwd.txt");
    expect(await kept(String.raw`C:\Users\ana\señal.txt`)).toBe("señal.txt");
    expect(await kept("acta\u0000\u202Eexe.txt")).toBe("actaexe.txt");
    expect(await kept("sismo 🌋 año 2010.txt")).toBe("sismo 🌋 año 2010.txt");
    expect(await kept(`${"ñ".repeat(300)}.txt`)).toBe(`${"ñ".repeat(196)}.txt`);
    expect((await sendWhole(officer, "...", someText(20))).status).toBe(422);
  });
});

describe("who may read", () => {
  test("R-603 until it is attached a file is its sender's alone, then of all who see the thing", async () => {
    const { file_id } = await aFile(officer, "evaluacion.txt", someText(40));
    const path = `/files/${file_id}/content`;
    expect((await officer.get(path)).status).toBe(200);
    expect((await country.viewer.get(path)).status).toBe(404);
    await officer.post("/attachments", { owner: "records", owner_id: record_id, file_id });
    expect((await country.viewer.get(path)).status).toBe(200);
    expect((await country.outsider.get(path)).status).toBe(404);
    expect((await country.outsider.post(`/files/${file_id}/ticket`)).status).toBe(404);
    expect((await app.stranger.get(path)).status).toBe(401);
  });

  test("a ticket shows one file for some minutes to whoever has it, and no other file", async () => {
    const one = await aFile(officer, "uno.txt", someText(30, 3));
    const two = await aFile(officer, "dos.txt", someText(30, 4));
    const { body } = await officer.post(`/files/${one.file_id}/ticket`);
    const minutes = (Date.parse(body.expires_at) - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(9);
    expect(minutes).toBeLessThan(21);
    expect((await app.stranger.get(body.address)).bytes.length).toBe(30);
    expect((await app.stranger.get(body.address.replace(`/${one.file_id}/`, `/${two.file_id}/`))).status).toBe(404);
    const [path, end] = [
      body.address.slice(0, body.address.indexOf(".")),
      body.address.slice(body.address.indexOf(".")),
    ];
    for (const forged of [`${path.slice(0, -1)}9${end}`, `${path}.x`, body.address.slice(0, -2)])
      expect((await app.stranger.get(forged)).status, forged).toBe(404);
  });
});

test("a ticket dies with its user", async () => {
  const leaver = await app.as("editor", [country.valparaiso]);
  const { file_id } = await aFile(leaver, "suyo.txt", someText(30, 9));
  const { body } = await leaver.post(`/files/${file_id}/ticket`);
  expect((await app.stranger.get(body.address)).status).toBe(200);
  const { version } = (await country.chief.get(`/users/${leaver.id}`)).body;
  expect((await country.chief.put(`/users/${leaver.id}`, { version, is_active: false })).status).toBe(200);
  expect((await app.stranger.get(body.address)).status).toBe(404);
});

describe("how it is sent", () => {
  test("in parts, and not again to who has it", async () => {
    const content = someText(1000, 5);
    const { file_id } = await aFile(officer, "partes.txt", content);
    const path = `/files/${file_id}/content`;
    const part = async (range: string, more = {}) => officer.get(path, { headers: { range, ...more } });
    const middle = await part("bytes=10-19");
    expect([middle.status, middle.headers.get("content-range")]).toEqual([206, "bytes 10-19/1000"]);
    expect(Buffer.from(middle.bytes)).toEqual(content.subarray(10, 20));
    expect(Buffer.from((await part("bytes=-5")).bytes)).toEqual(content.subarray(995));
    expect(Buffer.from((await part("bytes=990-")).bytes)).toEqual(content.subarray(990));
    expect((await part("bytes=1000-")).status).toBe(416);
    expect((await part("bytes=0-1,5-6")).status).toBe(200);
    expect((await part("bytes=0-1", { "if-range": '"another"' })).status).toBe(200);
    const etag = middle.headers.get("etag")!;
    expect((await officer.get(path, { headers: { "if-none-match": etag } })).status).toBe(304);
  });

  test("safely named, never guessed at, with nothing in it that runs; a PDF is shown, a sheet is downloaded", async () => {
    const pdf = await aFile(officer, 'Plan "2026" ñ.pdf', bytesOf("%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n"));
    const csv = await aFile(officer, "cifras.csv", bytesOf("a;b\n"));
    const shown = await officer.get(`/files/${pdf.file_id}/content`);
    expect(shown.headers.get("content-disposition")).toBe(
      `inline; filename="Plan _2026_ _.pdf"; filename*=UTF-8''Plan%20_2026_%20%C3%B1.pdf`,
    );
    const download = await officer.get(`/files/${csv.file_id}/content`);
    expect(download.headers.get("content-disposition")).toMatch(/^attachment;/);
    expect(
      (await officer.get(`/files/${pdf.file_id}/content?is_download=true`)).headers.get("content-disposition"),
    ).toMatch(/^attachment;/);
    expect(download.headers.get("x-content-type-options")).toBe("nosniff");
    expect(download.headers.get("content-security-policy")).toMatch(/default-src 'none'.*sandbox/);
  });

  test("of a photo its size, time and place are told, a small copy is made, and the public one has lost them", async () => {
    const photo = await aPhoto();
    const { body } = await sendWhole(officer, "quebrada.jpg", photo);
    expect(body.data).toMatchObject({
      width: 800,
      height: 400,
      taken_at: "2026-03-02T10:15:00",
      position: [-71.625, -33.045833],
    });
    const { file_id } = body.data;
    const small = await officer.get(`/files/${file_id}/content?size=thumbnail`);
    expect(await sharp(small.bytes).metadata()).toMatchObject({ format: "webp", width: 320, height: 160 });
    const text = await aFile(officer, "sin-imagen.txt", someText(10));
    expect((await officer.get(`/files/${text.file_id}/content?size=thumbnail`)).status).toBe(404);

    const attached = await officer.post("/attachments", {
      owner: "records",
      owner_id: record_id,
      file_id,
      kind: "photo",
      is_public: true,
    });
    const path = `/attachments/${attached.body.id}/public`;
    expect((await app.stranger.get(path)).status).toBe(404);
    await publish();
    const copy = await app.stranger.get(path);
    expect([copy.status, copy.headers.get("content-type")]).toEqual([200, "image/jpeg"]);
    const facts = await sharp(copy.bytes).metadata();
    expect([facts.width, facts.exif]).toEqual([800, undefined]);
    await officer.put(`/attachments/${attached.body.id}`, { version: 1, is_public: false });
    expect((await app.stranger.get(path)).status).toBe(404);
  });
});

async function publish(): Promise<void> {
  const path = `/records/situation/${record_id}/transitions`;
  const validator = await app.as("validator", [country.valparaiso]);
  for (const [by, action] of [
    [officer, "submit"],
    [validator, "validate"],
    [validator, "publish"],
  ] as const) {
    const { version } = (await officer.get(`/records/situation/${record_id}`)).body;
    const answer = await by.post(path, { action, version });
    if (answer.status !== 200) throw new Error(`not published: ${JSON.stringify(answer.body)}`);
  }
}
