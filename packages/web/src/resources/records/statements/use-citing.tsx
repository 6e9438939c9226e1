// From a disaster to what can be cited of its losses: a button beside the others, on a phone a line of their menu.
import { lazy, Suspense, useState, type ReactNode } from "react";
import Button from "@mui/material/Button";
import type { DomainRecord } from "@atalaya/contract/resources/records.ts";
import { Icon } from "../../../ui/icon.tsx";
import { useIsPhone } from "../../../ui/use-is-phone.ts";
import { useWords } from "../../../ui/words.ts";

const StatementDialog = lazy(async () => ({ default: (await import("./statement-dialog.tsx")).StatementDialog }));

/** `inMenu`: what a line of the menu does; null where there is a button, or nothing to cite. */
type Citing = { button: ReactNode; inMenu: (() => void) | null; dialog: ReactNode };

/** Nothing without a disaster. */
export function useCiting(event: DomainRecord | null): Citing {
  const t = useWords();
  const isPhone = useIsPhone();
  const [isOpen, setOpen] = useState(false);
  if (!event) return { button: null, inMenu: null, dialog: null };
  const open = () => setOpen(true);
  return {
    button: isPhone ? null : (
      <Button variant="outlined" startIcon={<Icon name="quote-left" />} onClick={open}>
        {t("statement_cite")}
      </Button>
    ),
    inMenu: isPhone ? open : null,
    dialog: isOpen && (
      <Suspense>
        <StatementDialog event={event} onClose={() => setOpen(false)} />
      </Suspense>
    ),
  };
}
