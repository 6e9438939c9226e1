// "View as this role": the menu of somebody with only this role, and what may be done on each screen.
import { useId } from "react";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import Typography from "@mui/material/Typography";
import { useWatch, type Control } from "react-hook-form";
import { menu, type MenuItem } from "@atalaya/contract/menu.ts";
import type { Permission } from "@atalaya/contract/permissions.ts";
import type { RoleDraft } from "@atalaya/contract/resources/roles.ts";
import { visibleMenu } from "../../api/menu-visibility.ts";
import { Icon } from "../../ui/icon.tsx";
import { pick, useLanguage, useWords } from "../../ui/words.ts";
import { actions, permissionGroups } from "./permission-rows.ts";

type RolePreviewProps = {
  /** The built-in Administrador has a menu of its own. */
  roleKey: string;
  control: Control<RoleDraft>;
  isUnsaved: boolean;
  onClose: () => void;
};

export function RolePreview({ roleKey, control, isUnsaved, onClose }: RolePreviewProps) {
  const t = useWords();
  const [language] = useLanguage();
  const titleId = useId();
  const { name_es, name_en, permissions } = useWatch({ control }) as RoleDraft;
  const groups = visibleMenu({ is_super_admin: 0, grants: [{ role: roleKey, permissions }] });
  const shown = new Set(groups.flatMap(({ items }) => items));
  const offMenu = menu
    .flatMap(({ items }) => items)
    .filter((item) => !shown.has(item) && item.permission && permissions.includes(item.permission));
  const name = pick(language, name_es, name_en) || t("role_new");
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="sm" fullWidth>
      <DialogTitle id={titleId}>{t("role_preview_title", { name })}</DialogTitle>
      <DialogContent>
        <Typography color="textSecondary" sx={{ mb: "12px" }}>
          {t("role_preview_text")} {isUnsaved && t("role_preview_unsaved")}
        </Typography>
        {groups.length === 0 && <Typography>{t("role_preview_nothing")}</Typography>}
        {groups.map((group) => (
          <Screens
            key={group.name}
            title={t(`menu.${group.name}`)}
            icon={group.icon}
            items={group.items}
            granted={permissions}
          />
        ))}
        {offMenu.length > 0 && (
          <Screens
            title={t("role_preview_off_menu")}
            text={t("role_preview_off_menu_text")}
            icon="eye-slash"
            items={offMenu}
            granted={permissions}
          />
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {t("close")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

type ScreensProps = {
  title: string;
  text?: string;
  icon: string;
  items: readonly MenuItem[];
  granted: readonly Permission[];
};

function Screens({ title, text, icon, items, granted }: ScreensProps) {
  const t = useWords();
  const rows = permissionGroups.flatMap((group) => group.rows);
  const actionsOn = (name: string) => {
    const cells = rows.find((row) => row.name === name)?.cells ?? {};
    return actions.filter((it) => cells[it] && granted.includes(cells[it])).map((it) => t(`action.${it}`));
  };
  return (
    <Box component="section" sx={{ mb: "12px" }}>
      <Typography variant="subtitle2" component="h3" sx={{ m: 0, mb: "2px", color: "text.secondary" }}>
        <Icon name={icon} size={13} /> {title}
      </Typography>
      {text && (
        <Typography variant="caption" component="p" color="textSecondary" sx={{ m: 0 }}>
          {text}
        </Typography>
      )}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: "none" }}>
        {items.map((item) => (
          <Box
            key={item.name}
            component="li"
            sx={{
              display: "flex",
              flexWrap: "wrap",
              gap: "2px 12px",
              padding: "6px 0 6px 22px",
              borderBottom: 1,
              borderColor: "divider",
            }}
          >
            <Box component="span" sx={{ flex: "1 1 180px", fontWeight: 550 }}>
              {t(`menu.${item.name}`)}
            </Box>
            <Box component="span" sx={{ color: "text.secondary" }}>
              {actionsOn(item.name).join(", ") || t("action.index")}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
