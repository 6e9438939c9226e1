// The folder on disk as PGlite's file system, with the one thing that is missing there: fsync reaches the disk.
import fs from "node:fs";
import { NodeFS } from "@electric-sql/pglite/nodefs";
import type { EmscriptenOptions } from "./native-errors.ts";

type Descriptor = { nfd?: number; node: object };
type NodeFileSystem = {
  realPath(node: object): string;
  tryFSOperation<T>(operation: () => T): T;
  stream_ops: { fsync?: (stream: Descriptor) => number };
};

/** PostgreSQL asks for fsync in the right places; Emscripten's folder file system ignores it. This one obeys. */
export class DurableFileSystem extends NodeFS {
  readonly #alsoChange: (options: EmscriptenOptions) => void;

  /** `alsoChange`: PGlite shows the options of its WebAssembly to nobody but the file system. */
  constructor(directory: string, alsoChange: (options: EmscriptenOptions) => void) {
    super(directory);
    this.#alsoChange = alsoChange;
  }

  override async init(...[pg, options]: Parameters<NodeFS["init"]>): ReturnType<NodeFS["init"]> {
    const prepared = await super.init(pg, options);
    const emscripten = prepared.emscriptenOpts as EmscriptenOptions;
    this.#alsoChange(emscripten);
    (emscripten.preRun ??= []).push((module) => {
      const folder = (module as { FS: { filesystems: { NODEFS: NodeFileSystem } } }).FS.filesystems.NODEFS;
      folder.stream_ops.fsync = (stream) => folder.tryFSOperation(() => syncToDisk(folder, stream));
    });
    return prepared;
  }
}

function syncToDisk(folder: NodeFileSystem, stream: Descriptor): number {
  if (stream.nfd != null) fs.fdatasyncSync(stream.nfd);
  else syncPath(folder.realPath(stream.node)); // directories are opened without a descriptor
  return 0;
}

/** Makes one file or directory survive a power cut. */
export function syncPath(path: string): void {
  const descriptor = fs.openSync(path, "r");
  try {
    fs.fsyncSync(descriptor);
  } finally {
    fs.closeSync(descriptor);
  }
}

/** The same for everything below a directory: `initdb` runs in memory and its files are copied out unsynced. */
export function syncTree(directory: string): void {
  for (const entry of fs.readdirSync(directory, { withFileTypes: true })) {
    const path = `${directory}/${entry.name}`;
    if (entry.isDirectory()) syncTree(path);
    else if (entry.isFile()) syncPath(path);
  }
  syncPath(directory);
}
