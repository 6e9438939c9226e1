import { expect, test } from "vitest";
import { plainText } from "./plain-text.ts";

const text = plainText(40);

test("a line ends in one way, whichever machine it was typed on", () => {
  expect(text.parse("Salga ahora.\r\nLleve agua.\rNo vuelva.\n")).toBe("Salga ahora.\nLleve agua.\nNo vuelva.");
});

test.each([0x00, 0x0b, 0x1f, 0x7f, 0xfffe, 0xffff])(
  "a text with the character %i, which no feed carries, is refused",
  (code) => {
    expect(text.safeParse(`Salga${String.fromCodePoint(code)}ahora`).success).toBe(false);
  },
);
