// A file of several shapes was brought for one place: which of them is it?
import { useId, useState } from "react";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import Typography from "@mui/material/Typography";
import { formatNumber } from "../../ui/format.ts";
import { EntryList, ListEntry } from "../../ui/list-entry.tsx";
import { searchable } from "@atalaya/contract/folded.ts";
import { SearchField } from "../../ui/search-field.tsx";
import { Tag } from "../../ui/tag.tsx";
import { useLanguage, useWords } from "../../ui/words.ts";
import type { FileShape } from "./read-shapes.ts";

/** More would make the list slow; the rest is found by its name. */
const shownAtOnce = 100;
/** Columns that are shown of each. */
const shownTexts = 4;

type ShapeChoiceProps = {
  shapes: readonly FileShape[];
  /** The one that looks like the place's; -1 for none. */
  likely: number;
  onShape: (shape: FileShape) => void;
  /** All of them together are the boundary. */
  onAll: () => void;
  onCancel: () => void;
};

export function ShapeChoice({ shapes, likely, onShape, onAll, onCancel }: ShapeChoiceProps) {
  const t = useWords();
  const [language] = useLanguage();
  const titleId = useId();
  const [typed, setTyped] = useState("");
  const guess = shapes[likely];
  const inOrder = guess ? [guess, ...shapes.filter((it) => it !== guess)] : shapes;
  const words = searchable(typed).split(" ");
  const found = inOrder.filter(({ texts }) => {
    const text = searchable(texts.join(" "));
    return words.every((word) => text.includes(word));
  });
  return (
    <Dialog open onClose={onCancel} aria-labelledby={titleId} maxWidth="sm" fullWidth>
      <DialogTitle id={titleId}>{t("shape_which")}</DialogTitle>
      <DialogContent>
        <Typography color="textSecondary" sx={{ mb: "8px" }}>
          {t("shape_which_text", { count: formatNumber(shapes.length, language) })}
        </Typography>
        <SearchField value={typed} onChange={setTyped} placeholder={t("shape_search")} width="100%" />
        <Box sx={{ height: 280, overflowY: "auto", mt: "8px" }}>
          <EntryList>
            {found.slice(0, shownAtOnce).map((shape) => (
              <ListEntry
                key={shapes.indexOf(shape)}
                isOpen={shape === guess}
                onOpen={() => onShape(shape)}
                minHeight={44}
              >
                <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
                  {shape.texts.slice(0, shownTexts).join(" · ")}
                </Box>
                {shape === guess && <Tag label={t("shape_likely")} status="success" icon="check" />}
              </ListEntry>
            ))}
          </EntryList>
        </Box>
      </DialogContent>
      <DialogActions>
        <Button variant="text" onClick={onAll}>
          {t("shape_all")}
        </Button>
        <Button variant="outlined" onClick={onCancel}>
          {t("cancel")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
