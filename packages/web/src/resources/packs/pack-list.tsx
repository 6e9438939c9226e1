// The packs at the left: which country, and whether it is loaded.
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { PackSummary } from "@atalaya/contract/resources/packs.ts";
import { EntryList, ListEntry } from "../../ui/list-entry.tsx";
import { Tag } from "../../ui/tag.tsx";
import { useLanguage, useWords } from "../../ui/words.ts";
import { hasItems, isNewer } from "./queries.ts";

type PackListProps = { packs: readonly PackSummary[]; openKey: string | null; onOpen: (key: string) => void };

export function PackList({ packs, openKey, onOpen }: PackListProps) {
  const t = useWords();
  return (
    <Box component="nav" aria-label={t("pack_list")} sx={{ overflowY: "auto", padding: "12px 8px 20px" }}>
      <EntryList>
        {packs.map((pack) => (
          <Entry key={pack.key} pack={pack} isOpen={pack.key === openKey} onOpen={() => onOpen(pack.key)} />
        ))}
      </EntryList>
    </Box>
  );
}

type EntryProps = { pack: PackSummary; isOpen: boolean; onOpen: () => void };

function Entry({ pack, isOpen, onOpen }: EntryProps) {
  const t = useWords();
  const [language] = useLanguage();
  return (
    <ListEntry isOpen={isOpen} onOpen={onOpen} minHeight={52}>
      <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="subtitle2" component="span" sx={{ display: "block" }}>
          {pack.title[language]}
        </Typography>
        <Typography
          variant="overline"
          component="span"
          sx={{ display: "block", color: isOpen ? "inherit" : "text.secondary" }}
        >
          {t("pack_version", { version: pack.loaded?.version ?? pack.version ?? "" })}
        </Typography>
      </Box>
      {isNewer(pack) ? (
        <Tag label={t("pack_newer")} icon="arrow-up" status="info" />
      ) : pack.loaded ? (
        <Tag label={t("pack_loaded")} icon="check" status="success" />
      ) : (
        <Tag label={t(hasItems(pack) ? "pack_not_loaded" : "pack_rules_used")} />
      )}
    </ListEntry>
  );
}
