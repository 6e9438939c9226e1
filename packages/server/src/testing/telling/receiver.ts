// A receiver of calls that keeps what it is told, or refuses it.
import { createServer, type IncomingHttpHeaders } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";

type Call = { path: string; headers: IncomingHttpHeaders; body: string; bytes: Buffer };

/** A receiver of calls on this machine: `answers` is the status of the next ones, `takesMs` how long each takes. */
export async function startReceiver() {
  const received: Call[] = [];
  const receiver = { received, answers: 204, takesMs: 0, host: "", address: "", stop: async () => {} };
  const server = createServer((request, reply) => {
    void buffer(request).then(
      (bytes) => {
        if (receiver.answers < 300)
          received.push({ path: request.url ?? "", headers: request.headers, body: bytes.toString(), bytes });
        setTimeout(() => reply.writeHead(receiver.answers).end(), receiver.takesMs);
        // Whoever was killed in the middle of a call has made none.
      },
      () => {},
    );
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
