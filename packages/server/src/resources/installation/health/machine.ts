// Looks at the machine: its Node, the folder of the data, the room that is left.
import { access, constants, stat, statfs } from "node:fs/promises";
import { resolve } from "node:path";
import { found, type Look } from "./finding.ts";

/** Below these numbers of gigabytes. */
const littleRoom = 5;
const noRoom = 0.5;

export const node: Look = async () => found("ok", "doctor_node", { version: process.versions.node });

export const folder: Look = async ({ settings: { DATA_DIR } }) => {
  const path = resolve(DATA_DIR);
  await access(path, constants.R_OK | constants.W_OK);
  const mode = ((await stat(path)).mode & 0o777).toString(8);
  if (process.platform !== "win32" && mode !== "700") return found("look", "doctor_folder_open", { path, mode });
  return found("ok", "doctor_folder", { path });
};

const roomIn = (path: string, bytes: number) => {
  const gigabytes = bytes / 1e9;
  const state = gigabytes < noRoom ? "bad" : gigabytes < littleRoom ? "look" : "ok";
  return found(state, "doctor_room", { path, gigabytes: gigabytes.toFixed(1) });
};

export const room: Look = async ({ settings: { DATA_DIR } }) => {
  const { bavail, bsize } = await statfs(DATA_DIR);
  return roomIn(resolve(DATA_DIR), bavail * bsize);
};

export const roomForBackups: Look = async ({ place }) => {
  const bytes = await place.room();
  return bytes === null ? found("ok", "doctor_backup_place", { path: place.shown }) : roomIn(place.shown, bytes);
};
