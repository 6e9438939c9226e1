// What can be said in one cell of the matrix: a role, none, and in words what the institution does.
import { useId, useState } from "react";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import Divider from "@mui/material/Divider";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";
import {
  functionRoles,
  type FunctionRole,
  type InstitutionFunction,
} from "@atalaya/contract/resources/institutions/functions.ts";
import { useWords } from "../../ui/words.ts";
import { FunctionCell } from "./function-cell.tsx";

type CellMenuProps = {
  anchor: HTMLElement;
  present: InstitutionFunction | undefined;
  onAssign: (role: FunctionRole | null, text?: string) => void;
  onClose: () => void;
};

export function CellMenu({ anchor, present, onAssign, onClose }: CellMenuProps) {
  const t = useWords();
  const titleId = useId();
  const [text, setText] = useState<string | null>(null);
  const choose = (role: FunctionRole | null) => {
    onAssign(role);
    onClose();
  };
  if (present && text !== null)
    return (
      <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="xs" fullWidth>
        <DialogTitle id={titleId}>{t("label.institution_functions.text")}</DialogTitle>
        <DialogContent>
          <TextField
            autoFocus
            fullWidth
            multiline
            minRows={4}
            value={text}
            onChange={(event) => setText(event.target.value)}
            slotProps={{ htmlInput: { "aria-labelledby": titleId, maxLength: 2000 } }}
          />
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" onClick={onClose}>
            {t("cancel")}
          </Button>
          <Button
            variant="contained"
            onClick={() => {
              onAssign(present.role, text);
              onClose();
            }}
          >
            {t("save")}
          </Button>
        </DialogActions>
      </Dialog>
    );
  return (
    <Menu open anchorEl={anchor} onClose={onClose}>
      {functionRoles.map((role) => (
        <MenuItem key={role} selected={present?.role === role} onClick={() => choose(role)} sx={{ gap: "8px" }}>
          <FunctionCell role={role} />
          {t(`function_role.${role}`)}
        </MenuItem>
      ))}
      {present && <Divider />}
      {present && <MenuItem onClick={() => setText(present.text ?? "")}>{t("framework_describe")}</MenuItem>}
      {present && <MenuItem onClick={() => choose(null)}>{t("framework_take_away")}</MenuItem>}
    </Menu>
  );
}
