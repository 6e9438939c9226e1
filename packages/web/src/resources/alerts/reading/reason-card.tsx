// A step that needs a reason asks for it in the place where one reads, not over it.
import { useState } from "react";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { PaperCard } from "../../../screens/paper/paper-view.tsx";
import { useWords } from "../../../ui/words.ts";

type ReasonCardProps = {
  title: string;
  /** What it means to do it. */
  text: string;
  label: string;
  submitLabel: string;
  /** It cannot be taken back. */
  isGrave: boolean;
  isBusy: boolean;
  onSubmit: (reason: string) => void;
  onClose: () => void;
};

export function ReasonCard(props: ReasonCardProps) {
  const { title, text, label, submitLabel, isGrave, isBusy, onSubmit, onClose } = props;
  const t = useWords();
  const [reason, setReason] = useState("");
  return (
    <Box
      component="form"
      onSubmit={(event) => {
        event.preventDefault();
        if (reason.trim() !== "" && !isBusy) onSubmit(reason.trim());
      }}
      sx={{ mb: "12px" }}
    >
      <PaperCard title={title}>
        <Typography>{text}</Typography>
        <TextField
          id="alert-reason"
          label={label}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          required
          multiline
          minRows={2}
          // One asked for it.
          autoFocus
        />
        <Box sx={{ display: "flex", gap: "8px", justifyContent: "flex-end" }}>
          <Button variant="text" color="inherit" onClick={onClose}>
            {t("cancel")}
          </Button>
          <Button
            type="submit"
            variant="contained"
            color={isGrave ? "error" : "primary"}
            disabled={reason.trim() === "" || isBusy}
          >
            {submitLabel}
          </Button>
        </Box>
      </PaperCard>
    </Box>
  );
}
