// What else can be done with the alerts of a place.
import { useRef, useState } from "react";
import IconButton from "@mui/material/IconButton";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import { useOnlyPlace } from "../../../forms/choices/place-options.ts";
import { Icon } from "../../../ui/icon.tsx";
import { useWords } from "../../../ui/words.ts";
import { PolicyDialog } from "./policy-dialog.tsx";

/** Nothing for who does not keep the place. */
export function AlertMenu() {
  const t = useWords();
  const company_id = useOnlyPlace("companies.update");
  const anchor = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [isPolicy, setPolicy] = useState(false);
  if (company_id === null) return null;
  return (
    <>
      <IconButton ref={anchor} aria-label={t("list_menu")} aria-haspopup="menu" onClick={() => setOpen(true)}>
        <Icon name="ellipsis-v" />
      </IconButton>
      <Menu open={isOpen} onClose={() => setOpen(false)} anchorEl={() => anchor.current}>
        <MenuItem
          onClick={() => {
            setOpen(false);
            setPolicy(true);
          }}
        >
          {t("alert_policy")}
        </MenuItem>
      </Menu>
      {isPolicy && <PolicyDialog company_id={company_id} onClose={() => setPolicy(false)} />}
    </>
  );
}
