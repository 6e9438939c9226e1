// The packs at the left: which country, and whether it is loaded.
import Box from "@mui/material/Box";
import ButtonBase from "@mui/material/ButtonBase";
import Typography from "@mui/material/Typography";
import type { PackSummary } from "@atalaya/contract/resources/packs.ts";
import { Tag } from "../../ui/tag.tsx";
import { useLanguage, useWords } from "../../ui/words.ts";
import { hasItems, isNewer } from "./use-packs.ts";

type PackListProps = { packs: readonly PackSummary[]; openKey: string | null; onOpen: (key: string) => void };

export function PackList({ packs, openKey, onOpen }: PackListProps) {
  const t = useWords();
  return (
    <Box component="nav" aria-label={t("pack_list")} sx={{ overflowY: "auto", padding: "12px 8px 20px" }}>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: "none", display: "grid", gap: "2px" }}>
        {packs.map((pack) => (
          <li key={pack.key}>
            <Entry pack={pack} isOpen={pack.key === openKey} onOpen={() => onOpen(pack.key)} />
          </li>
        ))}
      </Box>
    </Box>
  );
}

type EntryProps = { pack: PackSummary; isOpen: boolean; onOpen: () => void };

function Entry({ pack, isOpen, onOpen }: EntryProps) {
  const t = useWords();
  const [language] = useLanguage();
  return (
    <ButtonBase
      aria-current={isOpen || undefined}
      onClick={onOpen}
      sx={(theme) => ({
        width: "100%",
        minHeight: 52,
        padding: "8px 10px",
        gap: "8px",
        borderRadius: "6px",
        textAlign: "left",
        fontSize: "inherit",
        color: isOpen ? theme.vars.palette.softText : theme.vars.palette.text.primary,
        backgroundColor: isOpen ? theme.vars.palette.soft : "transparent",
        "&:hover": { backgroundColor: isOpen ? theme.vars.palette.soft : theme.vars.palette.hover },
      })}
    >
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
    </ButtonBase>
  );
}
