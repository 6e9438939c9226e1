// How much may be sent: by one person who has not finished or attached it yet, and in one file.
import { expect, test } from "vitest";
import { startTestApp } from "../../testing/test-app.ts";
import { aFile, finishUpload, sendChunk, sendWhole, someText, startUpload } from "../../testing/uploads.ts";

test("more unfinished uploads than allowed are refused in words; one finished or given up makes room", async () => {
  const small = await startTestApp({ UPLOADS_PER_USER: "2" });
  const by = await small.as("editor");
  const nota = { name: "nota.txt", content: someText(30) };
  const [first, second] = [await startUpload(by, nota), await startUpload(by, nota)];
  expect(await startUpload(by, nota)).toMatchObject({
    status: 422,
    body: { status: "error", errors: { name: ["Tiene 2 envíos sin terminar. Termine o cancele alguno."] } },
  });
  expect((await startUpload(await small.as("editor"), nota)).status).toBe(200);
  await by.delete(`/uploads/${first.body.data.session_id}`);
  expect((await startUpload(by, nota)).status).toBe(200);
  await sendChunk(by, second.body.data.session_id, 0, nota.content);
  await finishUpload(by, second.body.data.session_id);
  expect((await startUpload(by, nota)).status).toBe(200);
  await small.stop();
});

test("what is under way and what was attached to nothing count together, also begun at once and sent whole", async () => {
  const small = await startTestApp({ UPLOADS_PER_USER_MB: "2" });
  const by = await small.as("editor");
  const [big, other] = [
    { name: "grande.txt", content: someText(1_200_000) },
    { name: "otro.txt", content: someText(1_200_001) },
  ];
  const answers = await Promise.all([startUpload(by, big), startUpload(by, other)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  const english = await by.put("/files?name=todo.txt", new Uint8Array(big.content), {
    headers: { "accept-language": "en" },
  });
  expect(english.body.errors.size[0]).toMatch(/^Your unfinished uploads and unattached files would exceed 2 MB/);
  const begun = answers.find(({ status }) => status === 200);
  await by.delete(`/uploads/${begun!.body.data.session_id}`);
  const { file_id } = await aFile(by, "entero.txt", big.content);
  expect((await startUpload(by, big)).status).toBe(422);
  // Attached, it is no longer only reserved.
  const photo = { owner: "users", owner_id: by.id, file_id };
  expect((await by.post("/attachments", photo)).status).toBe(201);
  expect((await startUpload(by, big)).status).toBe(200);
  await small.stop();
});

test("more than the server takes is refused before anything is sent", async () => {
  const small = await startTestApp({ UPLOAD_LIMIT_MB: "1" });
  const by = await small.as("editor");
  const large = { name: "grande.txt", content: someText(1_100_000) };
  expect((await startUpload(by, large)).body.errors).toEqual({ size: ["El archivo pasa de 1 MB."] });
  expect((await sendWhole(by, large.name, large.content)).body.errors).toHaveProperty("size");
  expect((await small.rowCounts())["files"]).toBe(0);
  await small.stop();
});
