// The roles at the left: how many people hold each, and which one is open.
import Box from "@mui/material/Box";
import Divider from "@mui/material/Divider";
import Typography from "@mui/material/Typography";
import { isLocked, type Role } from "@atalaya/contract/resources/roles.ts";
import { formatNumber } from "../../ui/format.ts";
import { Icon } from "../../ui/icon.tsx";
import { EntryList, ListEntry } from "../../ui/list-entry.tsx";
import { size } from "../../ui/theme/theme-global.ts";
import { useLanguage, useWords } from "../../ui/words.ts";
import { useRoleName } from "./use-roles.ts";

type RoleListProps = { roles: readonly Role[]; openId: number | null; onOpen: (id: number) => void };

export function RoleList({ roles, openId, onOpen }: RoleListProps) {
  const t = useWords();
  return (
    <Box component="nav" aria-label={t("role_list")} sx={{ overflowY: "auto", padding: "12px 8px 20px" }}>
      <Typography
        variant="caption"
        component="h2"
        color="textSecondary"
        sx={{ m: 0, padding: "0 8px 8px", fontWeight: 600 }}
      >
        {t("role_list")}
      </Typography>
      <EntryList>
        {roles.map((role) => (
          <RoleEntry key={role.id} role={role} isOpen={role.id === openId} onOpen={() => onOpen(role.id)} />
        ))}
      </EntryList>
      <Divider sx={{ m: "12px 8px" }} />
      <Typography component="p" sx={{ m: 0, padding: "0 8px" }}>
        {t("role_super")}
      </Typography>
      <Typography variant="caption" component="p" color="textDisabled" sx={{ m: 0, padding: "4px 8px 0" }}>
        {t("role_super_text")}
      </Typography>
    </Box>
  );
}

type RoleEntryProps = { role: Role; isOpen: boolean; onOpen: () => void };

function RoleEntry({ role, isOpen, onOpen }: RoleEntryProps) {
  const t = useWords();
  const [language] = useLanguage();
  const nameOf = useRoleName();
  return (
    <ListEntry isOpen={isOpen} onOpen={onOpen} minHeight={size("row")}>
      <Box component="span" sx={{ minWidth: 0, overflowWrap: "anywhere" }}>
        {nameOf(role)}
      </Box>
      {isLocked(role) && (
        <Box component="span" role="img" aria-label={t("role_locked")} title={t("role_locked")} sx={{ flex: "none" }}>
          <Icon name="lock" size={12} />
        </Box>
      )}
      {role.user_count !== null && (
        <Box
          component="span"
          className="tn"
          title={t("role_users")}
          sx={{ ml: "auto", color: isOpen ? "inherit" : "text.secondary" }}
        >
          {formatNumber(role.user_count, language)}
        </Box>
      )}
    </ListEntry>
  );
}
