// How a command reaches the server that has the embedded database open: a socket in its data folder, for the owner of that folder alone.
import { createHash } from "node:crypto";
import { rm } from "node:fs/promises";
import { createServer, request, type IncomingMessage } from "node:http";
import { join, resolve } from "node:path";
import { json } from "node:stream/consumers";

/** `release` is called once the command has gone away; without it the answer is all there is. */
export type Given = { answer: object; release?: () => Promise<void> };
export type Handlers = Record<string, (body: never) => Promise<Given>>;

/** In the folder, or on Windows a pipe that is named by it. */
function controlPath(directory: string): string {
  if (process.platform !== "win32") return join(directory, "control");
  return `\\\\.\\pipe\\atalaya-${createHash("sha256").update(resolve(directory)).digest("hex").slice(0, 32)}`;
}

/** Takes commands until the returned function is called. A folder whose path is too long for a socket is told by an error. */
export async function listenForCommands(directory: string, handlers: Handlers): Promise<() => Promise<void>> {
  const server = createServer((asked, reply) => {
    const answer = async (): Promise<Given> => {
      const handler = handlers[(asked.url ?? "").slice(1)];
      if (!handler) throw new Error(`unknown command ${asked.url}`);
      return handler((await json(asked)) as never);
    };
    answer().then(
      ({ answer: given, release }) => {
        reply.writeHead(200, { "content-type": "application/json" });
        reply.write(`${JSON.stringify(given)}\n`);
        if (!release) return reply.end();
        reply.on("close", () => void release());
        // It may have gone away before it was answered.
        if (reply.destroyed) void release();
        return undefined;
      },
      (error: unknown) => {
        const { code, message } = error as { code?: string; message: string };
        reply.writeHead(500, { "content-type": "application/json" }).end(JSON.stringify({ code, message }));
      },
    );
  });
  const path = controlPath(directory);
  // Of a killed server; nobody else has the database, so nobody listens there.
  if (process.platform !== "win32") await rm(path, { force: true });
  await new Promise<void>((done, fail) => server.once("error", fail).listen(path, done));
  return () =>
    new Promise((done) => {
      server.close(() => done());
      server.closeAllConnections();
    });
}

/** What the server answered, and the way to tell it that the command is done. */
export type Asked<T> = { answer: T; leave: () => void };

/** Nobody listens there. */
export class NoServer extends Error {}

/** Asks the server of a data folder. Throws `NoServer` where none runs, and the server's own error where it refuses. */
export function askServer<T>(directory: string, command: string, body: object): Promise<Asked<T>> {
  return new Promise((done, fail) => {
    const asking = request({ socketPath: controlPath(directory), path: `/${command}`, method: "POST" });
    asking.on("error", (error: NodeJS.ErrnoException) =>
      fail(["ENOENT", "ECONNREFUSED"].includes(error.code ?? "") ? new NoServer() : error),
    );
    asking.on("response", (reply) => {
      firstLine(reply).then((line) => {
        const answer = JSON.parse(line) as T & { message?: string; code?: string };
        if (reply.statusCode === 200) return done({ answer, leave: () => reply.destroy() });
        return fail(Object.assign(new Error(answer.message), { code: answer.code }));
      }, fail);
    });
    asking.end(JSON.stringify(body));
  });
}

/** The answer is one line; what comes after it is silence until one of both leaves. */
function firstLine(reply: IncomingMessage): Promise<string> {
  return new Promise((done, fail) => {
    let text = "";
    reply.setEncoding("utf8");
    reply.on("data", (piece: string) => {
      text += piece;
      if (text.includes("\n")) done(text.slice(0, text.indexOf("\n")));
    });
    reply.on("end", () => done(text));
    reply.on("error", fail);
  });
}
