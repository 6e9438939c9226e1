// What people say about a record: a new comment on top, the others below it, newest first.
import { useState } from "react";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import Skeleton from "@mui/material/Skeleton";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import type { RecordDomain } from "@atalaya/contract/domain/domains.ts";
import type { Comment } from "@atalaya/contract/resources/records/history.ts";
import { session } from "../../../api/session.ts";
import { draftKey, keepTyped, readTyped } from "../../../forms/drafts.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { formatInstant, unknown } from "../../../ui/format.ts";
import { Icon } from "../../../ui/icon.tsx";
import { InitialsAvatar } from "../../../ui/initials-avatar.tsx";
import { useLanguage, useWords } from "../../../ui/words.ts";
import { announceRefusal } from "../review/announce-refusal.ts";
import { useComments } from "../review/use-review.ts";

export function RecordComments({ domain, recordId }: { domain: RecordDomain; recordId: number }) {
  const t = useWords();
  const comments = useComments(domain, recordId);
  const { pages, error, isError, isPending, refetch, add, edit, remove } = comments;
  const [asked, setAsked] = useState<Comment | null>(null);
  const list = pages.flatMap(({ data }) => data);
  const settled = { onSuccess: () => void refetch(), onError: announceRefusal };

  if (isError) return <ErrorState error={error} title={t("comment_load_failed")} onRetry={() => void refetch()} />;
  if (isPending) return <Skeleton variant="rounded" height={160} />;
  return (
    <Box>
      {pages[0]?.meta.may_comment && (
        <Writer
          label={t("comment_new")}
          action={t("comment_add")}
          keptAs={draftKey(session().user?.id ?? 0, `records/${domain}/comments`, recordId)}
          isBusy={add.isPending}
          onWrite={(text, onDone) =>
            add.mutate({ id: recordId, text }, { onSuccess: onDone, onError: announceRefusal })
          }
        />
      )}
      {list.length === 0 && <Typography color="textSecondary">{t("comment_none")}</Typography>}
      <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0, display: "grid", gap: "16px" }}>
        {list.map((comment) => (
          <Said
            key={comment.id}
            comment={comment}
            isBusy={edit.isPending}
            onDelete={() => setAsked(comment)}
            onChange={(text, onDone) => {
              const { id, version } = comment;
              edit.mutate({ id, version, text }, { ...settled, onSuccess: () => (void refetch(), onDone()) });
            }}
          />
        ))}
      </Box>
      {comments.hasNextPage && (
        <Button variant="outlined" sx={{ mt: "16px" }} onClick={() => void comments.fetchNextPage()}>
          {t("comment_more")}
        </Button>
      )}
      {asked && (
        <ConfirmDialog
          isOpen
          isDestructive
          title={t("comment_delete_title")}
          confirmLabel={t("comment_delete")}
          onCancel={() => setAsked(null)}
          onConfirm={() => {
            setAsked(null);
            remove.mutate({ id: asked.id, version: asked.version }, settled);
          }}
        >
          {t("comment_delete_text")}
        </ConfirmDialog>
      )}
    </Box>
  );
}

type WriterProps = {
  label: string;
  action: string;
  text?: string;
  /** Under which what is typed stays on this computer until it is sent. */
  keptAs?: string;
  isBusy: boolean;
  onWrite: (text: string, onDone: () => void) => void;
  onCancel?: () => void;
};

const longestComment = 4000;

function Writer({ label, action, text = "", keptAs, isBusy, onWrite, onCancel }: WriterProps) {
  const t = useWords();
  const [typed, setTyped] = useState(() => (keptAs && readTyped(keptAs)) || text);
  const change = (changed: string) => {
    setTyped(changed);
    if (keptAs) keepTyped(keptAs, changed);
  };
  return (
    <Box sx={{ mb: "20px" }}>
      <TextField
        label={label}
        value={typed}
        onChange={(event) => change(event.target.value)}
        // What is said is no field of the record's form.
        onInput={(event) => event.stopPropagation()}
        multiline
        minRows={2}
        helperText=""
        autoFocus={onCancel !== undefined}
        slotProps={{ htmlInput: { maxLength: longestComment } }}
      />
      <Box sx={{ display: "flex", justifyContent: "flex-end", gap: "8px", mt: "8px" }}>
        {onCancel && (
          <Button variant="text" color="inherit" onClick={onCancel}>
            {t("cancel")}
          </Button>
        )}
        <Button
          variant="outlined"
          disabled={isBusy || typed.trim() === ""}
          onClick={() => onWrite(typed.trim(), () => change(""))}
        >
          {action}
        </Button>
      </Box>
    </Box>
  );
}

type SaidProps = {
  comment: Comment;
  isBusy: boolean;
  onChange: (text: string, onDone: () => void) => void;
  onDelete: () => void;
};

function Said({ comment, isBusy, onChange, onDelete }: SaidProps) {
  const t = useWords();
  const [language] = useLanguage();
  const [isEdited, setEdited] = useState(false);
  const { author, created_at, version, text, is_own, may_delete } = comment;
  if (isEdited)
    return (
      <li>
        <Writer
          label={t("comment_edit")}
          action={t("save")}
          text={text}
          isBusy={isBusy}
          onWrite={(changed) => onChange(changed, () => setEdited(false))}
          onCancel={() => setEdited(false)}
        />
      </li>
    );
  return (
    <Box component="li" sx={{ display: "flex", gap: "12px" }}>
      <InitialsAvatar name={author ?? unknown} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ display: "flex", alignItems: "center", gap: "8px", minHeight: 28 }}>
          <Typography variant="subtitle2" component="span" noWrap>
            {author ?? unknown}
          </Typography>
          <Typography variant="overline" component="time" dateTime={created_at} color="textDisabled" sx={{ flex: 1 }}>
            {formatInstant(created_at, language)}
            {version > 1 && ` · ${t("comment_edited")}`}
          </Typography>
          {is_own && (
            <IconButton aria-label={t("comment_edit")} onClick={() => setEdited(true)}>
              <Icon name="pencil" size={13} />
            </IconButton>
          )}
          {may_delete && (
            <IconButton aria-label={t("comment_delete")} onClick={onDelete}>
              <Icon name="trash-o" size={13} />
            </IconButton>
          )}
        </Box>
        <Typography sx={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>{text}</Typography>
      </Box>
    </Box>
  );
}
