// What else can be done with the list of records.
import { lazy, Suspense, useRef, useState } from "react";
import IconButton from "@mui/material/IconButton";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import type { Domain } from "@atalaya/contract/domains.ts";
import { Icon } from "../../ui/icon.tsx";
import { useWords } from "../../ui/words.ts";

const BulkHistory = lazy(async () => ({ default: (await import("./bulk-history.tsx")).BulkHistory }));

export function ListMenu({ domain, onChanged }: { domain: Domain; onChanged: () => void }) {
  const t = useWords();
  const anchor = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [isHistoryOpen, setHistoryOpen] = useState(false);
  return (
    <>
      <IconButton ref={anchor} aria-label={t("list_menu")} aria-haspopup="menu" onClick={() => setOpen(true)}>
        <Icon name="ellipsis-v" />
      </IconButton>
      <Menu open={isOpen} onClose={() => setOpen(false)} anchorEl={() => anchor.current}>
        <MenuItem
          onClick={() => {
            setOpen(false);
            setHistoryOpen(true);
          }}
        >
          {t("bulk_history")}
        </MenuItem>
      </Menu>
      {isHistoryOpen && (
        <Suspense>
          <BulkHistory domain={domain} onChanged={onChanged} onClose={() => setHistoryOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
