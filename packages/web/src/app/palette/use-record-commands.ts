// Records as commands: those that match what was typed, and those chosen before.
import { useNavigate } from "@tanstack/react-router";
import { domains, type Domain } from "@atalaya/contract/domains.ts";
import type { MenuGroup } from "@atalaya/contract/menu.ts";
import { usePlace } from "../../api/places.ts";
import { useWords } from "../../ui/words.ts";
import type { Command } from "./command.ts";
import type { RecentChoice } from "./recent.ts";
import { useRecordHits } from "./record-hits.ts";

const prefix = "record:";

/** The domains whose screen the user sees and that is there. */
const readableDomains = (groups: readonly MenuGroup[]): Domain[] => {
  const paths = groups.flatMap((group) => group.items.filter(({ is_ready }) => is_ready).map(({ path }) => path));
  return domains.filter((domain) => paths.includes(`/records/${domain}`));
};

type RecordCommands = { hits: Command[]; known: Command[]; isSearching: boolean };

/** `known` are the recent ones; one of a domain that may no longer be read is left out. */
export function useRecordCommands(
  groups: readonly MenuGroup[],
  typed: string,
  recent: readonly RecentChoice[],
): RecordCommands {
  const t = useWords();
  const navigate = useNavigate();
  const { places } = usePlace();
  const readable = readableDomains(groups);
  const { hits, isSearching } = useRecordHits(readable, typed);
  const command = (domain: Domain, id: string, title: string, detail?: string | null): Command => ({
    id: `${prefix}${domain}:${id}`,
    kind: "record",
    title,
    detail,
    icon: "file-text-o",
    words: "",
    run: () => void navigate({ to: `/records/${domain}`, search: { record: id, selected: id } as never }),
  });
  const placeName = (id: number) => places.find((place) => place.id === id)?.reason_social;
  return {
    isSearching,
    hits: hits.map(({ domain, id, title, company_id }) =>
      command(domain, String(id), title, [t(`domain.${domain}`), placeName(company_id)].filter(Boolean).join(" · ")),
    ),
    known: recent.flatMap(({ id, title, detail }) => {
      const [, domain, record_id] = id.split(":");
      const known = readable.find((it) => it === domain);
      return id.startsWith(prefix) && known && record_id && title ? command(known, record_id, title, detail) : [];
    }),
  };
}
