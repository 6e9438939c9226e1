// How far setting up has come.
import { statfs } from "node:fs/promises";
import { setupSteps, type Setup, type SetupStep, type stepStates } from "@atalaya/contract/resources/installation.ts";
import { areOnOneDisk, shownPlace } from "../../platform/backup/backup-place.ts";
import type { Db } from "../../platform/database/database.ts";
import { canSend } from "../../platform/people/mail.ts";
import type { SettingsInForce, Stored } from "../../platform/settings-in-force.ts";
import { findAge } from "../backups/queries.ts";
import { countPlaces, findMailTest, findOwnPlace, findPeople, listLoadedPacks, mailHash } from "./queries.ts";

type Asked = { db: Db; settings: SettingsInForce; stored: Stored; user_id: number };

export async function findSetup({ db, settings, stored, user_id }: Asked): Promise<Setup> {
  const backup_place = shownPlace(settings);
  const { own_place_id } = settings;
  const [packs, place_count, own_place, tested, age, people, backup_is_on_data_disk, free_bytes] = await Promise.all([
    listLoadedPacks(db),
    countPlaces(db),
    own_place_id === null ? null : findOwnPlace(db, own_place_id),
    findMailTest(db, mailHash(settings)),
    findAge(db),
    findPeople(db, user_id),
    isOnDataDisk(backup_place, settings),
    freeBytes(settings),
  ]);
  const found = {
    packs,
    place_count,
    own_place,
    has_mail: canSend(settings),
    ...tested,
    backup_place,
    backup_is_on_data_disk,
    backup_good_at: age.good_at,
    free_bytes,
    ...people,
  };
  const skipped = new Set(stored.skipped_steps);
  const steps = setupSteps.map((key) => ({ key, state: stateOf(key, { settings, stored, found }, skipped.has(key)) }));
  return { steps, ...found };
}

type Known = Pick<Asked, "settings" | "stored"> & { found: Omit<Setup, "steps"> };

const isDone: Record<SetupStep, (known: Known) => boolean> = {
  organisation: ({ settings }) => settings.ORGANISATION !== undefined,
  country: ({ found }) => found.packs.length > 0,
  place: ({ found }) => found.own_place !== null,
  ground: ({ settings, stored }) =>
    stored.ground !== null || Boolean(settings.MAP_STYLE_URL ?? settings.MAP_RASTER_URL ?? settings.MAP_PMTILES_URL),
  mail: ({ found }) => found.has_mail,
  backup: ({ settings, found }) => settings.BACKUP_AT !== null && !found.backup_is_on_data_disk,
  people: ({ found }) => found.active_count + found.invited_count > 0,
};

/** A disk that breaks takes what lies on it, so a backup beside the data warns until somebody says that it is meant. */
function stateOf(key: SetupStep, known: Known, isSkipped: boolean): (typeof stepStates)[number] {
  if (isDone[key](known)) return "done";
  if (isSkipped) return "skipped";
  return key === "backup" ? "warning" : "open";
}

export const isOnDataDisk = async (place: string, { DATA_DIR }: Pick<SettingsInForce, "DATA_DIR">): Promise<boolean> =>
  !place.startsWith("s3://") && areOnOneDisk(place, DATA_DIR);

async function freeBytes({ DATA_DIR }: Pick<SettingsInForce, "DATA_DIR">): Promise<number | null> {
  try {
    const { bavail, bsize } = await statfs(DATA_DIR);
    return bavail * bsize;
  } catch {
    return null;
  }
}
