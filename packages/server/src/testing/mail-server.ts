// A real mail server for tests, that keeps what it is sent, refuses it, or never answers.
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import net from "node:net";
import { text } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";

type Received = { to: string; content: string };

export type MailServer = {
  /** For the setting SMTP_URL. */
  url: string;
  received: Received[];
  /** How long it takes to accept a mail. */
  takesMs: number;
  /** The next mail to an address, or the first that has come already and was not taken yet. */
  mailTo(address: string): Promise<string>;
  stop(): Promise<void>;
};

/** Accepts every mail, or refuses every recipient, or whoever sends it. */
export async function startMailServer({ isRefusing = false, isRefusingSenders = false } = {}): Promise<MailServer> {
  const received: Received[] = [];
  const kept = { received, takesMs: 0 };
  const waiting = new Map<string, (content: string) => void>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onMailFrom: (_address, _session, done) => done(isRefusingSenders ? new Error("not from you today") : null),
    onRcptTo: (_address, _session, done) => done(isRefusing ? new Error("no such mailbox") : null),
    onData: (stream, session, done) => {
      void text(stream).then((content) => {
        const mail = { to: session.envelope.rcptTo.map(({ address }) => address).join(), content: decoded(content) };
        const taker = waiting.get(mail.to);
        waiting.delete(mail.to);
        if (taker) taker(mail.content);
        else received.push(mail);
        setTimeout(done, kept.takesMs);
        // Whoever was killed in the middle of a letter has sent none.
      }, done);
    },
  });
  // Whoever is killed in the middle of a letter leaves a broken connection, which is nothing to this server.
  server.on("error", () => {});
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  const { port } = server.server.address() as AddressInfo;
  return Object.assign(kept, {
    url: `smtp://127.0.0.1:${port}`,
    mailTo: (address: string) => {
      const at = received.findIndex(({ to }) => to === address);
      if (at >= 0) return Promise.resolve(received.splice(at, 1)[0]!.content);
      return new Promise<string>((resolve) => waiting.set(address, resolve));
    },
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  });
}

/** Takes connections and says nothing. */
export async function startHangingServer(): Promise<Pick<MailServer, "url" | "stop">> {
  const sockets = new Set<net.Socket>();
  const server = net.createServer((socket) => void sockets.add(socket)).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const stop = async () => {
    for (const socket of sockets) socket.destroy();
    server.close();
  };
  return { url: `smtp://127.0.0.1:${port}`, stop };
}

/** Quoted-printable as text: soft line breaks are taken out and bytes put back. */
const decoded = (content: string): string =>
  Buffer.from(
    content
      .replaceAll(/=\r?\n/g, "")
      .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    "latin1",
  ).toString();
