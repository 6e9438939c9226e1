// Sizes of files as people read them.
import type { Language } from "@atalaya/contract/text.ts";
import { formatNumber } from "../ui/format.ts";

const units = ["B", "kB", "MB", "GB"];

/** 2400000 is "2,4 MB" in Spanish and "2.4 MB" in English. */
export function formatSize(bytes: number, language: Language): string {
  const step = bytes < 1 ? 0 : Math.min(units.length - 1, Math.floor(Math.log10(bytes) / 3));
  const value = bytes / 1000 ** step;
  return `${formatNumber(value, language, { maximumFractionDigits: value < 10 && step > 0 ? 1 : 0 })} ${units[step]}`;
}
