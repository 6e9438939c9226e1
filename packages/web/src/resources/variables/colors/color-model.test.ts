import { expect, test } from "vitest";
import {
  colorModel,
  leadingThrottle,
  settledHex,
  shownHex,
  squarePause,
  steppedAlpha,
  tidyAlpha,
  typedHex,
} from "./color-model.ts";

test("R-502 the model holds a colour in every notation, and says which one was given", () => {
  expect(colorModel({ hex: "#d3552f" })).toEqual({
    hsl: { h: 14, s: 0.65, l: 0.51, a: 1 },
    hex: "#D3552F",
    hex8: "#D3552FFF",
    rgba: { r: 211, g: 85, b: 47, a: 1 },
    hsv: { h: 14, s: 0.78, v: 0.83, a: 1 },
    a: 1,
    oldHue: 14,
    source: "hex",
  });
});

test("R-502 of several notations hsl counts before hex, hex before hsv, hsv before rgba, rgba before rgb", () => {
  const hsl = { h: 0, s: 1, l: 0.5 };
  const hsv = { h: 120, s: 1, v: 1 };
  const rgba = { r: 0, g: 0, b: 255 };
  expect(colorModel({ hsl, hex: "#00FF00", hsv, rgba })).toMatchObject({ source: "hsl", hex: "#FF0000" });
  expect(colorModel({ hex: "#123456", hsv, rgba })).toMatchObject({ source: "hex", hex: "#123456" });
  expect(colorModel({ hsv, rgba })).toMatchObject({ source: "hsv", hex: "#00FF00" });
  expect(colorModel({ rgba, rgb: { r: 1, g: 1, b: 1 } })).toMatchObject({ source: "rgba", hex: "#0000FF" });
  expect(colorModel({ rgb: { r: 1, g: 2, b: 3 } })).toMatchObject({ source: "rgb", hex: "#010203" });
});

test("R-502 a grey keeps the hue that was there before it", () => {
  expect(colorModel({ hex: "#808080" }, 210)).toMatchObject({ oldHue: 210, hsv: { h: 210, s: 0 }, hsl: { h: 210 } });
  expect(colorModel({ hsv: { h: 33, s: 0, v: 0.5 } }, 210).oldHue).toBe(33);
  expect(colorModel({ hex: "#808080" }).oldHue).toBe(0);
});

test("R-502 the colour is shown with its alpha only where it is transparent", () => {
  expect(shownHex(colorModel({ hsv: { h: 24, s: 0.62, v: 0.96, a: 0.82 } }))).toMatch(/^#[0-9A-F]{6}D1$/);
  expect(shownHex(colorModel({ hex: "#F49B5CFF" }))).toBe("#F49B5C");
  expect(colorModel({ hex: "#F49B5C00" })).toMatchObject({ a: 0, hex8: "#F49B5C00" });
});

test("R-502 typed hex is looked at only from the sixth character on, and taken only when valid", () => {
  for (const typed of ["", "#fff", "fff", "#ABCD", "#ABCDE", "#GGGGGG", "orange", "#1234567"])
    expect(typedHex(typed), typed).toBeNull();
  expect(typedHex("abcdef")).toBe("#ABCDEF");
  expect(typedHex("#abcdef")).toBe("#ABCDEF");
  expect(typedHex("#abcdef80")).toBe("#ABCDEF80");
});

test("R-502 the short forms are written out when the field is left", () => {
  expect(settledHex("#fa3")).toBe("#FFAA33");
  expect(settledHex("fa38")).toBe("#FFAA3388");
  expect(settledHex("#fa")).toBeNull();
  expect(settledHex("abcdef")).toBe("#ABCDEF");
});

test("R-502 alpha stays between 0 and 1, has two decimals, and an arrow moves it by 0.01", () => {
  expect([-3, 0, 0.456, 1, 7].map(tidyAlpha)).toEqual([0, 0, 0.46, 1, 1]);
  expect([steppedAlpha(0.99, 1), steppedAlpha(1, 1), steppedAlpha(0, -1), steppedAlpha(0, 1)]).toEqual([1, 1, 0, 0.01]);
});

test("R-902 a drag in the square is heard at once, then every 20 ms, and its end when it is let go", () => {
  let clock = 0;
  const heard: number[] = [];
  const drag = leadingThrottle(
    (value: number) => heard.push(value),
    squarePause,
    () => clock,
  );
  for (const [at, value] of [
    [0, 1],
    [8, 2],
    [19, 3],
    [20, 4],
    [33, 5],
    [39, 6],
  ] as const) {
    clock = at;
    drag.move(value);
  }
  expect(heard).toEqual([1, 4]);
  drag.release();
  expect(heard).toEqual([1, 4, 6]);
  drag.release();
  expect(heard).toEqual([1, 4, 6]);
});
