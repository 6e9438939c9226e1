// Files in a real browser: attached to a record, and sent by a foreign uploader that speaks the same protocol.
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import { enterAs, holdToken } from "../support/people.ts";
import { demoPassword } from "@atalaya/server/demo/accounts.ts";
import { expect, test } from "../support/server.ts";
import { doAndUndo } from "../support/undo.ts";

const megabyte = 1024 * 1024;

/** A text, the same for the same size. */
const someText = (size: number) => Buffer.alloc(size, "Informe de daños del puente\n");

const isChunk = (body: string | null) => body?.includes('name="chunk"') ?? false;

test("R-410 R-708 an officer attaches a report over a connection that breaks, takes it off and back", async ({
  page,
}) => {
  await enterAs(page, "officer", "/records/situation?record=1");
  // Where a record is read its files are found, and added, at once.
  await page.getByRole("tab", { name: "Adjuntos" }).click();
  let failed = 0;
  await page.route("**/api/uploads", (route) =>
    isChunk(route.request().postDataBuffer()?.toString("latin1") ?? null) && failed++ < 3
      ? route.abort()
      : route.fallback(),
  );
  await expect(page.getByRole("heading", { name: "Adjuntos · 0" })).toBeVisible();
  await page
    .getByLabel("Elegir archivos")
    .last()
    .setInputFiles([
      { name: "informe.txt", mimeType: "text/plain", buffer: someText(12 * megabyte) },
      { name: "decreto.pdf", mimeType: "application/pdf", buffer: Buffer.from("MZ no es un PDF") },
    ]);
  await expect(page.getByRole("heading", { name: "Adjuntos · 1" })).toBeVisible();
  expect(failed).toBeGreaterThan(3);
  await expect(page.getByText("El contenido no es el de un archivo .pdf.")).toBeVisible();
  await page.getByRole("button", { name: "Quitar de la lista decreto.pdf" }).click();

  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Descargar informe.txt" }).click();
  const path = await (await download).path();
  expect((await readFile(path)).equals(someText(12 * megabyte))).toBe(true);

  const none = page.getByRole("heading", { name: "Adjuntos · 0" });
  await doAndUndo(page, page.getByRole("button", { name: "Quitar informe.txt" }), none);
  await expect(page.getByRole("heading", { name: "Adjuntos · 1" })).toBeVisible();
});

test("R-410 an upload cut off by a reload is listed with its file and goes on with what is missing", async ({
  page,
}) => {
  await enterAs(page, "officer", "/records/situation?record=2&edit=1");
  await page.getByRole("tab", { name: "Adjuntos" }).click();
  let isCut = true;
  const sent: string[] = [];
  await page.route("**/api/uploads", (route) => {
    const body = route.request().postDataBuffer()?.subarray(0, 2000).toString("latin1") ?? "";
    const offset = /name="start_offset"\s+(\d+)/.exec(body)?.[1];
    if (offset === undefined) return route.fallback();
    // Until the reload the second chunk gets no answer.
    if (isCut && offset !== "0") return;
    sent.push(offset);
    return route.fallback();
  });
  const arrived = page.waitForResponse(
    (it) => it.url().endsWith("/api/uploads") && isChunk(it.request().postDataBuffer()?.toString("latin1") ?? null),
  );
  await page
    .getByLabel("Elegir archivos")
    .last()
    .setInputFiles({ name: "plano.txt", mimeType: "text/plain", buffer: someText(12 * megabyte) });
  await (await arrived).finished();
  isCut = false;
  await page.reload();
  await page.getByRole("tab", { name: "Adjuntos" }).click();
  await page.getByRole("button", { name: "Reanudar plano.txt" }).click();
  await expect(page.getByRole("link", { name: "Descargar plano.txt" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Reanudar plano.txt" })).toHaveCount(0);
  expect(sent).toEqual(["0", String(8 * megabyte)]);
});

const script = async (name: string) =>
  `<script>${(await readFile(createRequire(import.meta.url).resolve(name), "utf8")).replaceAll("</script", String.raw`<\/script`)}</script>`;

/** A page with nothing but the uploader of another maker. */
async function foreignUploader(page: Page, token: string): Promise<void> {
  const scripts = [
    await script("vue/dist/vue.global.prod.js"),
    await script("vue-upload-component/dist/vue-upload-component.js"),
  ];
  const html = `<!doctype html><div id="app"></div>${scripts.join("")}<script>
    const chunk = { action: "/api/uploads", minSize: 1048576, maxActive: 3, maxRetries: 5,
      headers: { Authorization: "Bearer ${token}" } };
    Vue.createApp({
      components: { upload: VueUploadComponent },
      data: () => ({ files: [], chunk }),
      template: '<upload ref="upload" v-model="files" post-action="/api/files" chunk-enabled :chunk="chunk" />',
      mounted() { window.upload = this.$refs.upload; window.files = () => this.files; },
    }).mount("#app");
  </script>`;
  await page.route("**/foreign", (route) => route.fulfill({ contentType: "text/html", body: html }));
  await page.goto("/foreign");
}

test("R-708 R-807 vue-upload-component sends 50 MB while chunks fail, and the hash is right", async ({ page }) => {
  const token = await holdToken(page, "officer@demo.test", demoPassword);
  await foreignUploader(page, token);
  const seen: string[] = [];
  await page.route("**/api/uploads", (route) => {
    const body = route.request().postDataBuffer()?.subarray(0, 2000).toString("latin1") ?? "";
    const offset = /name="start_offset"\s+(\d+)/.exec(body)?.[1];
    if (offset === undefined) return route.fallback();
    seen.push(offset);
    // Every second chunk fails once, and the first one three times.
    const times = seen.filter((it) => it === offset).length;
    const isFailing = offset === "0" ? times <= 3 : Number(offset) % 2 === 0 && times === 1;
    return isFailing ? route.fulfill({ status: 500, json: { status: "error" } }) : route.fallback();
  });
  const hash = await page.evaluate(async (size) => {
    const content = new TextEncoder().encode("Catastro Demo\n".repeat(Math.ceil(size / 14))).subarray(0, size);
    const digest = await crypto.subtle.digest("SHA-256", content);
    const { upload } = window as unknown as { upload: { add(file: File): void; active: boolean } };
    upload.add(new File([content], "catastro.txt", { type: "text/plain" }));
    upload.active = true;
    return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  }, 50 * megabyte);
  const state = () =>
    page.evaluate(() => {
      const [file] = (
        window as unknown as { files(): { success: boolean; error: string; response: unknown }[] }
      ).files();
      return {
        success: file?.success,
        error: file?.error,
        response: JSON.parse(JSON.stringify(file?.response ?? null)),
      };
    });
  await expect.poll(async () => (await state()).success || (await state()).error, { timeout: 120_000 }).toBe(true);
  expect(await state()).toMatchObject({ response: { status: "success", data: { size: 50 * megabyte, sha256: hash } } });
  expect(seen.length).toBeGreaterThan(10);
});
