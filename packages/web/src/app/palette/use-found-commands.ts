// What the server finds, as commands: what matches what was typed, and what was chosen before.
import { useNavigate } from "@tanstack/react-router";
import type { MenuGroup } from "@atalaya/contract/menu.ts";
import { useHazardNames } from "../../api/hazard-names.ts";
import { usePlace } from "../../api/places.ts";
import { useLanguage, useWords } from "../../ui/words.ts";
import type { Command } from "./command.ts";
import { findables, type Findable } from "./findable.ts";
import { useHits } from "./hits.ts";
import type { RecentChoice } from "./recent.ts";

/** Those whose screen the user sees and that is there. */
const readableOf = (groups: readonly MenuGroup[]): Findable[] => {
  const paths = groups.flatMap((group) => group.items.map(({ path }) => path));
  return findables.filter(({ screen }) => paths.includes(screen));
};

type FoundCommands = { hits: Command[]; known: Command[]; isSearching: boolean };

/** `known` are the recent ones; one that may no longer be read is left out. */
export function useFoundCommands(
  groups: readonly MenuGroup[],
  typed: string,
  recent: readonly RecentChoice[],
): FoundCommands {
  const t = useWords();
  const [language] = useLanguage();
  const navigate = useNavigate();
  const hazardNames = useHazardNames();
  const { places } = usePlace();
  const readable = readableOf(groups);
  const { hits, isSearching } = useHits(readable, typed);
  const prefixOf = ({ kind, path }: Findable) => `${kind}:${path}:`;
  const command = (findable: Findable, id: string, title: string, detail?: string | null): Command => ({
    id: `${prefixOf(findable)}${id}`,
    kind: findable.kind,
    title,
    detail,
    icon: findable.icon,
    words: "",
    run: () => void navigate(findable.linkOf(id)),
  });
  const placeName = (id: number | null) => places.find((place) => place.id === id)?.reason_social;
  return {
    isSearching,
    hits: hits.map(({ findable, hit }) => {
      const name = findable.foundAs?.(hit, typed, hazardNames);
      const called = name && t("choice_found_as", { name });
      const detail = [called, t(findable.word), placeName(hit.company_id)].filter(Boolean).join(" · ");
      return command(findable, String(hit.id), findable.titleOf(hit, t, language), detail);
    }),
    known: recent.flatMap(({ id, title, detail }) => {
      const known = readable.find((it) => id.startsWith(prefixOf(it)));
      return known && title ? command(known, id.slice(prefixOf(known).length), title, detail) : [];
    }),
  };
}
