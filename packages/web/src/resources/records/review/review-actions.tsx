// The steps of a record's review in the foot of its panel: the main one as a button, the others in a menu, with their reasons.
import { lazy, Suspense, useState } from "react";
import Button from "@mui/material/Button";
import Divider from "@mui/material/Divider";
import IconButton from "@mui/material/IconButton";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import Tooltip from "@mui/material/Tooltip";
import type { RecordDomain } from "@atalaya/contract/domain/domains.ts";
import type { TransitionAction } from "@atalaya/contract/resources/records/transitions.ts";
import type { DomainRecord } from "@atalaya/contract/resources/records.ts";
import type { Variable } from "@atalaya/contract/resources/variables.ts";
import { Icon } from "../../../ui/icon.tsx";
import { useWords } from "../../../ui/words.ts";
import type { RecordWords } from "../record-words.ts";
import { StepDialog, type AskedAction } from "./step-dialog.tsx";

/** Whoever publishes nothing need not load it. */
const PublishPreview = lazy(async () => ({ default: (await import("./publish-preview.tsx")).PublishPreview }));

const icons: Record<TransitionAction, string> = {
  submit: "paper-plane-o",
  withdraw: "undo",
  validate: "check-circle-o",
  request_revision: "reply",
  publish: "globe",
  unpublish: "eye-slash",
  archive: "archive",
  unarchive: "folder-open-o",
  discard_revision: "history",
};

/** Steps that are asked about before they are taken. */
const asked: readonly TransitionAction[] = [
  "publish",
  "request_revision",
  "unpublish",
  "archive",
  "unarchive",
  "discard_revision",
];
/** Never the main one: they take something back. */
const lesser: readonly TransitionAction[] = ["withdraw", "unpublish", "archive", "discard_revision"];

/** The step that is offered as the main button, if there is one. */
export const mainStepOf = (steps: readonly TransitionAction[]) => steps.find((step) => !lesser.includes(step)) ?? null;

type OnStep = (action: TransitionAction, reason: string | null) => void;

/** The record whose review it is, with its words. */
export type Reviewed = {
  domain: RecordDomain;
  record: DomainRecord;
  variable: Variable | undefined;
  words: RecordWords;
};

/** What is asked or shown before a step, and how one is begun. Only a saved record is published. */
export function useSteps(onStep: OnStep, reviewed: Reviewed | null) {
  const [open, setOpen] = useState<TransitionAction | null>(null);
  const begin = (action: TransitionAction) => (asked.includes(action) ? setOpen(action) : onStep(action, null));
  const onCancel = () => setOpen(null);
  const onConfirm = (reason: string | null = null) => {
    setOpen(null);
    onStep(open!, reason);
  };
  const dialog =
    open === null ? null : open !== "publish" ? (
      <StepDialog action={open as AskedAction} onCancel={onCancel} onConfirm={onConfirm} />
    ) : (
      reviewed && (
        <Suspense>
          <PublishPreview {...reviewed} onCancel={onCancel} onConfirm={() => onConfirm()} />
        </Suspense>
      )
    );
  return { begin, dialog };
}

type MainStepProps = { action: TransitionAction; isBusy: boolean; onBegin: (action: TransitionAction) => void };

export function MainStep({ action, isBusy, onBegin }: MainStepProps) {
  const t = useWords();
  return (
    <Button variant="contained" disabled={isBusy} onClick={() => onBegin(action)}>
      {t(`transition.${action}`)}
    </Button>
  );
}

type ActionsMenuProps = {
  steps: readonly TransitionAction[];
  isBusy: boolean;
  onBegin: (action: TransitionAction) => void;
  /** Null where it is not cited from here. */
  onCite: (() => void) | null;
  /** Null where it may not be merged with another. */
  onMerge: (() => void) | null;
  /** Null where it may not be deleted. */
  onDelete: (() => void) | null;
};

/** Nothing where there is nothing to do. */
export function ActionsMenu({ steps, isBusy, onBegin, onCite, onMerge, onDelete }: ActionsMenuProps) {
  const t = useWords();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  if (steps.length === 0 && !onCite && !onMerge && !onDelete) return null;
  const chosen = (act: () => void) => () => {
    setAnchor(null);
    act();
  };
  return (
    <>
      <Tooltip title={t("record_actions")}>
        <IconButton
          aria-label={t("record_actions")}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          disabled={isBusy}
          onClick={({ currentTarget }) => setAnchor(currentTarget)}
        >
          <Icon name="ellipsis-v" size={16} />
        </IconButton>
      </Tooltip>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: "top", horizontal: "left" }}
        transformOrigin={{ vertical: "bottom", horizontal: "left" }}
      >
        {steps.map((action) => (
          <MenuItem key={action} onClick={chosen(() => onBegin(action))} sx={{ gap: "12px" }}>
            <Icon name={icons[action]} />
            {t(`transition.${action}`)}
          </MenuItem>
        ))}
        {onCite && (
          <MenuItem onClick={chosen(onCite)} sx={{ gap: "12px" }}>
            <Icon name="quote-left" />
            {t("statement_cite")}
          </MenuItem>
        )}
        {onMerge && (
          <MenuItem onClick={chosen(onMerge)} sx={{ gap: "12px" }}>
            <Icon name="code-fork" />
            {t("merge_with")}
          </MenuItem>
        )}
        {(steps.length > 0 || onCite || onMerge) && onDelete && <Divider />}
        {onDelete && (
          <MenuItem onClick={chosen(onDelete)} sx={{ gap: "12px", color: "error.main" }}>
            <Icon name="trash-o" />
            {t("delete")}
          </MenuItem>
        )}
      </Menu>
    </>
  );
}
