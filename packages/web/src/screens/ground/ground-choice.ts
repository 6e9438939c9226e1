// What somebody wants to have under his records, kept on this computer.
import { create } from "zustand";
import { readStored, store } from "../../api/storage.ts";

/** `first` is whatever maps of the place begin with; `configured` what the installation names by an address; a number is a ground's id. */
export type GroundPick = "first" | "included" | "configured" | number;

export type GroundChoice = { pick: GroundPick; has_relief: boolean };

const key = "map_ground";
const byDefault: GroundChoice = { pick: "first", has_relief: true };

const isPick = (value: unknown): value is GroundPick =>
  typeof value === "number" || value === "first" || value === "included" || value === "configured";

function kept(): GroundChoice {
  try {
    const { pick, has_relief } = (JSON.parse(readStored("local", key) ?? "{}") ?? {}) as Partial<GroundChoice>;
    return { pick: isPick(pick) ? pick : byDefault.pick, has_relief: has_relief !== false };
  } catch {
    // Somebody else's text under our key.
    return byDefault;
  }
}

export const useGroundChoice = create<GroundChoice & { choose: (changes: Partial<GroundChoice>) => void }>(
  (set, get) => ({
    ...kept(),
    choose: (changes) => {
      set(changes);
      const { pick, has_relief } = get();
      store("local", key, JSON.stringify({ pick, has_relief }));
    },
  }),
);
