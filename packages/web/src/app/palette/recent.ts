// What a person chose last in the palette, on this computer until signing out. What the server found is kept with its title.
import { readStored, store } from "../../api/storage.ts";

const key = "palette_recent";
const most = 12;

/** `title` and `detail` only for what the server found, which is not at hand when the palette opens. */
export type RecentChoice = { id: string; title?: string; detail?: string | null };

const isChoice = (it: unknown): it is RecentChoice =>
  typeof it === "object" && it !== null && typeof (it as RecentChoice).id === "string";

/** Newest first. */
export function recentChoices(): RecentChoice[] {
  try {
    const kept: unknown = JSON.parse(readStored("local", key) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isChoice) : [];
  } catch {
    return [];
  }
}

export function keepChoice(choice: RecentChoice): void {
  const others = recentChoices().filter(({ id }) => id !== choice.id);
  store("local", key, JSON.stringify([choice, ...others].slice(0, most)));
}

/** For the end of a session. */
export const dropRecentChoices = (): void => store("local", key, null);
