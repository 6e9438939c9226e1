// Writes positions for people. Positions: [lon, lat].
import type { Position } from "@atalaya/contract/values/geometry.ts";
import type { Language } from "@atalaya/contract/text.ts";
import type { Axis } from "./angles.ts";

export type CoordinateFormat = "decimal" | "dms" | "utm";

const minus = (text: string) => text.replace("-", "\u2212");

/** "−33,043600" in Spanish, "−33.043600" in English. */
export function formatDecimal(degrees: number, language: Language): string {
  const format = { minimumFractionDigits: 6, maximumFractionDigits: 6, useGrouping: false };
  return minus(degrees.toLocaleString(language, format));
}

const letters: Record<Axis, Record<Language, [negative: string, positive: string]>> = {
  lat: { es: ["S", "N"], en: ["S", "N"] },
  lon: { es: ["O", "E"], en: ["W", "E"] },
};

/** "33°02'36,96\"S": hundredths of a second are 30 cm. */
export function formatDms(degrees: number, axis: Axis, language: Language): string {
  // Rounded as a whole first, so that 59.999" becomes the next minute instead of 60".
  const hundredths = Math.round(Math.abs(degrees) * 360_000);
  const pad = (value: number) => String(value).padStart(2, "0");
  const seconds = `${pad(Math.floor((hundredths % 6000) / 100))}${language === "es" ? "," : "."}${pad(hundredths % 100)}`;
  const [negative, positive] = letters[axis][language];
  const minutes = pad(Math.floor(hundredths / 6000) % 60);
  return `${Math.floor(hundredths / 360_000)}°${minutes}'${seconds}"${degrees < 0 ? negative : positive}`;
}

export const formatCoordinate = (degrees: number, axis: Axis, format: CoordinateFormat, language: Language): string =>
  format === "dms" ? formatDms(degrees, axis, language) : formatDecimal(degrees, language);

/** One pair as other programs take it when pasted: latitude first, decimal point, plain minus. */
export const formatPair = ([lon, lat]: Position): string => `${lat.toFixed(6)}, ${lon.toFixed(6)}`;
