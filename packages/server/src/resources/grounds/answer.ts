// A ground as it is answered: where its bytes are, and whether they are there.
import type { Ground } from "@atalaya/contract/resources/grounds.ts";
import { keyOf, type FileStore } from "../../platform/files/file-store.ts";
import type { Services } from "../../platform/http/app-kit.ts";
import type { FoundGround } from "./queries.ts";

/** Contents that were found once: a bucket is not asked again at every map. */
const seen = new Set<string>();

async function isThere(files: FileStore, sha256: string): Promise<boolean> {
  if (seen.has(sha256)) return true;
  const isFound = await files.has(keyOf({ sha256 })).catch(() => false);
  if (isFound) seen.add(sha256);
  return isFound;
}

/** Names of places are told to whoever keeps the grounds. */
export async function answerGround(
  { files, settings }: Pick<Services, "files" | "settings">,
  { file_id: _file, sha256, places, ...ground }: FoundGround,
  { isKeeper = true } = {},
): Promise<Ground> {
  return {
    ...ground,
    places: isKeeper ? places : [],
    address: `${settings.BASE_PATH}/api/grounds/${ground.id}/content?v=${sha256.slice(0, 16)}`,
    is_there: await isThere(files, sha256),
  };
}
