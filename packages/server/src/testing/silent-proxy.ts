// A door to the database that can be made to swallow everything, as a hung machine or a network does that drops packets.
import { connect, createServer, type AddressInfo, type Socket } from "node:net";

export type Proxy = { url: string; silence(): void; speak(): void; close(): void };

/** `url` names the same database through the door. */
export async function proxyTo(url: string): Promise<Proxy> {
  const { hostname, port } = new URL(url);
  const sockets = new Set<Socket>();
  let isSilent = false;
  const obey = (socket: Socket) => (isSilent ? socket.pause() : socket.resume());
  const server = createServer((caller) => {
    const database = connect(Number(port || 5432), hostname);
    for (const [from, to] of [
      [caller, database],
      [database, caller],
    ] as const) {
      // prettier-ignore
      sockets.add(from);
      from.on("data", (bytes) => to.write(bytes));
      from.on("error", () => to.destroy());
      from.on("close", () => {
        sockets.delete(from);
        to.destroy();
      });
      obey(from);
    }
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  const set = (silent: boolean) => {
    isSilent = silent;
    for (const socket of sockets) obey(socket);
  };
  const through = new URL(url);
  through.hostname = "127.0.0.1";
  through.port = String((server.address() as AddressInfo).port);
  return {
    url: through.href,
    silence: () => set(true),
    speak: () => set(false),
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
