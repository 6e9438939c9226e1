// Colours for classes that people with any kind of colour vision can tell apart: ColorBrewer's and the two of matplotlib.
import { colord } from "colord";

const shades = (list: string) => list.split(" ").map((color) => `#${color}`);

/** From the lowest to the highest class; the first four and the next two run one way, the last two from both ends to the middle. */
export const ramps = {
  heat: shades("FFF3C4 FEE08B FDBB63 FC8D59 EF6548 D7301F B30000 7F0000"),
  rust: shades("FEE8C8 FDD49E FDBB84 FC8D59 EF6548 D7301F B30000 7F0000"),
  blue: shades("DEEBF7 C6DBEF 9ECAE1 6BAED6 4292C6 2171B5 08519C 08306B"),
  purple: shades("EFEDF5 DADAEB BCBDDC 9E9AC8 807DBA 6A51A3 54278F 3F007D"),
  viridis: shades("FDE725 ADDC30 5EC962 28AE80 21918C 2C728E 3B528B 472D7B 440154"),
  cividis: shades("FEE838 C3B369 A59C74 8A8678 707173 575D6D 3B496C 123570 00224E"),
  purple_orange: shades("542788 8073AC B2ABD2 D8DAEB F7F7F7 FEE0B6 FDB863 E08214 B35806"),
  teal_brown: shades("01665E 35978F 80CDC1 C7EAE5 F5F5F5 F6E8C3 DFC27D BF812D 8C510A"),
} as const satisfies Record<string, readonly string[]>;
export type RampName = keyof typeof ramps;

export const rampNames = Object.keys(ramps) as RampName[];

const channels = (color: string) => Object.values(colord(color).toRgb()).slice(0, 3);

/** So many colours, evenly spread over the ramp. */
export function rampColors(name: RampName, count: number, isReversed = false): string[] {
  const shadesOf: readonly string[] = isReversed ? ramps[name].toReversed() : ramps[name];
  return Array.from({ length: count }, (_, index) => {
    const at = count === 1 ? 0 : (index / (count - 1)) * (shadesOf.length - 1);
    const [below, above] = [shadesOf[Math.floor(at)]!, shadesOf[Math.ceil(at)]!];
    const to = channels(above);
    const [r = 0, g = 0, b = 0] = channels(below).map((from, part) => from + (to[part]! - from) * (at % 1));
    return colord({ r: Math.round(r), g: Math.round(g), b: Math.round(b) })
      .toHex()
      .toUpperCase();
  });
}

/** The ramp that these colours were taken from, either way round; null for colours chosen one by one. */
export function rampOf(colors: readonly string[]): { name: RampName; isReversed: boolean } | null {
  for (const name of rampNames)
    for (const isReversed of [false, true])
      if (rampColors(name, colors.length, isReversed).join() === colors.join()) return { name, isReversed };
  return null;
}
