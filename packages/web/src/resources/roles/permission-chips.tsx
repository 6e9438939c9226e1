// What the role grants on a phone: a block per screen, with a chip per action that turns on and off.
import Box from "@mui/material/Box";
import Chip from "@mui/material/Chip";
import Typography from "@mui/material/Typography";
import { Icon } from "../../ui/icon.tsx";
import { useWords } from "../../ui/words.ts";
import { actions, permissionGroups, type PermissionRow } from "./permission-rows.ts";
import type { PermissionsProps } from "./permissions-field.tsx";

export function PermissionChips(props: PermissionsProps) {
  const t = useWords();
  return permissionGroups.map((group) => (
    <Box key={group.name} component="section" aria-label={t(`menu.${group.name}`)}>
      <Typography
        variant="subtitle2"
        component="h3"
        sx={(theme) => ({
          m: 0,
          padding: "8px 20px",
          backgroundColor: theme.vars.palette.background.default,
          borderBlock: `1px solid ${theme.vars.palette.divider}`,
        })}
      >
        {t(`menu.${group.name}`)}
      </Typography>
      {group.rows.map((row) => (
        <ScreenBlock key={row.name} {...props} row={row} />
      ))}
    </Box>
  ));
}

function ScreenBlock({ row, granted, isReadOnly, mayGive, onToggle }: PermissionsProps & { row: PermissionRow }) {
  const t = useWords();
  const title = t(`menu.${row.name}`);
  return (
    <Box role="group" aria-label={title} sx={{ padding: "10px 20px 12px", borderBottom: 1, borderColor: "divider" }}>
      <Typography component="p" sx={{ m: 0, mb: "6px", fontWeight: 550 }}>
        {title}
      </Typography>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: "8px" }}>
        {actions.map((action) => {
          const permission = row.cells[action];
          if (!permission) return null;
          const isOn = granted.has(permission);
          return (
            <Chip
              key={action}
              clickable
              component="button"
              type="button"
              aria-pressed={isOn}
              disabled={isReadOnly || (!isOn && !mayGive(permission))}
              icon={isOn ? <Icon name="check" size={12} /> : undefined}
              label={t(`action.${action}`)}
              variant={isOn ? "filled" : "outlined"}
              onClick={() => onToggle([row], action, !isOn)}
              sx={(theme) => ({
                height: 36,
                px: "4px",
                fontSize: "0.8125rem",
                "&.Mui-disabled": { opacity: isOn ? 0.8 : 0.5 },
                "& .MuiChip-icon": { color: "inherit" },
                ...(isOn && {
                  color: theme.vars.palette.softText,
                  backgroundColor: theme.vars.palette.soft,
                  "&:hover": { backgroundColor: theme.vars.palette.soft },
                }),
              })}
            />
          );
        })}
      </Box>
    </Box>
  );
}
