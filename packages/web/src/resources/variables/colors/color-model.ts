// The model behind the colour input: one colour in every notation, the hue that a grey keeps, and what typed text means.
import { colord } from "colord";

/** Hue 0 to 360; saturation, lightness and value 0 to 1; alpha 0 to 1. */
type Hsl = { h: number; s: number; l: number; a: number };
type Hsv = { h: number; s: number; v: number; a: number };
type Rgba = { r: number; g: number; b: number; a: number };
type Notation = "hsl" | "hex" | "hsv" | "rgba" | "rgb";

export type ColorModel = {
  hsl: Hsl;
  /** `#RRGGBB`. */
  hex: string;
  /** `#RRGGBBAA`. */
  hex8: string;
  rgba: Rgba;
  hsv: Hsv;
  a: number;
  /** Grey has no hue of its own: it keeps this one. */
  oldHue: number;
  /** Which notation was given. */
  source: Notation;
};

type Alpha = { a?: number };
/** A colour in one notation; of several, the first in this order counts. */
export type GivenColor = {
  hsl?: Omit<Hsl, "a"> & Alpha;
  hex?: string;
  hsv?: Omit<Hsv, "a"> & Alpha;
  rgba?: Omit<Rgba, "a"> & Alpha;
  rgb?: Omit<Rgba, "a">;
};

const hundredths = (share: number) => Math.round(share * 100) / 100;
const within01 = (value: number) => Math.min(1, Math.max(0, value));

function sourceOf({ hsl, hex, hsv, rgba }: GivenColor): Notation {
  if (hsl) return "hsl";
  if (hex !== undefined) return "hex";
  if (hsv) return "hsv";
  return rgba ? "rgba" : "rgb";
}

function read({ hsl, hex, hsv, rgba, rgb }: GivenColor) {
  if (hsl) return colord({ h: hsl.h, s: hsl.s * 100, l: hsl.l * 100, a: hsl.a ?? 1 });
  if (hex !== undefined) return colord(hex);
  if (hsv) return colord({ h: hsv.h, s: hsv.s * 100, v: hsv.v * 100, a: hsv.a ?? 1 });
  return colord({ a: 1, ...(rgba ?? rgb ?? { r: 0, g: 0, b: 0 }) });
}

/** The whole model. A grey takes its hue from what was given, else from `oldHue`, else 0. */
export function colorModel(given: GivenColor, oldHue = 0): ColorModel {
  const color = read(given);
  const rgba = color.toRgb();
  const a = hundredths(within01(rgba.a));
  const [hsl, hsv] = [color.toHsl(), color.toHsv()];
  const isGrey = rgba.r === rgba.g && rgba.g === rgba.b;
  const h = given.hsv?.h ?? given.hsl?.h ?? (isGrey ? oldHue : hsv.h);
  const hex = color.alpha(1).toHex().toUpperCase();
  const opacity = Math.round(a * 255);
  return {
    hsl: given.hsl ? { ...given.hsl, a } : { h, s: hsl.s / 100, l: hsl.l / 100, a },
    hex,
    hex8: hex + opacity.toString(16).padStart(2, "0").toUpperCase(),
    rgba: { ...rgba, a },
    hsv: given.hsv ? { ...given.hsv, a } : { h, s: hsv.s / 100, v: hsv.v / 100, a },
    a,
    oldHue: h,
    source: sourceOf(given),
  };
}

/** How the colour is shown and stored: with its alpha only where it has some transparency. */
export const shownHex = ({ hex, hex8, a }: ColorModel): string => (a < 1 ? hex8 : hex);

const wholeHex = /^#?([0-9a-f]{6}|[0-9a-f]{8})$/i;
const shortHex = /^#?([0-9a-f]{3,4})$/i;
const longestUnread = 5;

/** The colour that typed text means while it is typed: only text longer than 5 characters is looked at; null while it is none. */
export function typedHex(text: string): string | null {
  const trimmed = text.trim();
  if (trimmed.length <= longestUnread) return null;
  const digits = wholeHex.exec(trimmed)?.[1];
  return digits ? `#${digits.toUpperCase()}` : null;
}

/** The same once the field is left or Enter is pressed: the short forms with 3 or 4 digits are written out. */
export function settledHex(text: string): string | null {
  const short = shortHex.exec(text.trim())?.[1];
  return short ? `#${short.replaceAll(/./g, "$&$&")}`.toUpperCase() : typedHex(text);
}

const alphaStep = 0.01;

/** Alpha is cut to 0 to 1 and has two decimals. */
export const tidyAlpha = (alpha: number): number => hundredths(within01(alpha));

/** One press of an arrow key. */
export const steppedAlpha = (alpha: number, direction: 1 | -1): number => tidyAlpha(alpha + direction * alphaStep);

/** */
export const squarePause = 20;

/**
 * Hands on at most one value per `pause` milliseconds, the first at once; what came in between is handed on when the drag is
 * released, and only the last of it.
 */
export function leadingThrottle<T>(
  emit: (value: T) => void,
  pause: number,
  now: () => number = () => performance.now(),
) {
  let latest = -Infinity;
  let held: { value: T } | null = null;
  return {
    move(value: T) {
      if (now() - latest >= pause) {
        latest = now();
        held = null;
        emit(value);
      } else held = { value };
    },
    release() {
      latest = -Infinity;
      const last = held;
      held = null;
      if (last) emit(last.value);
    },
  };
}
