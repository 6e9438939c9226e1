// What files are measured against: the same bodies in the same requests, as many at once, straight into a new file at their place,
// flushed to the disk at the end as the product's is, and back out. Nobody is asked for, nothing is parsed, checked or summed.
import { createReadStream, createWriteStream } from "node:fs";
import { open } from "node:fs/promises";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { pipeline } from "node:stream/promises";

const path = process.env["BARE_FILE"] ?? "";

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.method === "GET") return pipeline(createReadStream(path), response);
  if (request.url === "/begin") await (await open(path, "w")).close();
  else if (request.url === "/finish") {
    const file = await open(path);
    await file.sync().finally(() => file.close());
  } else {
    const start = Number(new URL(request.url ?? "", "http://bare").searchParams.get("start"));
    await pipeline(request, createWriteStream(path, { flags: "r+", start }));
  }
  response.end("{}");
}

const server = createServer((request, response) => void answer(request, response));
server.listen(0, "127.0.0.1", () =>
  process.send?.({ address: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }),
);
