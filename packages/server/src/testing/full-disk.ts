// For the test of a full disk: as long as the file FULL_DISK_WHILE is there, nothing grows on the disk of DATA_DIR. Loaded before everything
// else (`--import`), in every thread.
import fs from "node:fs";

const { FULL_DISK_WHILE: flag = "", DATA_DIR: directory = "" } = process.env;
const real = { ...fs };
const statfs = fs.promises.statfs.bind(fs.promises);
const names = new Map<number, string>();
const isFull = () => real.existsSync(flag);

Object.assign(fs, {
  openSync(...asked: Parameters<typeof fs.openSync>) {
    const descriptor = real.openSync(...asked);
    names.set(descriptor, String(asked[0]));
    return descriptor;
  },
  writeSync(descriptor: number, ...rest: [Uint8Array, number, number, number]) {
    const [, , length, position] = rest;
    const grows = position + length > real.fstatSync(descriptor).size;
    if (grows && names.get(descriptor)?.startsWith(directory) && isFull())
      throw Object.assign(new Error("ENOSPC: no space left on device, write"), { code: "ENOSPC" });
    return (real.writeSync as (...all: unknown[]) => number)(descriptor, ...rest);
  },
});
Object.assign(fs.promises, {
  statfs: async (path: string) => Object.assign(await statfs(path), isFull() ? { bavail: 0 } : {}),
});
