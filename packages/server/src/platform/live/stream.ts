// One stream of server-sent events to a console: what is written goes out at once, and one that does not read is given up.
import type { FastifyReply } from "fastify";
import type { LiveEvents } from "@atalaya/contract/resources/live.ts";

export type Stream = {
  send(bytes: Buffer): void;
  end(): void;
  /** Calls the listener at once where it is closed already. */
  onClose(listener: () => void): void;
};

/** In bytes; whoever reads takes it in moments. What is sent in one piece has to leave room for what comes meanwhile. */
export const mostUnsent = 1024 * 1024;

/** In milliseconds: when a browser that reads it by itself comes back. */
const comeBackMs = 2000;

/** An event as it goes over the wire: made once, for all who may be told. */
export const eventBytes = <N extends keyof LiveEvents>(name: N, event: LiveEvents[N]): Buffer =>
  Buffer.from(`event: ${name}\ndata: ${JSON.stringify(event)}\n\n`);

/** Says where a reader that has got so far goes on later; told alone it keeps the connection from looking unused. */
export const positionBytes = (position: string): Buffer => Buffer.from(`id: ${position}\n\n`);

/** Takes the reply over: hooks that see what is sent do not see this. What they wrote on it before, such as the headers of security, is kept. */
export function openStream(reply: FastifyReply): Stream {
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) reply.raw.setHeader(name, value);
  reply.hijack();
  const { raw } = reply;
  raw.writeHead(200, {
    "content-type": "text/event-stream; charset=utf-8",
    "cache-control": "no-store, no-transform",
    // Proxies that gather what they pass on, and those that compress it, do neither.
    "x-accel-buffering": "no",
    "content-encoding": "identity",
  });
  raw.write(`retry: ${comeBackMs}\n\n`);
  raw.on("error", () => undefined);
  return {
    send(bytes) {
      raw.write(bytes);
      if (raw.writableLength > mostUnsent) raw.destroy();
    },
    end: () => void raw.end(),
    // Who left before the handler ran has closed it by then, and closes it no second time.
    onClose: (listener) => void (raw.destroyed || raw.closed ? listener() : raw.once("close", listener)),
  };
}
