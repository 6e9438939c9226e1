// Opening an emergency with one press: its checklist, its roles, its first report and the draft of an alert, all of it on already.
import { useState } from "react";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import IconButton from "@mui/material/IconButton";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import type { EventKit } from "@atalaya/contract/resources/event-kits.ts";
import { raise } from "../../api/events.ts";
import { ApiError } from "../../api/request.ts";
import { ErrorState } from "../../ui/error-state.tsx";
import { Icon } from "../../ui/icon.tsx";
import { useIsPhone } from "../../ui/use-is-phone.ts";
import { useWords } from "../../ui/words.ts";
import { KitActions } from "./kit-actions.tsx";
import { KitAlert, KitReport } from "./kit-papers.tsx";
import { KitRoles } from "./kit-roles.tsx";
import { countsOf, draftOf, nameless } from "./kit-plan.ts";
import { useCountsText } from "./kit-words.ts";
import { useBoard, useKitChanges } from "./use-board.ts";
import { usePlan } from "./use-plan.ts";

type KitDialogProps = { event_id: number; onClose: () => void; onOpened: () => void };

const wholeScreen = {
  "&&": { m: 0, width: "100%", maxWidth: "none", height: "100%", maxHeight: "none", borderRadius: 0 },
};

export function KitDialog({ event_id, onClose, onOpened }: KitDialogProps) {
  const t = useWords();
  const isPhone = useIsPhone();
  const { data: board, error, isError, refetch } = useBoard(event_id);
  const title = t(board && board.id !== null ? "kit_title_more" : "kit_title");
  return (
    <Dialog
      open
      onClose={onClose}
      fullScreen={isPhone}
      fullWidth
      maxWidth="md"
      aria-labelledby="kit-title"
      slotProps={{ paper: { sx: isPhone ? wholeScreen : {} } }}
    >
      <Head title={title} event={board?.event.title ?? ""} onClose={onClose} />
      {board ? (
        <KitForm board={board} onClose={onClose} onOpened={onOpened} />
      ) : isError ? (
        <ErrorState error={error} title={t("kit_failed")} onRetry={() => void refetch()} />
      ) : (
        <Skeleton variant="rounded" height={420} sx={{ m: "16px 20px 20px" }} />
      )}
    </Dialog>
  );
}

function Head({ title, event, onClose }: { title: string; event: string; onClose: () => void }) {
  const t = useWords();
  return (
    <Box
      sx={{
        display: "flex",
        alignItems: "center",
        gap: "8px",
        p: "10px 12px 10px 20px",
        borderBottom: 1,
        borderColor: "divider",
      }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="h3" component="h2" id="kit-title">
          {title}
        </Typography>
        <Typography color="textSecondary" noWrap sx={{ minHeight: 20 }}>
          {event}
        </Typography>
      </Box>
      <IconButton aria-label={t("close")} onClick={onClose}>
        <Icon name="times" />
      </IconButton>
    </Box>
  );
}

type KitFormProps = { board: EventKit; onClose: () => void; onOpened: () => void };

/** Why it was not opened, in words. */
const reasonOf = (error: unknown, otherwise: string): string => {
  if (!(error instanceof ApiError)) throw error;
  return Object.values(error.errors).flat().join(" ") || error.message || otherwise;
};

function useOpening({ board, onOpened }: KitFormProps) {
  const t = useWords();
  const countsText = useCountsText();
  const { plan, change, drop } = usePlan(board.event.id);
  const { open } = useKitChanges();
  const [failure, setFailure] = useState<string | null>(null);
  const [isAsked, setAsked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const draft = draftOf(board, plan);
  const asked = countsText(countsOf(draft));
  const send = async () => {
    setAsked(true);
    if (nameless(plan).length > 0) return;
    setFailure(null);
    setBusy(true);
    try {
      await open(draft);
      drop();
      raise("SET_MESSAGE", {
        message: asked ? t("kit_is_open", { what: asked }) : t("kit_is_open_bare"),
        type: "success",
      });
      onOpened();
    } catch (error) {
      setFailure(reasonOf(error, t("account_offline")));
      setBusy(false);
    }
  };
  return { plan, change, failure, isBusy, asked, missing: isAsked ? nameless(plan) : [], send: () => void send() };
}

function KitForm(props: KitFormProps) {
  const { board, onClose } = props;
  const t = useWords();
  const { plan, change, failure, isBusy, asked, missing, send } = useOpening(props);
  const isMore = board.id !== null;
  const will = isMore
    ? asked
      ? t("kit_will_more", { what: asked })
      : t("kit_will_nothing_more")
    : asked
      ? t("kit_will", { what: asked })
      : t("kit_will_nothing");
  return (
    <>
      <Box sx={{ flex: 1, overflowY: "auto", containerType: "inline-size", p: "16px 20px" }}>
        {failure && (
          <Alert severity="warning" sx={{ mb: "12px" }}>
            {failure}
          </Alert>
        )}
        <Box
          sx={{
            display: "grid",
            gridTemplateColumns: "minmax(0, 1fr)",
            gap: "20px 28px",
            alignItems: "start",
            "@container (min-width: 680px)": { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
          }}
        >
          <KitActions board={board} plan={plan} onChange={change} />
          <Box sx={{ display: "grid", gap: "20px" }}>
            <KitAlert board={board} plan={plan} onChange={change} />
            <KitReport board={board} plan={plan} onChange={change} />
            <KitRoles board={board} plan={plan} onChange={change} missing={missing} />
          </Box>
        </Box>
      </Box>
      <Box
        sx={{
          display: "flex",
          flexWrap: "wrap",
          alignItems: "center",
          gap: "8px",
          p: "12px 20px",
          borderTop: 1,
          borderColor: "divider",
        }}
      >
        <Typography id="kit-will" role="status" sx={{ flex: "1 1 220px", fontWeight: 550 }}>
          {will}
        </Typography>
        <Button variant="outlined" onClick={onClose}>
          {t("cancel")}
        </Button>
        <Button
          variant="contained"
          autoFocus
          startIcon={<Icon name="life-ring" />}
          aria-describedby="kit-will"
          disabled={isBusy || (isMore && !asked)}
          onClick={send}
          sx={{ flexGrow: { xs: 1, sm: 0 } }}
        >
          {t(isMore ? "kit_add" : "kit_title")}
        </Button>
      </Box>
    </>
  );
}
