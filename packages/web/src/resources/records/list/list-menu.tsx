// What else can be done with the list of records.
import { lazy, Suspense, useRef, useState } from "react";
import IconButton from "@mui/material/IconButton";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import type { RecordDomain } from "@atalaya/contract/domain/domains.ts";
import { Icon } from "../../../ui/icon.tsx";
import { useWords } from "../../../ui/words.ts";

const MomentDialog = lazy(async () => ({
  default: (await import("../../../screens/as-of/moment-dialog.tsx")).MomentDialog,
}));
const DuplicatePairs = lazy(async () => ({
  default: (await import("../merge/duplicate-pairs.tsx")).DuplicatePairs,
}));
const BulkHistory = lazy(async () => ({ default: (await import("../bulk/bulk-history.tsx")).BulkHistory }));

export function ListMenu({ domain, onChanged }: { domain: RecordDomain; onChanged: () => void }) {
  const t = useWords();
  const anchor = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [shown, setShown] = useState<"history" | "duplicates" | "moment" | null>(null);
  const show = (what: typeof shown) => {
    setOpen(false);
    setShown(what);
  };
  return (
    <>
      <IconButton ref={anchor} aria-label={t("list_menu")} aria-haspopup="menu" onClick={() => setOpen(true)}>
        <Icon name="ellipsis-v" />
      </IconButton>
      <Menu open={isOpen} onClose={() => setOpen(false)} anchorEl={() => anchor.current}>
        <MenuItem onClick={() => show("moment")}>{t("past_open")}</MenuItem>
        <MenuItem onClick={() => show("history")}>{t("bulk_history")}</MenuItem>
        <MenuItem onClick={() => show("duplicates")}>{t("duplicates")}</MenuItem>
      </Menu>
      <Suspense>
        {shown === "moment" && <MomentDialog onClose={() => setShown(null)} />}
        {shown === "history" && <BulkHistory domain={domain} onChanged={onChanged} onClose={() => setShown(null)} />}
        {shown === "duplicates" && <DuplicatePairs domain={domain} onClose={() => setShown(null)} />}
      </Suspense>
    </>
  );
}
