// Small marks with a word: tags of a status, and the state of a record as icon, colour and word.
import Box from "@mui/material/Box";
import Chip from "@mui/material/Chip";
import Tooltip from "@mui/material/Tooltip";
import type { PaperMark } from "@atalaya/contract/paper.ts";
import type { RecordStatus } from "@atalaya/contract/resources/records.ts";
import { Icon } from "./icon.tsx";
import type { StatusName } from "./theme/tokens.ts";
import { useWords, type Translate } from "./words.ts";

type TagProps = { label: string; icon?: string; status?: StatusName };

/** A word in a small box; neutral without a status. */
export function Tag({ label, icon, status }: TagProps) {
  return (
    <Chip
      variant="tag"
      label={label}
      icon={icon ? <Icon name={icon} size={11} /> : undefined}
      sx={(theme) => {
        const pair = status && theme.vars.palette.statusSoft[status];
        return {
          ...(pair && { color: pair.softText, backgroundColor: pair.soft }),
          "& .MuiChip-icon": { color: "inherit", margin: "0 -4px 0 3px" },
        };
      }}
    />
  );
}

const marks: Record<RecordStatus, { icon: string; color: string; status?: StatusName }> = {
  draft: { icon: "pencil", color: "text.disabled" },
  waiting_for_validation: { icon: "clock-o", color: "warning.main", status: "warning" },
  needs_revision: { icon: "reply", color: "warning.main", status: "warning" },
  validated: { icon: "check-circle-o", color: "info.main", status: "info" },
  published: { icon: "check-circle", color: "success.main", status: "success" },
  archived: { icon: "archive", color: "text.disabled" },
};

/** The state of a record as a mark of a paper. */
export const statusMark = (status: RecordStatus, t: Translate): PaperMark => {
  const { icon, status: tone } = marks[status];
  return { label: t(`status.${status}`), icon, ...(tone && { status: tone }) };
};

/** The state of a record. `isDense`: only its icon, the word in a tooltip and for assistive technology. */
export function StatusTag({ status, isDense = false }: { status: RecordStatus; isDense?: boolean }) {
  const t = useWords();
  const { icon, color, status: tone } = marks[status];
  const word = t(`status.${status}`);
  if (!isDense) return <Tag label={word} icon={icon} status={tone} />;
  return (
    <Tooltip title={word}>
      <Box component="span" role="img" aria-label={word} sx={{ display: "inline-flex", color }}>
        <Icon name={icon} size={15} />
      </Box>
    </Tooltip>
  );
}
