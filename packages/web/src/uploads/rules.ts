// Which files may be sent, how many and when.
import type { UploadError, UploadFile } from "./upload-file.ts";

export type UploadRules = {
  /** Endings without a dot, also double ones such as `tar.gz`; a comma-separated text; a pattern; none allows all. */
  extensions?: readonly string[] | string | RegExp;
  /** In bytes; 0 is no limit. */
  size?: number;
  multiple?: boolean;
  /** How many at once; 1 if single and no limit (0) if multiple, unless set. */
  maximum?: number;
};

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Whether the name ends as one of the extensions, whatever its case. */
export function hasExtension(name: string, extensions: UploadRules["extensions"]): boolean {
  if (extensions instanceof RegExp) return extensions.test(name);
  const list = (typeof extensions === "string" ? extensions.split(",") : (extensions ?? []))
    .map((it) => it.trim())
    .filter(Boolean);
  return list.length === 0 || new RegExp(String.raw`\.(${list.map(escaped).join("|")})$`, "i").test(name);
}

export const maximumOf = ({ multiple = false, maximum }: UploadRules): number => maximum ?? (multiple ? 0 : 1);

/** Found when the upload begins, not when the file is chosen. */
export function refusalOf(file: UploadFile, { extensions, size = 0 }: UploadRules): UploadError | null {
  if (!(file.file instanceof Blob)) return "file_object";
  if (!hasExtension(file.name, extensions)) return "extension";
  if (size > 0 && file.size >= 0 && file.size > size) return "size";
  return null;
}

/** The list with the chosen ones: with a maximum of 1 the new one replaces it, what is above a maximum is left out. */
export function withinMaximum(
  present: readonly UploadFile[],
  chosen: readonly UploadFile[],
  rules: UploadRules,
): UploadFile[] {
  const maximum = maximumOf(rules);
  if (maximum === 1) return chosen.slice(0, 1);
  const all = [...present, ...chosen];
  return maximum === 0 ? all : all.slice(0, Math.max(maximum, present.length));
}

/** Milliseconds to wait before an upload begins: 50 to 100. */
export const startDelay = (): number => 50 + Math.random() * 50;

/** Lets a value through at most once per second of the clock. */
export function oncePerSecond(now: () => number = Date.now): () => boolean {
  let last = Number.NaN;
  return () => {
    const second = Math.floor(now() / 1000);
    if (second === last) return false;
    last = second;
    return true;
  };
}
