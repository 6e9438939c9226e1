// Server-sent events from the body of an answer: read by fetch, because the browser's own reader cannot carry the token's header.
import type { LiveEvents } from "@atalaya/contract/resources/live.ts";

/** `name` and `data` where something happened; `position` where the stream says from where it goes on after a cut. */
export type LiveEvent = { [N in keyof LiveEvents]: { name: N; data: LiveEvents[N] } }[keyof LiveEvents];
type Told = { event?: LiveEvent; position?: string };

/** Takes pieces of text as they arrive, and answers what is whole. */
export function eventReader(): (piece: string) => Told[] {
  let rest = "";
  return (piece) => {
    const blocks = (rest + piece).split("\n\n");
    rest = blocks.pop() ?? "";
    return blocks.map(toldIn);
  };
}

function toldIn(block: string): Told {
  const fields = new Map(
    block.split("\n").map((line) => {
      const colon = line.indexOf(":");
      return [line.slice(0, colon), line.slice(colon + 1).trimStart()];
    }),
  );
  const [id, name, data] = [fields.get("id"), fields.get("event"), fields.get("data")];
  return {
    ...(id !== undefined && { position: id }),
    ...(name !== undefined && data !== undefined && { event: { name, data: JSON.parse(data) } as LiveEvent }),
  };
}
