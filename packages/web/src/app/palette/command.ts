// What the command palette offers, and which of it matches what was typed: pure, so that it can be tested.
import { searchWords } from "@atalaya/contract/search-words.ts";
import { searchable } from "@atalaya/contract/folded.ts";

/** In the order in which they are shown. */
export const commandKinds = ["screen", "place", "action", "record", "other"] as const;
export type CommandKind = (typeof commandKinds)[number];

/** Those that the server finds, in the active place. */
export const foundKinds = ["record", "other"] as const satisfies CommandKind[];
export const isFound = (kind: CommandKind | "recent"): boolean => foundKinds.some((it) => it === kind);

export type Command = {
  /** `<kind>:<name>`, stable across languages: it is how a recent choice is remembered. */
  id: string;
  kind: CommandKind;
  title: string;
  /** Where it stands: the group of a screen, the code of a place. */
  detail?: string | null;
  icon: string;
  /** Everything that it is found by, in both languages. */
  words: string;
  run: () => void;
};

/** A heading and what stands below it. */
export type CommandGroup = { kind: CommandKind | "recent"; commands: Command[] };

const mostOfAKind = 6;
const mostRecent = 5;

const wordsOf = (typed: string) => searchWords(searchable(typed));

/** 0 when the title begins like what was typed, 1 when each typed word begins a word, 2 when each occurs, null when not. */
function rankOf({ title, words }: Command, typed: string[]): number | null {
  const text = searchable(`${title} ${words}`);
  if (!typed.every((word) => text.includes(word))) return null;
  if (searchable(title).startsWith(typed.join(" "))) return 0;
  const parts = text.split(/[^\p{L}\p{N}]+/u);
  return typed.every((word) => parts.some((part) => part.startsWith(word))) ? 1 : 2;
}

/** How long ago it was chosen; what never was comes last. */
const recency = (id: string, recent: readonly string[]) => {
  const index = recent.indexOf(id);
  return index === -1 ? recent.length : index;
};

/** With nothing typed: recent choices, then every screen and action. Places are too many to read through. */
function untyped(commands: readonly Command[], recent: readonly string[]): CommandGroup[] {
  const chosen = recent.flatMap((id) => commands.find((command) => command.id === id) ?? []).slice(0, mostRecent);
  const others = commands.filter((command) => !chosen.includes(command));
  const ofKind = (kind: CommandKind) => ({ kind, commands: others.filter((command) => command.kind === kind) });
  return [{ kind: "recent", commands: chosen }, ofKind("screen"), ofKind("action")];
}

/** Groups to show for what was typed: the best of each kind first, of equals those chosen most recently. No group is empty. */
export function matching(commands: readonly Command[], typed: string, recent: readonly string[] = []): CommandGroup[] {
  const wanted = wordsOf(typed);
  if (wanted.length === 0) return untyped(commands, recent).filter((group) => group.commands.length > 0);
  const ranked = commands
    .flatMap((command) => {
      const rank = rankOf(command, wanted);
      return rank === null ? [] : { command, rank };
    })
    .toSorted((a, b) => a.rank - b.rank || recency(a.command.id, recent) - recency(b.command.id, recent));
  return commandKinds
    .map((kind) => ({
      kind,
      commands: ranked
        .filter(({ command }) => command.kind === kind)
        .slice(0, mostOfAKind)
        .map(({ command }) => command),
    }))
    .filter((group) => group.commands.length > 0);
}
