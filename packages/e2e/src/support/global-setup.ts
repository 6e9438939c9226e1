// Loads the demo once per run, before the first test; its workers find it by their environment.
import { dropDemo, loadDemo, type Demo, type Kind } from "./demo-copies.ts";

const nameOf = (kind: Kind) => `DEMO_ON_${kind.toUpperCase()}`;

/** The demo of this run on this kind of database. */
export function demoOn(kind: Kind): Demo {
  const written = process.env[nameOf(kind)];
  if (!written) throw new Error(`no demo was loaded on the ${kind} database`);
  return JSON.parse(written) as Demo;
}

export default async function setup(): Promise<() => Promise<void>> {
  const kinds: Kind[] = process.env["DATABASE_URL"] ? ["embedded", "server"] : ["embedded"];
  const demos = await Promise.all(kinds.map(loadDemo));
  kinds.forEach((kind, index) => (process.env[nameOf(kind)] = JSON.stringify(demos[index])));
  return async () => void (await Promise.all(demos.map(dropDemo)));
}
