// A gateway of text messages for trying it out: takes what the server sends and prints it. `npm run sms:stub [-- port]`, and start the server
// with SMS_URL=http://127.0.0.1:<port>/ and SMS_TOKEN as this process has it, or without one.
import { createServer } from "node:http";
import { json } from "node:stream/consumers";

const port = Number(process.argv[2] ?? 8099);
const token = process.env["SMS_TOKEN"];
/** Of what was taken: a message that comes again under its key is not printed again. */
const taken = new Set<string>();

type Message = { id: string; to: string; text: string };

createServer((request, reply) => {
  const answer = (status: number) => void reply.writeHead(status).end();
  if (request.method !== "POST") return answer(405);
  if (token && request.headers.authorization !== `Bearer ${token}`) return answer(401);
  const key = String(request.headers["idempotency-key"] ?? "");
  json(request).then(
    (body) => {
      const { to, text } = body as Message;
      if (!/^\+\d{8,15}$/.test(to) || !text) return answer(422);
      if (!taken.has(key)) process.stdout.write(`${to}: ${text}\n`);
      taken.add(key);
      return answer(202);
    },
    () => answer(400),
  );
}).listen(port, "127.0.0.1", () => process.stdout.write(`SMS_URL=http://127.0.0.1:${port}/\n`));
