// Cuts an extract of OpenStreetMap into tiles with tilemaker, a program that the machine has or has not.
import { spawn } from "node:child_process";
import { join } from "node:path";
import type { Bbox } from "@atalaya/contract/values/geometry.ts";
import { MapFileProblem } from "./map-file-problem.ts";

const rules = join(import.meta.dirname, "tilemaker");
/** Of what it says, enough to find the reason in. */
const mostKept = 2000;

type Asked = { extract: string; mbtiles: string; bounds: Bbox | null };

/** Version 2 writes no PMTiles: both are asked for MBTiles. Fails with a MapFileProblem where it is missing, or does not come to an end. */
export function runTilemaker({ extract, mbtiles, bounds }: Asked): Promise<void> {
  const parameters = ["--input", extract, "--output", mbtiles];
  parameters.push("--config", join(rules, "config.json"), "--process", join(rules, "process.lua"));
  if (bounds) parameters.push("--bbox", bounds.join(","));
  return new Promise((resolve, reject) => {
    const child = spawn("tilemaker", parameters, { stdio: ["ignore", "pipe", "pipe"] });
    let said = "";
    const keep = (bytes: Buffer) => (said = (said + bytes.toString("utf8")).slice(-mostKept));
    child.stdout.on("data", keep);
    child.stderr.on("data", keep);
    child.on("error", (error: NodeJS.ErrnoException) =>
      reject(error.code === "ENOENT" ? new MapFileProblem("no_tilemaker") : error),
    );
    child.on("close", (code) =>
      code === 0 ? resolve() : reject(new MapFileProblem("tilemaker_failed", lastLines(said))),
    );
  });
}

/** It writes over the line in which it counts. */
const lastLines = (said: string) =>
  said
    .split(/[\r\n]+/)
    .filter(Boolean)
    .slice(-3)
    .join(" / ");
