// What somebody decides of a sheet before it is printed: its title, its paper, and whether a list comes with it.
import Box from "@mui/material/Box";
import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import TextField from "@mui/material/TextField";
import { Segmented } from "../../ui/segmented.tsx";
import { useWords } from "../../ui/words.ts";
import { sheetFormats, type SheetFormat } from "./layout.ts";

export type SheetChoice = { title: string; format: SheetFormat; hasList: boolean };

type SheetChoicesProps = {
  choice: SheetChoice;
  onChange: (change: Partial<SheetChoice>) => void;
  canList: boolean;
};

export function SheetChoices({ choice, onChange, canList }: SheetChoicesProps) {
  const t = useWords();
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "flex-end", gap: "8px 16px", pt: "6px" }}>
      <TextField
        label={t("map_sheet_title")}
        value={choice.title}
        onChange={(event) => onChange({ title: event.target.value })}
        sx={{ flex: "1 1 320px" }}
        slotProps={{ htmlInput: { maxLength: 120 } }}
      />
      <Segmented
        label={t("map_sheet_paper")}
        value={choice.format}
        segments={sheetFormats.map((value) => ({ value, label: value }))}
        onChange={(format) => onChange({ format })}
      />
      {canList && (
        <FormControlLabel
          control={<Checkbox checked={choice.hasList} onChange={(_, hasList) => onChange({ hasList })} />}
          label={t("map_sheet_with_list")}
        />
      )}
    </Box>
  );
}
