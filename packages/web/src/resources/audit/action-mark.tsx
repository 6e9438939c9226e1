// What happened, as icon, colour and word.
import Box from "@mui/material/Box";
import Tooltip from "@mui/material/Tooltip";
import { Icon } from "../../ui/icon.tsx";
import { Tag } from "../../ui/tag.tsx";
import type { AuditAction } from "@atalaya/contract/resources/audit.ts";
import type { StatusName } from "../../ui/theme/tokens.ts";
import { useWords } from "../../ui/words.ts";

const marks: Record<AuditAction, { icon: string; status?: StatusName }> = {
  create: { icon: "plus", status: "success" },
  update: { icon: "pencil" },
  delete: { icon: "trash-o", status: "error" },
  restore: { icon: "undo", status: "info" },
  read: { icon: "eye", status: "warning" },
  download: { icon: "download", status: "warning" },
};

/** `isDense`: only the icon, the word in a tooltip and for assistive technology. */
export function ActionMark({ action, isDense = false }: { action: AuditAction; isDense?: boolean }) {
  const t = useWords();
  const word = t(`audit_action.${action}`);
  const { icon, status } = marks[action];
  if (!isDense) return <Tag label={word} icon={icon} status={status} />;
  return (
    <Tooltip title={word}>
      <Box
        component="span"
        role="img"
        aria-label={word}
        sx={{ display: "inline-flex", color: status ? `${status}.main` : "text.secondary" }}
      >
        <Icon name={icon} size={14} />
      </Box>
    </Tooltip>
  );
}
