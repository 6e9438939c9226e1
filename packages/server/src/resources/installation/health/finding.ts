// What one look at the installation found.
import type { Parameters } from "@atalaya/contract/text.ts";
import type { BackupPlace } from "../../../platform/backup/backup-place.ts";
import type { CopyConnection } from "../../../platform/backup/copy-connection.ts";
import type { Settings } from "../../../platform/settings.ts";
import type { doctorWords } from "./words.ts";

/** `look`: it works, and somebody should know; `bad`: it does not, or will not. */
export type Finding = { state: "ok" | "look" | "bad"; word: keyof typeof doctorWords; parameters?: Parameters };

export type Ground = { settings: Settings; connection: Pick<CopyConnection, "kind" | "query">; place: BackupPlace };

/** Null where there is nothing to look at. A look throws where it could not be taken. */
export type Look = (ground: Ground) => Promise<Finding | null>;

export const found = (state: Finding["state"], word: Finding["word"], parameters: Parameters = {}): Finding => ({
  state,
  word,
  parameters,
});
