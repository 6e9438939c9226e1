// Messages go out as the official schema wants them, and come in again as they were.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { OwnCapMessage } from "@atalaya/contract/domain/cap/own-message.ts";
import { checkBySchema, hasSchema } from "../../testing/cap/official-schema.ts";
import { ownMessages, wildfire } from "../../testing/cap/own-messages.ts";
import { readCap } from "./read-cap.ts";
import { writeCap } from "./write-cap.ts";

const messages = { numRuns: 1000 };
const bytes = (text: string) => Buffer.from(text);

test("what was written is read as it was, whatever its texts hold", () => {
  fc.assert(
    fc.property(ownMessages, (message) => {
      const { notes, has_signature, version, message: read } = readCap(bytes(writeCap(message)));
      expect(read).toEqual(OwnCapMessage.parse(message));
      expect({ notes, has_signature, version }).toEqual({ notes: [], has_signature: false, version: "1.2" });
    }),
    messages,
  );
});

describe.skipIf(!hasSchema)("by the schema of OASIS, where it is there,", () => {
  test("a thousand messages are valid", () => {
    fc.assert(
      fc.property(ownMessages, (message) => checkBySchema(writeCap(message))),
      messages,
    );
  });

  test("a message with one element at another place is not, so that the test above says something", () => {
    const text = writeCap(wildfire);
    expect(() => checkBySchema(text)).not.toThrow();
    expect(() => checkBySchema(text.replace("<status>Actual</status>\n", ""))).toThrow(/status/);
  });
});

test("an alert looks as the standard shows it: latitude first, texts escaped", () => {
  const text = writeCap(wildfire);
  expect(text).toMatch(
    /^<\?xml version="1.0" encoding="UTF-8"\?>\n<alert xmlns="urn:oasis:names:tc:emergency:cap:1.2">\n/,
  );
  expect(text).toContain("<polygon>-33.06,-71.6 -33.06,-71.56 -33.03,-71.56 -33.03,-71.6 -33.06,-71.6</polygon>");
  expect(text).toContain("viento &gt; 40 km/h &amp; calor");
});

test("what we would not say is not written", () => {
  const [info] = wildfire.infos;
  const unknown = { ...wildfire, infos: [{ ...info!, severity: "Unknown" as never }] };
  expect(() => writeCap(unknown)).toThrow(/severity/);
  expect(() => writeCap({ ...wildfire, sender: "Valparaíso, Chile" })).toThrow(/sender/);
});
