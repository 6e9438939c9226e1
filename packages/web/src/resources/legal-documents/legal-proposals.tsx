// Proposals about documents of the user's places: a strip above the list while any waits, and the dialog in which they are answered.
import { useMemo } from "react";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { legalDocuments } from "@atalaya/contract/resources/legal-documents.ts";
import { useMay } from "../../api/may.ts";
import { useUrlState } from "../../api/url-state.ts";
import { Notice } from "../../forms/notice.tsx";
import type { About } from "../../screens/proposals/proposal-card.tsx";
import { ProposalsDialog } from "../../screens/proposals/proposals-dialog.tsx";
import { useProposals } from "../../screens/proposals/use-proposals.ts";
import { Icon } from "../../ui/icon.tsx";
import { phoneQuery } from "../../ui/theme/theme-global.ts";
import { useWords } from "../../ui/words.ts";
import { citationOf } from "./use-legal.ts";

function useAbout(): About {
  const t = useWords();
  return useMemo(() => ({ path: legalDocuments.path, nameOf: (reference) => citationOf(t, reference) }), [t]);
}

const useWaiting = (subject?: number) => {
  const may = useMay();
  const filters = { side: "received", state: "open", ...(subject && { subject }) } as const;
  return useProposals(filters, may("legal.update")).data?.meta.total ?? 0;
};

/** `?proposals=open` shows the dialog: the to-do leads here. */
export function LegalProposals() {
  const t = useWords();
  const about = useAbout();
  const { search, change } = useUrlState();
  const count = useWaiting();
  return (
    <>
      {count > 0 && (
        <Box
          component="section"
          aria-label={t("proposals_title")}
          sx={(theme) => ({
            flex: "none",
            display: "flex",
            flexWrap: "wrap",
            alignItems: "center",
            gap: "4px 12px",
            padding: "6px 20px",
            color: theme.vars.palette.statusSoft.warning.softText,
            backgroundColor: theme.vars.palette.statusSoft.warning.soft,
            [phoneQuery]: { padding: "6px 16px" },
          })}
        >
          <Icon name="clock-o" size={16} />
          <Typography component="p" sx={{ m: 0, flex: "1 1 200px", color: "inherit" }}>
            {count === 1 ? t("proposals_waiting_one") : t("proposals_waiting", { count })}
          </Typography>
          <Button variant="outlined" color="inherit" onClick={() => change({ proposals: "open" })}>
            {t("proposals_open")}
          </Button>
        </Box>
      )}
      {search["proposals"] && <ProposalsDialog about={about} onClose={() => change({ proposals: null })} />}
    </>
  );
}

/** On a document that somebody would change: says so to its keeper, and leads to the answer. */
export function ProposalsAbout({ id }: { id: number }) {
  const t = useWords();
  const { change } = useUrlState();
  const count = useWaiting(id);
  if (count === 0) return null;
  return (
    <Notice status="warning" icon="clock-o">
      {count === 1 ? t("proposals_waiting_one") : t("proposals_waiting", { count })}{" "}
      <Button variant="text" color="inherit" onClick={() => change({ proposals: "open" })}>
        {t("proposals_open")}
      </Button>
    </Notice>
  );
}
