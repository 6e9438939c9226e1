// For the power-loss test: a second folder that learns what was written only when it was fsynced, like a disk with a
// volatile cache. Loaded before everything else (`--import`); works in the database thread only.
//
// A file's fsync brings its written ranges and its name; renames and deletions come with the fsync of the directory.
import fs from "node:fs";
import path from "node:path";
import { isMainThread } from "node:worker_threads";

const {
  FORGETFUL_SOURCE: source,
  FORGETFUL_TARGET: target,
  FORGETFUL_IGNORES: ignored,
  FORGETFUL_STOPS_AT: stops,
} = process.env;

const nameOf = new Map<number, string>(); // inode -> name on the forgetful disk
const dirty = new Map<number, [start: number, length: number][]>();
const open = new Map<number, string>();
const real = { ...fs };

const toTarget = (name: string) => path.join(target!, path.relative(source!, name));
const inodeOf = (name: string) => real.lstatSync(name, { throwIfNoEntry: false })?.ino;

function forget(name: unknown): void {
  const inode = inodeOf(String(name));
  if (inode === undefined) return;
  nameOf.delete(inode);
  dirty.delete(inode);
}

function markDirty(inode: number, start: number, length: number): void {
  const ranges = dirty.get(inode) ?? [];
  ranges.push([start, length]);
  dirty.set(inode, ranges);
}

function syncFile(descriptor: number, name: string): void {
  const { ino, size } = real.fstatSync(descriptor);
  if (!nameOf.has(ino)) {
    nameOf.set(ino, toTarget(name));
    real.writeFileSync(toTarget(name), "");
  }
  const from = real.openSync(name, "r"); // the descriptor itself may be for writing only
  const to = real.openSync(nameOf.get(ino)!, "r+");
  for (const [start, length] of dirty.get(ino) ?? []) {
    const bytes = Buffer.alloc(length);
    const count = real.readSync(from, bytes, 0, length, start);
    real.writeSync(to, bytes, 0, count, start);
  }
  real.ftruncateSync(to, size);
  real.closeSync(to);
  real.closeSync(from);
  dirty.delete(ino);
}

function syncDirectory(name: string): void {
  const entries = real.readdirSync(name, { withFileTypes: true });
  for (const entry of entries) {
    const child = path.join(name, entry.name);
    if (entry.isDirectory()) {
      real.mkdirSync(toTarget(child), { recursive: true });
      continue;
    }
    const inode = inodeOf(child)!;
    const known = nameOf.get(inode);
    if (known === undefined) real.writeFileSync(toTarget(child), "");
    else if (known !== toTarget(child)) real.renameSync(known, toTarget(child));
    nameOf.set(inode, toTarget(child));
  }
  const present = new Set(entries.map((entry) => entry.name));
  for (const old of real.readdirSync(toTarget(name))) {
    if (!present.has(old)) real.rmSync(path.join(toTarget(name), old), { recursive: true });
  }
}

let syncs = 0;

function sync(descriptor: number): void {
  const name = open.get(descriptor);
  if (name === undefined) return;
  syncs += 1;
  if (syncs === Number(stops)) {
    real.writeSync(1, "power lost\n");
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0); // nothing is acknowledged from here on
  }
  if (ignored && name.includes(ignored)) return;
  if (real.fstatSync(descriptor).isDirectory()) syncDirectory(name);
  else syncFile(descriptor, name);
}

if (!isMainThread) {
  fs.cpSync(source!, target!, { recursive: true });
  for (const entry of fs.readdirSync(source!, { withFileTypes: true, recursive: true })) {
    const name = path.join(entry.parentPath, entry.name);
    if (entry.isFile()) nameOf.set(inodeOf(name)!, toTarget(name));
  }
  Object.assign(fs, {
    openSync(...args: Parameters<typeof fs.openSync>) {
      const descriptor = real.openSync(...args);
      if (String(args[0]).startsWith(source!)) open.set(descriptor, String(args[0]));
      return descriptor;
    },
    closeSync(descriptor: number) {
      open.delete(descriptor);
      real.closeSync(descriptor);
    },
    writeSync(descriptor: number, ...rest: [Uint8Array, number, number, number]) {
      const written = (real.writeSync as (...all: unknown[]) => number)(descriptor, ...rest);
      if (open.has(descriptor)) markDirty(real.fstatSync(descriptor).ino, rest[3], written);
      return written;
    },
    renameSync(from: string, to: string) {
      forget(to);
      real.renameSync(from, to);
    },
    unlinkSync(name: string) {
      forget(name);
      real.unlinkSync(name);
    },
    fsyncSync: sync,
    fdatasyncSync: sync,
  });
}
