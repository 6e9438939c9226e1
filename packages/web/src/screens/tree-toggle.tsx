// The little arrow that opens a branch of a tree.
import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import type { Branch } from "../ui/table/data-table.tsx";
import { Icon } from "../ui/icon.tsx";
import { fingerQuery, fingertip } from "../ui/theme/theme-global.ts";
import { useWords } from "../ui/words.ts";

const width = { width: 24, [fingerQuery]: { width: fingertip } };

/** Keeps its room where there is nothing to open, so that names stand below each other. */
export function TreeToggle({ branch, name }: { branch: Branch; name: string }) {
  const t = useWords();
  if (branch.isExpanded === undefined) return <Box sx={{ flex: "none", ...width }} />;
  return (
    <IconButton
      // The row has the keys: Right and Left.
      tabIndex={-1}
      aria-label={t(branch.isExpanded ? "tree_collapse" : "tree_expand", { name })}
      onClick={(event) => {
        event.stopPropagation();
        branch.onToggle();
      }}
      sx={{ flex: "none", ...width, height: 24 }}
    >
      <Icon name={branch.isExpanded ? "caret-down" : "caret-right"} size={14} />
    </IconButton>
  );
}
