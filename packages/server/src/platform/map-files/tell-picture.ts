// Whether a picture tells heights, and how: a file seldom says it, but heights look like no photo.
import { heightEncodings, type HeightEncoding } from "@atalaya/contract/resources/grounds.ts";
import { pixelsOf } from "../files/pictures.ts";

type Told = { encoding: HeightEncoding | null; side: number | null };

/** `side` in pixels; null where the format is not decoded here. `said`: what the file's description says of it. */
export async function tellPicture(tile: Buffer, format: string, said: unknown): Promise<Told> {
  const pixels = format === "avif" ? null : await pixelsOf(tile);
  const known = heightEncodings.find((it) => it === said) ?? null;
  if (!pixels) return { encoding: known, side: null };
  // Heights do not survive the losses of a JPEG.
  const isExact = format !== "jpeg";
  return { encoding: known ?? (isExact ? encodingOf(pixels.rgb) : null), side: pixels.width };
}

type Channel = { least: number; most: number };

function channel(rgb: Uint8Array, offset: number): Channel {
  let [least, most] = [255, 0];
  for (let at = offset; at < rgb.length; at += 3) {
    const value = rgb[at]!;
    if (value < least) least = value;
    if (value > most) most = value;
  }
  return { least, most };
}

/**
 * In Terrarium red counts steps of 256 m from -32,768 m, so land is 126 to 163 and a tile has few of them, while blue, the fraction of a metre, is
 * noise; in Mapbox's encoding red counts steps of 6,554 m from -10,000 m, so it is 1 to 3.
 */
function encodingOf(rgb: Uint8Array): HeightEncoding | null {
  const [red, green, blue] = [channel(rgb, 0), channel(rgb, 1), channel(rgb, 2)];
  const isNoise = ({ least, most }: Channel) => most - least > 64;
  if (red.least >= 1 && red.most <= 3 && (isNoise(green) || isNoise(blue))) return "mapbox";
  const isSea = red.least === 128 && red.most === 128 && green.most === 0 && blue.most === 0;
  const hasFewSteps = red.least >= 84 && red.most <= 163 && red.most - red.least <= 24;
  return isSea || (hasFewSteps && isNoise(green) && isNoise(blue)) ? "terrarium" : null;
}
