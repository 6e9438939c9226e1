// Which backups are kept: the latest of each of the last days, weeks and months that have one.

export type Keep = { days: number; weeks: number; months: number };

/** `atalaya-20261123T030000Z.tar`, with `.age` behind where it is encrypted. */
const named = /^atalaya-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\.tar(\.age)?$/;

/** The name of a backup of this moment (ISO 8601, UTC), by which backups are found and kept in order. */
export const backupName = (at: string, isEncrypted: boolean): string =>
  `atalaya-${at.slice(0, 19).replaceAll(/[-:]/g, "")}Z.tar${isEncrypted ? ".age" : ""}`;

/** When the backup of this name was made; null where the name is not of a backup, which is then nobody's to delete. */
export function momentOf(name: string): Date | null {
  const [, year, month, day, hour, minute, second] = (named.exec(name) ?? []).map(Number);
  if (year === undefined || month === undefined) return null;
  return new Date(Date.UTC(year, month - 1, day, hour, minute, second));
}

const dayMs = 86_400_000;
const dayOf = (at: Date) => at.toISOString().slice(0, 10);
/** Monday to Sunday, by the Monday's date. */
const weekOf = (at: Date) => dayOf(new Date(at.getTime() - ((at.getUTCDay() + 6) % 7) * dayMs));
const monthOf = (at: Date) => at.toISOString().slice(0, 7);

/** The latest backup of each of the latest `count` periods. */
function latestOfEach(backups: readonly { name: string; at: Date }[], periodOf: (at: Date) => string, count: number) {
  const found = new Map<string, string>();
  for (const { name, at } of backups) if (!found.has(periodOf(at))) found.set(periodOf(at), name);
  return [...found.values()].slice(0, count);
}

/** The backups that have served their time. The latest one never has, and what is not named as a backup is not spoken of. */
export function toForget(names: readonly string[], { days, weeks, months }: Keep): string[] {
  const backups = names
    .flatMap((name) => {
      const at = momentOf(name);
      return at ? [{ name, at }] : [];
    })
    .toSorted((one, other) => other.at.getTime() - one.at.getTime());
  const kept = new Set([
    ...backups.slice(0, 1).map(({ name }) => name),
    ...latestOfEach(backups, dayOf, days),
    ...latestOfEach(backups, weekOf, weeks),
    ...latestOfEach(backups, monthOf, months),
  ]);
  return backups.filter(({ name }) => !kept.has(name)).map(({ name }) => name);
}
