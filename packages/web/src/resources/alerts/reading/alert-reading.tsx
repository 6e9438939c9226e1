// What an alert says, where, on what ground, and what was sent of it: in two columns where there is room.
import Box from "@mui/material/Box";
import type { Alert } from "@atalaya/contract/resources/alerts/answers.ts";
import { FilesCard } from "../../../screens/paper/files-card.tsx";
import { useAttachments } from "../../../uploads/use-attachments.ts";
import { AreaCard, BackingCard, FactsCard } from "./backing-cards.tsx";
import { DecisionCard } from "./decision-card.tsx";
import { DeliveriesCard } from "./deliveries-card.tsx";
import { EndCard } from "./end-card.tsx";
import { MessagesCard } from "./messages-card.tsx";
import { PreparedCard } from "./prepared-card.tsx";
import { SourceCard } from "./source-card.tsx";
import { TextsCard } from "./texts-card.tsx";
import type { AlertEnd } from "./use-alert-acts.ts";

type AlertReadingProps = {
  alert: Alert;
  /** The reader is about to issue it. */
  isDeciding: boolean;
  onCancel: ((end: AlertEnd) => void) | null;
  isBusy: boolean;
};

const column = { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: "12px" };

export function AlertReading({ alert, isDeciding, onCancel, isBusy }: AlertReadingProps) {
  const files = useAttachments({ owner: "alerts", owner_id: alert.id });
  return (
    <Box
      sx={{
        ...column,
        alignItems: "start",
        "@container (min-width: 860px)": { gridTemplateColumns: "minmax(0, 1fr) 360px" },
        "@media print": { gridTemplateColumns: "minmax(0, 1fr) 34%" },
      }}
    >
      <Box sx={column}>
        {isDeciding && <DecisionCard alert={alert} />}
        <PreparedCard alert={alert} />
        <TextsCard content={alert} />
        <EndCard alert={alert} onCancel={onCancel} isBusy={isBusy} />
        <MessagesCard alert={alert} />
      </Box>
      <Box sx={column}>
        <DeliveriesCard alert={alert} />
        <AreaCard alert={alert} />
        <FactsCard alert={alert} />
        <BackingCard alert={alert} />
        <SourceCard alert={alert} />
        <FilesCard list={files.list} />
      </Box>
    </Box>
  );
}
