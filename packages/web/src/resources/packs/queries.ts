// What the screen of packs asks for and does: the packs, a rehearsal or a loading of one, and what was made here as a file.
import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { PackFile } from "@atalaya/contract/packs/pack.ts";
import type { PackPart } from "@atalaya/contract/packs/items.ts";
import { packs, type PackOutcome, type PackSummary } from "@atalaya/contract/resources/packs.ts";
import { call } from "../../api/call.ts";
import type { ApiError } from "../../api/request.ts";
import { askAnswer, useAll } from "../../api/use-resource.ts";

export const usePacks = () => useAll(packs, {}, { leavesOnDenied: true });

/** What is open: a pack that stands ready, by its key, or one out of a file. */
export type OpenPack = { key: string; file: PackFile | null };

type Asked = { parts: PackPart[]; is_rehearsal: boolean };

/** Once a pack is loaded nothing that was read before is sure to be so still. */
export function usePackLoad({ key, file }: OpenPack) {
  const client = useQueryClient();
  return useMutation<PackOutcome, ApiError, Asked>({
    mutationFn: (asked) => call("POST packs/load", { body: { ...(file ? { pack: file } : { key }), ...asked } }),
    onSuccess: async ({ is_written }) => {
      if (is_written) await client.invalidateQueries();
    },
  });
}

/** What was made here as a pack, for a file. */
export const askOwnPack = () => askAnswer(packs, "own");

/** A file as a pack, as far as can be seen without the server; null where it is none. */
export async function readPackFile(file: File): Promise<PackFile | null> {
  try {
    const read: unknown = JSON.parse(await file.text());
    const isPack = typeof read === "object" && read !== null && "format" in read && "key" in read && "version" in read;
    return isPack ? (read as PackFile) : null;
  } catch {
    return null;
  }
}

/** Whether there is anything to load; the rules of a country are used without. */
export const hasItems = ({ counts }: PackSummary): boolean => Object.values(counts).some((count) => count > 0);

/** The version that could be loaded is another than the one that was. */
export const isNewer = ({ version, loaded }: PackSummary): boolean =>
  loaded !== null && version !== null && version !== loaded.version;
