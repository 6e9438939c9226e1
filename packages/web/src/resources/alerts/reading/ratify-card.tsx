// Standing by what somebody issued alone: one press, with a note where there is something to say.
import { useState } from "react";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import TextField from "@mui/material/TextField";
import type { Alert } from "@atalaya/contract/resources/alerts/answers.ts";
import { Icon } from "../../../ui/icon.tsx";
import { useWords } from "../../../ui/words.ts";
import { exerciseButton } from "../exercise-band.tsx";
import { stepWord } from "./step-buttons.tsx";
import type { AlertActs } from "./use-alert-acts.ts";

export function RatifyCard({ alert, acts }: { alert: Alert; acts: AlertActs }) {
  const t = useWords();
  const [note, setNote] = useState("");
  return (
    <Box
      component="form"
      className="screen-only"
      onSubmit={(event) => {
        event.preventDefault();
        if (!acts.isPending) acts.ratify(note);
      }}
      sx={{ display: "flex", flexWrap: "wrap", alignItems: "flex-end", gap: "8px", mb: "12px" }}
    >
      <TextField
        id="alert-ratify-note"
        label={t("alert_ratify_note")}
        value={note}
        onChange={({ target }) => setNote(target.value)}
        sx={{ flex: "1 1 220px", m: 0 }}
      />
      <Button
        type="submit"
        variant="contained"
        startIcon={<Icon name="check-square-o" />}
        disabled={acts.isPending}
        sx={alert.kind === "exercise" ? exerciseButton : undefined}
      >
        {t(stepWord(alert, "ratify"))}
      </Button>
    </Box>
  );
}
