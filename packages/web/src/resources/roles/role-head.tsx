// The head of the matrix: the role as it is being named, and how much it grants.
import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import Tooltip from "@mui/material/Tooltip";
import { useWatch, type Control } from "react-hook-form";
import { permissions } from "@atalaya/contract/permissions.ts";
import type { Role, RoleDraft } from "@atalaya/contract/resources/roles.ts";
import { PanelHead } from "../../screens/panel-head.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Tag } from "../../ui/tag.tsx";
import { pick, useLanguage, useWords } from "../../ui/words.ts";

type RoleHeadProps = {
  control: Control<RoleDraft>;
  role: Role | null;
  isNaming: boolean;
  onNaming: (isNaming: boolean) => void;
  onClose: () => void;
};

export function RoleHead({ control, role, isNaming, onNaming, onClose }: RoleHeadProps) {
  const t = useWords();
  const [language] = useLanguage();
  const [name_es, name_en, es, en, granted] = useWatch({
    control,
    name: ["name_es", "name_en", "description_es", "description_en", "permissions"],
  });
  const label = t(isNaming ? "role_name_hide" : "role_name_edit");
  return (
    <PanelHead
      title={pick(language, name_es, name_en) || t(role ? "role_untitled" : "role_new")}
      subtitle={es && pick(language, es, en)}
      marks={
        <Box sx={{ display: "flex", alignItems: "center", gap: "4px", flex: "none" }}>
          <Tag label={t("role_granted", { count: granted.length, total: permissions.length })} />
          <Tooltip title={label}>
            <IconButton aria-label={label} aria-expanded={isNaming} onClick={() => onNaming(!isNaming)}>
              <Icon name="pencil" size={14} />
            </IconButton>
          </Tooltip>
        </Box>
      }
      onClose={onClose}
    />
  );
}
