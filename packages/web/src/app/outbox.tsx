// What waits to be sent, always in sight: a count in the toolbar that opens the list, and the sender behind it.
import { useCallback, useEffect, useState } from "react";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import ButtonBase from "@mui/material/ButtonBase";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import Typography from "@mui/material/Typography";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useKeepTrying } from "../api/keep-trying.ts";
import { useSession } from "../api/session.ts";
import { watchUnsaved } from "../forms/unsaved.ts";
import { logLines } from "../resources/log-entries/waiting-kind.ts";
import { quickEntries } from "../resources/records/quick/waiting-kind.ts";
import { kitOpenings } from "../screens/event-kit/kit-opening.ts";
import { dropFilesOf } from "../screens/outbox/kept-files.ts";
import { changeWaiting, stopWaiting, useWaiting, waitingOf, type Waiting } from "../screens/outbox/kept.ts";
import type { WaitingKind } from "../screens/outbox/kind.ts";
import { sendWaiting, tellSent, useUnderway } from "../screens/outbox/send.ts";
import { ConfirmDialog } from "../ui/confirm-dialog.tsx";
import { Icon } from "../ui/icon.tsx";
import { useWords } from "../ui/words.ts";

/** All that can wait on this device. */
const kinds: readonly WaitingKind[] = [quickEntries, kitOpenings, logLines];

/** Tries while the console is open, whatever screen is shown. */
function useSending(): () => void {
  const client = useQueryClient();
  const navigate = useNavigate();
  const user_id = useSession(({ user }) => user?.id ?? 0);
  const attempt = useCallback(() => {
    if (!waitingOf(user_id).some(({ refused }) => refused === null)) return;
    void sendWaiting(kinds, user_id, client, (sent) => tellSent(sent, (link) => void navigate(link)));
  }, [user_id, client, navigate]);
  useEffect(attempt, [attempt]);
  useKeepTrying(attempt);
  useEffect(() => watchUnsaved(() => waitingOf(user_id).length > 0), [user_id]);
  return attempt;
}

/** The count in the toolbar; nothing while nothing waits. */
export function Outbox() {
  const t = useWords();
  const waiting = useWaiting(useSession(({ user }) => user?.id ?? 0));
  const send = useSending();
  const [isOpen, setOpen] = useState(false);
  const count = waiting.length;
  if (count === 0 && isOpen) setOpen(false);
  if (count === 0) return null;
  const label = t(count === 1 ? "outbox_one" : "outbox_many", { count });
  return (
    <>
      <ButtonBase
        aria-label={label}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        sx={(theme) => ({
          flex: "none",
          gap: "6px",
          height: 32,
          minWidth: 44,
          px: "10px",
          borderRadius: "16px",
          fontWeight: 650,
          color: theme.vars.palette.statusSoft.warning.softText,
          bgcolor: theme.vars.palette.statusSoft.warning.soft,
        })}
      >
        <Icon name="paper-plane" size={13} />
        <span className="tn">{count}</span>
      </ButtonBase>
      <OutboxDialog isOpen={isOpen} waiting={waiting} onSend={send} onClose={() => setOpen(false)} />
    </>
  );
}

type OutboxDialogProps = { isOpen: boolean; waiting: readonly Waiting[]; onSend: () => void; onClose: () => void };

function OutboxDialog({ isOpen, waiting, onSend, onClose }: OutboxDialogProps) {
  const t = useWords();
  const navigate = useNavigate();
  const user_id = useSession(({ user }) => user?.id ?? 0);
  const underway = useUnderway(({ uid }) => uid);
  const [discarded, setDiscarded] = useState<Waiting | null>(null);
  const sendAll = () => {
    for (const { uid } of waiting) changeWaiting(user_id, uid, { refused: null });
    onSend();
  };
  const correct = (one: Waiting, kind: WaitingKind) => {
    const form = kind.correct(one, user_id);
    if (!form) return;
    onClose();
    void navigate(form);
  };
  const discard = () => {
    if (!discarded) return;
    void dropFilesOf(discarded.uid);
    stopWaiting(user_id, discarded.uid);
    setDiscarded(null);
  };
  return (
    <>
      <Dialog open={isOpen} onClose={onClose} maxWidth="xs" fullWidth aria-labelledby="outbox-title">
        <DialogTitle id="outbox-title">{t("outbox")}</DialogTitle>
        <DialogContent>
          <Typography color="textSecondary" sx={{ mb: "12px" }}>
            {t("outbox_text")}
          </Typography>
          <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0 }}>
            {waiting.map((one) => {
              const kind = kinds.find(({ name }) => name === one.kind);
              return (
                <WaitingItem
                  key={one.uid}
                  waiting={one}
                  isUnderway={one.uid === underway}
                  onCorrect={kind && one.made_id === null ? () => correct(one, kind) : null}
                  onDiscard={() => setDiscarded(one)}
                />
              );
            })}
          </Box>
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" onClick={onClose}>
            {t("close")}
          </Button>
          <Button variant="contained" onClick={sendAll}>
            {t("outbox_send")}
          </Button>
        </DialogActions>
      </Dialog>
      <ConfirmDialog
        isOpen={discarded !== null}
        title={t("outbox_discard_title", { title: discarded?.title ?? "" })}
        confirmLabel={t("outbox_discard")}
        isDestructive
        onConfirm={discard}
        onCancel={() => setDiscarded(null)}
      >
        {t(discarded?.sent.length ? "outbox_discard_unsure" : "outbox_discard_text")}
      </ConfirmDialog>
    </>
  );
}

type WaitingItemProps = {
  waiting: Waiting;
  isUnderway: boolean;
  /** Null where only its files are left, and of a kind that this version does not know. */
  onCorrect: (() => void) | null;
  onDiscard: () => void;
};

function WaitingItem({ waiting, isUnderway, onCorrect, onDiscard }: WaitingItemProps) {
  const t = useWords();
  const { title, note, made_id, refused } = waiting;
  return (
    <Box component="li" sx={{ py: "10px", borderTop: 1, borderColor: "divider" }}>
      <Typography sx={{ fontWeight: 550, overflowWrap: "anywhere" }}>{title}</Typography>
      {note && (
        <Typography variant="caption" component="p" color="textSecondary" sx={{ m: 0 }}>
          {note}
        </Typography>
      )}
      {made_id !== null && (
        <Typography variant="caption" component="p" sx={{ m: 0 }}>
          {t("outbox_files_left")}
        </Typography>
      )}
      {refused !== null && (
        <Typography variant="caption" component="p" color="error" sx={{ m: 0 }}>
          {t("outbox_refused", { reason: refused })}
        </Typography>
      )}
      <Box sx={{ display: "flex", gap: "8px", mt: "6px" }}>
        {onCorrect && (
          <Button size="small" variant="outlined" disabled={isUnderway} onClick={onCorrect}>
            {t("outbox_correct")}
          </Button>
        )}
        <Button size="small" color="error" disabled={isUnderway} onClick={onDiscard}>
          {t("outbox_discard")}
        </Button>
      </Box>
    </Box>
  );
}
