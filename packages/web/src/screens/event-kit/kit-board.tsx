// The board of an emergency beside its log: who has which role, how far the checklist is, and where report and alert stand.
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import type { EventKit } from "@atalaya/contract/resources/event-kits.ts";
import { Notice } from "../../forms/notice.tsx";
import { ErrorState } from "../../ui/error-state.tsx";
import { Icon } from "../../ui/icon.tsx";
import { useWords } from "../../ui/words.ts";
import { BoardActions, BoardProgress } from "./board-actions.tsx";
import { BoardPart } from "./board-part.tsx";
import { BoardRoles } from "./board-roles.tsx";
import { AlertWay, ReportWay } from "./paper-ways.tsx";
import { useBoard } from "./use-board.ts";

type KitBoardProps = { event_id: number; onOpen: () => void };

export function KitBoard({ event_id, onOpen }: KitBoardProps) {
  const t = useWords();
  const { data: board, error, isError, refetch } = useBoard(event_id);
  return (
    <Box component="section" aria-label={t("kit_board")} sx={{ height: "100%", overflowY: "auto" }}>
      {board ? (
        board.id === null ? (
          <Unopened mayOpen={board.may.open} onOpen={onOpen} />
        ) : (
          <Opened board={board} onOpen={onOpen} />
        )
      ) : isError ? (
        error.status === 0 ? (
          <Box sx={{ p: "12px 16px" }}>
            <Notice status="warning" icon="plug">
              {t("kit_offline")}
            </Notice>
          </Box>
        ) : (
          <ErrorState error={error} title={t("kit_failed")} onRetry={() => void refetch()} />
        )
      ) : (
        <Skeleton variant="rounded" height={200} sx={{ m: "16px" }} />
      )}
    </Box>
  );
}

function Unopened({ mayOpen, onOpen }: { mayOpen: boolean; onOpen: () => void }) {
  const t = useWords();
  return (
    <Box sx={{ p: "16px", display: "grid", gap: "4px", justifyItems: "start" }}>
      {mayOpen && (
        <Typography variant="h4" component="h2">
          {t("kit_none")}
        </Typography>
      )}
      <Typography color="textSecondary" sx={{ m: 0 }}>
        {t(mayOpen ? "kit_none_text" : "kit_none_read")}
      </Typography>
      {mayOpen && (
        <Button variant="contained" startIcon={<Icon name="life-ring" />} onClick={onOpen} sx={{ mt: "8px" }}>
          {t("kit_open")}
        </Button>
      )}
    </Box>
  );
}

function Opened({ board, onOpen }: { board: EventKit; onOpen: () => void }) {
  const t = useWords();
  const { event, report, alert } = board;
  return (
    <>
      <BoardProgress board={board} />
      <BoardRoles board={board} />
      {(report || alert) && (
        <BoardPart title={t("kit_papers")}>
          <Box sx={{ p: "0 16px 12px" }}>
            {report && <ReportWay event_id={event.id} report={report} />}
            {alert && <AlertWay alert={alert} company_id={event.company_id} />}
          </Box>
        </BoardPart>
      )}
      <BoardActions board={board} onOpen={onOpen} />
    </>
  );
}
