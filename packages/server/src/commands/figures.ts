// Figures of a backup as the commands tell them.
import type { BackupSums } from "../platform/backup/format.ts";

export const totalRows = ({ tables }: BackupSums): number =>
  Object.values(tables).reduce((sum, { rows }) => sum + rows, 0);

const mostNamed = 10;

/** The first few, and that there are more. */
export const shortList = (names: readonly string[]): string =>
  names.slice(0, mostNamed).join(", ") + (names.length > mostNamed ? ", …" : "");
