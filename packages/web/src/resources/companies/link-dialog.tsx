// The dialog in which one association is made or changed, and the choice of its other side by typing a name.
import { useId, type FormEvent, type ReactNode } from "react";
import Autocomplete from "@mui/material/Autocomplete";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { useChoiceManners } from "../../forms/choice-manners.ts";
import { useWords } from "../../ui/words.ts";

type LinkDialogProps = {
  title: string;
  isBusy: boolean;
  problem: string | undefined;
  isComplete: boolean;
  onSave: () => void;
  onClose: () => void;
  children: ReactNode;
};

export function LinkDialog({ title, isBusy, problem, isComplete, onSave, onClose, children }: LinkDialogProps) {
  const t = useWords();
  const titleId = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The dialog stands in the place's form in the tree of components: its Enter must not save the place.
    event.stopPropagation();
    onSave();
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <form onSubmit={submit} noValidate>
        <DialogTitle id={titleId}>{title}</DialogTitle>
        <DialogContent>
          <Box sx={{ display: "grid", gap: "4px", pt: "4px" }}>{children}</Box>
          {problem && (
            <Typography role="alert" color="error">
              {problem}
            </Typography>
          )}
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" onClick={onClose}>
            {t("cancel")}
          </Button>
          <Button type="submit" variant="contained" disabled={isBusy || !isComplete}>
            {t(isBusy ? "saving" : "save")}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

export type Chosen = { id: number; label: string };

type OtherSideProps = {
  label: string;
  options: readonly Chosen[];
  value: Chosen | null;
  /** What was typed, as soon as it is long enough to be searched. */
  onSearch: (words: string | undefined) => void;
  onChange: (value: Chosen | null) => void;
};

const leastSearch = 3;
export const mostOffered = 20;

/** The first names at once, others from the third letter on. */
export function OtherSide({ label, options, value, onSearch, onChange }: OtherSideProps) {
  const t = useWords();
  const manners = useChoiceManners();
  const search = (text: string) => {
    const words = text.trim();
    onSearch(words.length >= leastSearch && words !== value?.label ? words : undefined);
  };
  return (
    <Autocomplete
      {...manners}
      options={options}
      value={value}
      onChange={(_, chosen) => onChange(chosen)}
      onInputChange={(_, text) => search(text)}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      getOptionKey={({ id }) => id}
      filterOptions={(all) => all}
      renderInput={(params) => (
        <TextField {...params} label={label} required autoFocus helperText={t("links_search")} />
      )}
    />
  );
}
