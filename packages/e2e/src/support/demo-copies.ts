// The demo's data: loaded once per run on each kind of database, and copied for each file of tests, so that none finds what another left.
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startProcess } from "@atalaya/server/testing/server-process.ts";
import {
  copyOf,
  dropTemplate,
  emptyTemplate,
  settingsOf,
  type Template,
} from "@atalaya/server/testing/test-database.ts";

/** A database, and the folder of the files that are told of in it; for the embedded database they are one. */
export type Demo = { database: Template; directory: string };

export type Kind = Template["kind"];

export const environmentOf = ({ database, directory }: Demo) => ({ ...settingsOf(database), DATA_DIR: directory });

const folder = () => mkdtemp(join(tmpdir(), "atalaya-e2e-"));

/** Starts the demo on an empty database and stops it once everything is in it. */
export async function loadDemo(kind: Kind): Promise<Demo> {
  const demo = await emptyHome(kind);
  await (await startProcess("demo/main.ts", environmentOf(demo))).stop();
  return demo;
}

/** Nothing yet: what somebody finds who has just installed. */
export async function emptyHome(kind: Kind): Promise<Demo> {
  const database = await emptyTemplate(kind);
  return { database, directory: database.kind === "embedded" ? database.directory : await folder() };
}

export async function copyDemo({ database, directory }: Demo): Promise<Demo> {
  const copy = await copyOf(database);
  if (copy.kind === "embedded") return { database: copy, directory: copy.directory };
  const files = await folder();
  await cp(directory, files, { recursive: true });
  return { database: copy, directory: files };
}

export async function dropDemo({ database, directory }: Demo): Promise<void> {
  await dropTemplate(database);
  await rm(directory, { recursive: true, force: true });
}
