// Proposals of a screen: those that wait for the user or were answered, and those that his places sent.
import { useId, useState } from "react";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import { ErrorState } from "../../ui/error-state.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import { useWords } from "../../ui/words.ts";
import { ProposalCard, type About } from "./proposal-card.tsx";
import { useProposals } from "./use-proposals.ts";

type ProposalsDialogProps = { about: About; onClose: () => void };

export function ProposalsDialog({ about, onClose }: ProposalsDialogProps) {
  const t = useWords();
  const titleId = useId();
  const [side, setSide] = useState<"received" | "sent">("received");
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="sm" fullWidth>
      <DialogTitle id={titleId}>{t("proposals_title")}</DialogTitle>
      <DialogContent>
        <Segmented
          label={t("proposals_title")}
          value={side}
          onChange={setSide}
          segments={(["received", "sent"] as const).map((value) => ({ value, label: t(`proposals_${value}`) }))}
        />
        <Proposals key={side} side={side} about={about} />
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          {t("close")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Proposals({ side, about }: { side: "received" | "sent"; about: About }) {
  const t = useWords();
  const { data, error, refetch } = useProposals({ side });
  if (error && !data) return <ErrorState error={error} title={t("proposals_failed")} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton variant="rounded" height={160} sx={{ mt: "12px" }} aria-label={t("loading")} />;
  // Those that wait come first; among the others the newest.
  const waiting = data.data.filter(({ state }) => state === "open");
  const rows = [...waiting, ...data.data.filter(({ state }) => state !== "open")];
  if (rows.length === 0)
    return (
      <Typography color="textSecondary" sx={{ mt: "16px" }}>
        {t(`proposals_none_${side}`)}
      </Typography>
    );
  return (
    <Box component="ul" sx={{ m: "12px 0 0", p: 0, listStyle: "none" }}>
      {rows.map((proposal) => (
        <ProposalCard key={proposal.id} proposal={proposal} about={about} />
      ))}
    </Box>
  );
}
