// Contrast of two colours as WCAG 2.2 defines it.

const channels = (hex: string): number[] =>
  [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255);

const linear = (channel: number) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4);

/** Relative luminance of `#RRGGBB`. */
export function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channels(hex).map(linear);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

const mixed = (hex: string, other: string, share: number): string => {
  const [from, to] = [channels(hex), channels(other)];
  const parts = from.map((channel, index) => Math.round((channel + ((to[index] ?? 0) - channel) * share) * 255));
  return `#${parts.map((part) => part.toString(16).padStart(2, "0")).join("")}`.toUpperCase();
};

/** The nearest shade of a colour that stands out from its ground by 3:1, the least for what is no text; alpha is dropped. */
export function visibleOn(hex: string, ground: string): string {
  const towards = luminance(ground) > 0.18 ? "#000000" : "#FFFFFF";
  const steps = Array.from({ length: 20 }, (_, step) => mixed(hex, towards, step / 20));
  return steps.find((shade) => contrast(shade, ground) >= 3) ?? towards;
}
