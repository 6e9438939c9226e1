// What was said of a disaster's losses on a day: chosen, read as the paper that it becomes, and sealed for everybody.
import { useState } from "react";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import Typography from "@mui/material/Typography";
import type { DomainRecord } from "@atalaya/contract/resources/records.ts";
import { useMay } from "../../../api/may.ts";
import { Icon } from "../../../ui/icon.tsx";
import { useIsPhone } from "../../../ui/use-is-phone.ts";
import { useWords } from "../../../ui/words.ts";
import { ChooseDay } from "./choose-day.tsx";
import { SealedList } from "./sealed-list.tsx";
import { StatementPaper } from "./statement-paper.tsx";
import { useSeal, useStatement, useTodayOf } from "./use-statements.ts";

type StatementDialogProps = { event: DomainRecord; onClose: () => void };

const wholeScreen = {
  "&&": { m: 0, width: "100%", maxWidth: "none", height: "100%", maxHeight: "none", borderRadius: 0 },
};

export function StatementDialog({ event, onClose }: StatementDialogProps) {
  const t = useWords();
  const may = useMay();
  const isPhone = useIsPhone();
  const today = useTodayOf(event.company_id);
  const [on, setOn] = useState<string | null>(today);
  const statement = useStatement(event.id, on);
  const { seal, isPending } = useSeal();
  const { data, isPlaceholderData } = statement;
  const mayPublish = may("records.risk.publish", event.company_id);
  const isReady = data !== undefined && !isPlaceholderData && data.content.on === on;
  return (
    <Dialog
      open
      onClose={onClose}
      fullScreen={isPhone}
      fullWidth
      maxWidth="lg"
      aria-labelledby="statement-title"
      slotProps={{ paper: { sx: isPhone ? wholeScreen : {} } }}
    >
      <DialogTitle id="statement-title">{t("statement_dialog")}</DialogTitle>
      <DialogContent>
        <Box sx={columns}>
          <Box sx={{ display: "grid", gap: "16px", minWidth: 0 }}>
            <Typography color="textSecondary">{t("statement_help")}</Typography>
            <ChooseDay figures={event.figures} today={today} value={on} onChange={setOn} />
          </Box>
          <Box sx={{ minWidth: 0, gridRow: "span 2" }}>
            <StatementPaper id={event.id} statement={statement} />
          </Box>
          <SealedList event={event} />
        </Box>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          {t("close")}
        </Button>
        {mayPublish && (
          <Button
            variant="contained"
            startIcon={<Icon name="lock" />}
            disabled={!isReady || isPending || data.number !== null}
            onClick={() => isReady && seal({ id: event.id, on: data.content.on, seen: data.digest })}
          >
            {t("statement_seal")}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}

/** Beside each other where the sheet has room for its table, else one below the other in the order in which they are read. */
const columns = {
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: "20px",
  alignItems: "start",
  "@media (min-width: 1000px)": {
    gridTemplateColumns: "minmax(0, 340px) minmax(0, 1fr)",
    gridTemplateRows: "auto 1fr",
  },
} as const;
