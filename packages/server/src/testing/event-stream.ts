// A console as far as the server sees one: it holds a stream open and keeps what it was told.
import type { z } from "zod";
import { LiveChange, type LiveEvents } from "@atalaya/contract/resources/live.ts";

type Event = { [N in keyof LiveEvents]: { name: N; data: LiveEvents[N] } }[keyof LiveEvents];
type Asked = { origin: string; token: string; from?: string | undefined };

export type EventStream = Awaited<ReturnType<typeof listen>>;

const patienceMs = 15_000;

/** Opens a stream and waits for its first event. `from`: the position of one that was cut off. */
export async function listen({ origin, token, from }: Asked) {
  const hangUp = new AbortController();
  const answer = await fetch(`${origin}/api/events`, {
    headers: {
      authorization: `Bearer ${token}`,
      accept: "text/event-stream",
      ...(from !== undefined && { "last-event-id": from }),
    },
    signal: hangUp.signal,
  });
  if (!answer.ok || !answer.body) throw new Error(`no stream: ${answer.status}`);
  const events: Event[] = [];
  const told = new EventTarget();
  let position = from;
  const ended = readAll(answer.body, (block) => {
    const { id, event, data } = block;
    if (id !== undefined) position = id;
    if (event !== undefined) events.push({ name: event, data: JSON.parse(data ?? "") as never } as Event);
    told.dispatchEvent(new globalThis.Event("told"));
  }).catch(() => undefined);

  /** The first event that fits, also of those that came before. */
  async function until<N extends keyof LiveEvents>(
    name: N,
    fits: (data: LiveEvents[N]) => boolean = () => true,
  ): Promise<LiveEvents[N]> {
    const deadline = Date.now() + patienceMs;
    for (;;) {
      const found = events.find((it) => it.name === name && fits(it.data as LiveEvents[N]));
      if (found) return found.data as LiveEvents[N];
      if (Date.now() > deadline) throw new Error(`not told of ${name}; heard ${JSON.stringify(events)}`);
      await new Promise((resolve) => {
        told.addEventListener("told", resolve, { once: true });
        setTimeout(resolve, 200);
      });
    }
  }
  const { console } = await until("hello");
  return {
    console,
    headers: answer.headers,
    events,
    /** Each as the contract says, or the test fails. */
    changes: (): z.infer<typeof LiveChange>[] =>
      events.filter((it) => it.name === "change").map((it) => LiveChange.strict().parse(it.data)),
    until,
    position: () => position,
    /** The server ended it. */
    ended,
    hangUp: () => hangUp.abort(),
  };
}

type Block = { id?: string; event?: keyof LiveEvents; data?: string };

async function readAll(body: ReadableStream<Uint8Array<ArrayBuffer>>, take: (block: Block) => void): Promise<void> {
  let rest = "";
  for await (const piece of body.pipeThrough(new TextDecoderStream())) {
    const blocks = (rest + piece).split("\n\n");
    rest = blocks.pop() ?? "";
    for (const block of blocks)
      take(Object.fromEntries(block.split("\n").map((line) => line.split(/: (.*)/, 2))) as Block);
  }
}
