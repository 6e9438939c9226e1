// The dialog of a step over many rows: what it does is said, confirmed, and when rows stand in its way, they are named.
import { useId, type ReactNode } from "react";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import LinearProgress from "@mui/material/LinearProgress";
import type { ApiError } from "../../api/request.ts";
import { useWords } from "../../ui/words.ts";
import { RowErrors, type RowErrorsProps } from "./row-errors.tsx";

type StepFrameProps = Pick<RowErrorsProps, "labelOf"> & {
  title: string;
  /** Of the button: to how many rows. */
  applyLabel: string;
  isDeletion?: boolean;
  isReady?: boolean;
  /** Rows of the step. */
  size: number;
  isPending: boolean;
  error: ApiError | null;
  onApply: () => void;
  /** Goes on without the rows in the way; nothing where rows are not ticked one by one. */
  onUntick?: ((ids: number[]) => void) | undefined;
  onClose: () => void;
  children: ReactNode;
};

export function StepFrame(props: StepFrameProps) {
  const { title, applyLabel, isDeletion = false, isReady = true, isPending, error, onApply, onUntick, onClose } = props;
  const inTheWay = error?.rows.map(({ id }) => id) ?? [];
  const t = useWords();
  const titleId = useId();
  return (
    <Dialog open onClose={isPending ? undefined : onClose} aria-labelledby={titleId} maxWidth="sm" fullWidth>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>
        {props.children}
        {error && <RowErrors error={error} labelOf={props.labelOf} />}
        {onUntick && inTheWay.length > 0 && inTheWay.length < props.size && (
          <Button variant="text" sx={{ mt: "8px", ml: "-12px" }} onClick={() => onUntick(inTheWay)}>
            {t("bulk_untick")}
          </Button>
        )}
      </DialogContent>
      {isPending && <LinearProgress aria-label={t("bulk_working")} />}
      <DialogActions>
        <Button variant="outlined" onClick={onClose} disabled={isPending}>
          {t("cancel")}
        </Button>
        <Button
          variant="contained"
          color={isDeletion ? "error" : "primary"}
          disabled={isPending || !isReady}
          onClick={onApply}
        >
          {isPending ? t("bulk_working") : applyLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
