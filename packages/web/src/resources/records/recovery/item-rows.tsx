// Rows of fields inside the recovery item: milestones, sources of funding. Each can be taken away, and one can be added.
import type { ReactNode } from "react";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import Tooltip from "@mui/material/Tooltip";
import Typography from "@mui/material/Typography";
import { Icon } from "../../../ui/icon.tsx";
import { useWords } from "../../../ui/words.ts";

type ItemRowsProps = {
  title: string;
  help?: string | undefined;
  addLabel: string;
  /** Keys of the rows, as the form's array gives them. */
  keys: readonly string[];
  /** Widths of the fields of a row, where there is room. */
  columns: string;
  onAdd: () => void;
  onRemove: (index: number) => void;
  isReadOnly: boolean;
  /** The fields of one row. */
  children: (index: number) => ReactNode;
};

export function ItemRows(props: ItemRowsProps) {
  const { title, help, addLabel, keys, columns, onAdd, onRemove, isReadOnly, children } = props;
  const t = useWords();
  if (isReadOnly && keys.length === 0) return null;
  return (
    <Box role="group" aria-label={title}>
      <Typography variant="caption" component="p" sx={{ m: "0 0 4px", fontWeight: 550 }}>
        {title}
      </Typography>
      {help && (
        <Typography variant="overline" component="p" color="textSecondary" sx={{ mb: "8px" }}>
          {help}
        </Typography>
      )}
      {keys.map((key, index) => (
        <Box
          key={key}
          sx={{
            display: "flex",
            alignItems: "start",
            gap: "4px",
            ...(index > 0 && { borderTop: 1, borderColor: "divider", pt: "8px" }),
          }}
        >
          <Box
            sx={{
              flex: 1,
              minWidth: 0,
              display: "grid",
              gap: "0 8px",
              gridTemplateColumns: "minmax(0, 1fr)",
              "@container (min-width: 480px)": { gridTemplateColumns: columns },
            }}
          >
            {children(index)}
          </Box>
          {!isReadOnly && (
            <Tooltip title={t("row_remove", { number: index + 1 })}>
              <IconButton
                aria-label={`${title}: ${t("row_remove", { number: index + 1 })}`}
                onClick={() => onRemove(index)}
                sx={{ mt: "22px" }}
              >
                <Icon name="times" />
              </IconButton>
            </Tooltip>
          )}
        </Box>
      ))}
      {!isReadOnly && (
        <Button startIcon={<Icon name="plus" />} onClick={onAdd} sx={{ ml: "-8px" }}>
          {addLabel}
        </Button>
      )}
    </Box>
  );
}
