// The foot of the matrix: how much is about to change, and for how many people.
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useWatch } from "react-hook-form";
import type { RoleDraft } from "@atalaya/contract/resources/roles.ts";
import { changedFields } from "../../forms/merge.ts";
import type { ResourceForm } from "../../forms/use-resource-form.ts";
import { formatNumber } from "../../ui/format.ts";
import { Tag } from "../../ui/tag.tsx";
import { phoneQuery } from "../../ui/theme/theme-global.ts";
import { useLanguage, useWords } from "../../ui/words.ts";
import { changedPermissions } from "./permission-rows.ts";

type RoleChangesProps = { controller: ResourceForm<RoleDraft>; saved: RoleDraft; count: number | null | undefined };

export function RoleChanges({ controller, saved, count }: RoleChangesProps) {
  const t = useWords();
  const [language] = useLanguage();
  const values = useWatch({ control: controller.form.control }) as RoleDraft;
  const { permissions: changed, ...texts } = changedFields(saved, values);
  const changes =
    (changed ? changedPermissions(saved.permissions, values.permissions).length : 0) + Object.keys(texts).length;
  const affected =
    count === 0
      ? t("role_affects_none")
      : count === 1
        ? t("role_affects_one")
        : t("role_affects", {
            count: formatNumber(count, language),
          });
  return (
    <Box
      role="status"
      sx={{
        display: "flex",
        flex: 1,
        alignItems: "center",
        gap: "8px",
        minWidth: 80,
        [phoneQuery]: { flexBasis: "100%" },
      }}
    >
      {changes > 0 ? (
        <Tag
          status="warning"
          icon="circle"
          label={changes === 1 ? t("role_changes_one") : t("role_changes", { count: changes })}
        />
      ) : (
        <Typography variant="caption" component="span" color="textDisabled">
          {t("role_changes_none")}
        </Typography>
      )}
      {changes > 0 && typeof count === "number" && (
        <Typography variant="caption" component="span" color="textSecondary">
          {affected}
        </Typography>
      )}
    </Box>
  );
}
