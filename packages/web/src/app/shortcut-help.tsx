// The list of shortcuts, read from the table that handles them, and the switch for keys pressed alone.
import { useState } from "react";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Checkbox from "@mui/material/Checkbox";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import FormControlLabel from "@mui/material/FormControlLabel";
import { Keys } from "../ui/keys.tsx";
import { keepSingleKeys, shortcuts, usesSingleKeys, type ShortcutName } from "../ui/shortcuts.ts";
import { useWords } from "../ui/words.ts";
import { closeOverlay } from "./overlay.ts";

/** The dialog behind "?". */
export function ShortcutHelp() {
  const t = useWords();
  const [isOn, setOn] = useState(usesSingleKeys);
  const choose = (chosen: boolean) => {
    keepSingleKeys(chosen);
    setOn(chosen);
  };
  return (
    <Dialog open onClose={closeOverlay} aria-labelledby="shortcuts-title" maxWidth="xs" fullWidth>
      <DialogTitle id="shortcuts-title">{t("shortcuts")}</DialogTitle>
      <DialogContent>
        <Box component="dl" sx={{ m: "0 0 12px" }}>
          {(Object.keys(shortcuts) as ShortcutName[]).map((name) => (
            <Box
              key={name}
              sx={{
                display: "flex",
                alignItems: "center",
                justifyContent: "space-between",
                gap: "16px",
                minHeight: 36,
                "&:not(:last-of-type)": { borderBottom: 1, borderColor: "divider" },
              }}
            >
              <dt>{t(shortcuts[name].word)}</dt>
              <Box component="dd" sx={{ m: 0, flex: "none" }}>
                <Keys of={name} />
              </Box>
            </Box>
          ))}
        </Box>
        <FormControlLabel
          label={t("shortcuts_single")}
          control={<Checkbox checked={isOn} onChange={(_, chosen) => choose(chosen)} />}
          sx={{ ml: "-6px" }}
        />
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={closeOverlay} autoFocus>
          {t("close")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
