// A map file read back by the library that maps use, straight from the disk.
import { open } from "node:fs/promises";
import { PMTiles } from "pmtiles";

/** What `read` finds in the file, which is open for as long as it looks. */
export async function readPmtiles<T>(path: string, read: (map: PMTiles) => Promise<T>): Promise<T> {
  await using handle = await open(path);
  const map = new PMTiles({
    getKey: () => path,
    async getBytes(offset, length) {
      const bytes = new Uint8Array(length);
      const { bytesRead } = await handle.read(bytes, 0, length, offset);
      return { data: bytes.buffer.slice(0, bytesRead) };
    },
  });
  return await read(map);
}
