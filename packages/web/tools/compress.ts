// After the build: writes a brotli and a gzip copy beside every file that is not compressed yet, so that the server sends them without work.
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const directories = ["../dist/assets", "../dist/basemap"].map((name) => join(import.meta.dirname, name));
const compressible = /\.(js|css|svg|geojson|pmtiles)$/;
/** Smaller files fit into one packet as they are. */
const leastSize = 1400;
/** The highest quality costs seconds on large files for two per cent. */
const largeSize = 600_000;

for (const directory of directories)
  for (const name of readdirSync(directory).filter((it) => compressible.test(it))) {
    const path = join(directory, name);
    if (statSync(path).size < leastSize) continue;
    const content = readFileSync(path);
    const quality = content.length > largeSize ? 9 : constants.BROTLI_MAX_QUALITY;
    writeFileSync(`${path}.br`, brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }));
    writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
  }
