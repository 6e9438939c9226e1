// What else can be done in the alert centre: be told of alerts, see who is, bring a message of another system, say how the place issues its alerts.
import { useRef, useState } from "react";
import IconButton from "@mui/material/IconButton";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import { useNavigate } from "@tanstack/react-router";
import { screenPaths } from "@atalaya/contract/menu.ts";
import { linkTo } from "../../../api/addresses.ts";
import { useMay } from "../../../api/may.ts";
import { useOnlyPlace } from "../../../forms/choices/place-options.ts";
import { Icon } from "../../../ui/icon.tsx";
import { useWords } from "../../../ui/words.ts";
import { ImportDialog } from "../foreign/import-dialog.tsx";
import { OwnAlertsDialog } from "../subscribers/own-alerts-dialog.tsx";
import { PolicyDialog } from "./policy-dialog.tsx";

type AlertMenuProps = { mayCreate: boolean; onImported: (id: number) => void };

/** Whoever reads alerts may be told of them. */
export function AlertMenu({ mayCreate, onImported }: AlertMenuProps) {
  const t = useWords();
  const may = useMay();
  const navigate = useNavigate();
  const company_id = useOnlyPlace("companies.update");
  const anchor = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [shown, show] = useState<"own" | "policy" | "import" | null>(null);
  const choose = (which: typeof shown) => {
    setOpen(false);
    show(which);
  };
  const close = () => show(null);
  return (
    <>
      <IconButton ref={anchor} aria-label={t("list_menu")} aria-haspopup="menu" onClick={() => setOpen(true)}>
        <Icon name="ellipsis-v" />
      </IconButton>
      <Menu open={isOpen} onClose={() => setOpen(false)} anchorEl={() => anchor.current}>
        <MenuItem onClick={() => choose("own")}>{t("own_alerts")}</MenuItem>
        {may("alerts.subscribers") && (
          <MenuItem onClick={() => void navigate(linkTo(screenPaths.alertSubscribers))}>
            {t("menu.alertSubscribers")}
          </MenuItem>
        )}
        {mayCreate && <MenuItem onClick={() => choose("import")}>{t("alert_foreign")}</MenuItem>}
        {company_id !== null && <MenuItem onClick={() => choose("policy")}>{t("alert_policy")}</MenuItem>}
      </Menu>
      {shown === "own" && <OwnAlertsDialog onClose={close} />}
      {shown === "policy" && company_id !== null && <PolicyDialog company_id={company_id} onClose={close} />}
      {shown === "import" && (
        <ImportDialog
          onClose={close}
          onOpen={(id) => {
            close();
            onImported(id);
          }}
        />
      )}
    </>
  );
}
