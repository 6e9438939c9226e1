// Which release this is.
import { readFileSync } from "node:fs";
import { join } from "node:path";

const file = join(import.meta.dirname, "../../package.json");

/** As in package.json. */
export const { version: release } = JSON.parse(readFileSync(file, "utf8")) as { version: string };
