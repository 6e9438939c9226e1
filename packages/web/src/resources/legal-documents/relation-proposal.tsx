// What a relation is to the document that it would change, where somebody else keeps that one: a proposal, and what became of it.
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { OwnRelation } from "@atalaya/contract/resources/legal-documents/relations.ts";
import type { ProposalState } from "@atalaya/contract/resources/proposals.ts";
import { Icon } from "../../ui/icon.tsx";
import { useWords } from "../../ui/words.ts";

const looks: Record<ProposalState | "new", { icon: string; color: string }> = {
  new: { icon: "info-circle", color: "info.main" },
  open: { icon: "clock-o", color: "warning.main" },
  accepted: { icon: "check-circle", color: "success.main" },
  declined: { icon: "ban", color: "error.main" },
  withdrawn: { icon: "undo", color: "text.secondary" },
};

type ProposalNoteProps = {
  /** Null where it will be proposed with the next saving. */
  proposal: OwnRelation["proposal"];
  target: string;
};

/** "Propuesta: espera a Chile, que lleva Ley 21.364." */
export function ProposalNote({ proposal, target }: ProposalNoteProps) {
  const t = useWords();
  const state = (proposal?.state ?? "new") as ProposalState | "new";
  const { icon, color } = looks[state];
  const said =
    state === "new"
      ? t("relation_will_propose", { target })
      : t(`relation_proposal.${state}`, {
          target,
          place: proposal?.company_name ?? "",
          answer: proposal?.answer ?? "",
        });
  return (
    <Typography component="p" sx={{ display: "flex", gap: "8px", alignItems: "baseline", m: "0 0 8px" }}>
      <Box component="span" sx={{ color, display: "inline-flex", flex: "none", alignSelf: "center" }}>
        <Icon name={icon} size={14} />
      </Box>
      <span>{said}</span>
    </Typography>
  );
}
