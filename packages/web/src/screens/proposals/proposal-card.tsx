// One proposal: what would change, who asks and why, and the keeper's answer.
import { useId, useState } from "react";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import type { Proposal, ProposalState } from "@atalaya/contract/resources/proposals.ts";
import { formatDay, formatInstant } from "../../ui/format.ts";
import { Tag } from "../../ui/tag.tsx";
import type { StatusName } from "../../ui/theme/tokens.ts";
import { useLanguage, useWords } from "../../ui/words.ts";
import { useAnswerProposal } from "./use-proposals.ts";

/** How a thing that a proposal names is called, and the noun that is read again after the answer. */
export type About = { path: string; nameOf: (reference: Proposal["target"]) => string };

const marks: Record<ProposalState, { icon: string; status?: StatusName }> = {
  open: { icon: "clock-o", status: "warning" },
  accepted: { icon: "check-circle", status: "success" },
  declined: { icon: "ban", status: "error" },
  withdrawn: { icon: "undo" },
};

export function ProposalCard({ proposal, about }: { proposal: Proposal; about: About }) {
  const t = useWords();
  const [language] = useLanguage();
  const { proposed, reason, state, answer, answered_by, created_by, created_at, from_company_name } = proposal;
  const target = about.nameOf(proposal.target);
  const says = t(`proposal_says.${proposed.relation as "repeals" | "amends"}`, {
    document: about.nameOf(proposal.document),
    target,
  });
  const at = formatInstant(created_at, language);
  const small = (text: string) => (
    <Typography variant="overline" component="p" color="textSecondary" sx={{ m: 0 }}>
      {text}
    </Typography>
  );
  return (
    <Box component="li" sx={{ borderTop: 1, borderColor: "divider", py: "12px" }}>
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "baseline", gap: "4px 8px" }}>
        <Typography variant="subtitle2" component="h3" sx={{ m: 0, flex: "1 1 240px" }}>
          {says}
        </Typography>
        <Tag label={t(`proposal_state.${state}`)} {...marks[state]} />
      </Box>
      {small(t("proposal_from", { day: formatDay(proposed.works_from_on, language), place: from_company_name }))}
      {small(created_by ? t("proposal_by", { name: created_by, at }) : at)}
      {reason && <Typography sx={{ mt: "6px" }}>{t("proposal_reason", { reason })}</Typography>}
      {answer && (
        <Typography sx={{ mt: "6px" }}>{t("proposal_answer_of", { name: answered_by ?? "", answer })}</Typography>
      )}
      {proposal.may_answer && <Answer proposal={proposal} about={about} target={target} />}
    </Box>
  );
}

function Answer({ proposal, about, target }: { proposal: Proposal; about: About; target: string }) {
  const t = useWords();
  const noteId = useId();
  const [isDeclining, setDeclining] = useState(false);
  const [text, setText] = useState("");
  const { mutate, isPending, error } = useAnswerProposal(about);
  const { id, version, state } = proposal;
  const done = () => {
    setDeclining(false);
    setText("");
  };
  const send = (answer: "accepted" | "declined") =>
    mutate({ id, version, state: answer, answer: text.trim() || null }, { onSuccess: done });
  const problem = error && (error.code === "conflict" ? t("proposal_changed") : error.message);
  return (
    <Box sx={{ mt: "8px" }}>
      {state === "open" && !isDeclining && (
        <Typography color="textSecondary" sx={{ mb: "8px" }}>
          {t("proposal_effect", { target })}
        </Typography>
      )}
      {isDeclining && (
        <TextField
          id={noteId}
          label={t("proposal_why")}
          value={text}
          onChange={(event) => setText(event.target.value)}
          required
          autoFocus
          fullWidth
          multiline
          minRows={2}
          slotProps={{ htmlInput: { maxLength: 1000 } }}
          sx={{ mb: "8px" }}
        />
      )}
      {problem && (
        <Typography role="alert" color="error" sx={{ mb: "8px" }}>
          {problem}
        </Typography>
      )}
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: "8px" }}>
        {isDeclining ? (
          <>
            <Button
              variant="contained"
              color="error"
              disabled={isPending || text.trim() === ""}
              onClick={() => send("declined")}
            >
              {t(state === "accepted" ? "proposal_take_back" : "proposal_send_decline")}
            </Button>
            <Button variant="outlined" onClick={done}>
              {t("cancel")}
            </Button>
          </>
        ) : (
          <>
            {state !== "accepted" && (
              <Button variant="contained" disabled={isPending} onClick={() => send("accepted")}>
                {t("proposal_accept")}
              </Button>
            )}
            {state !== "declined" && (
              <Button variant="outlined" disabled={isPending} onClick={() => setDeclining(true)}>
                {t(state === "accepted" ? "proposal_take_back" : "proposal_decline")}
              </Button>
            )}
          </>
        )}
      </Box>
    </Box>
  );
}
