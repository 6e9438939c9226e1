// Events as they come over the wire, in whatever pieces.
import { expect, test } from "vitest";
import { eventReader } from "./read-events.ts";

const wire = 'retry: 2000\n\nevent: hello\ndata: {"console":"a"}\n\nid: 42\n\nevent: reset\ndata: {}\n\n';

test("events and positions are read in their order, however the stream is cut into pieces", () => {
  for (const size of [1, 7, wire.length]) {
    const read = eventReader();
    const told = (wire.match(new RegExp(`[^]{1,${size}}`, "g")) ?? []).flatMap(read);
    expect(told).toEqual([
      {},
      { event: { name: "hello", data: { console: "a" } } },
      { position: "42" },
      { event: { name: "reset", data: {} } },
    ]);
  }
});
