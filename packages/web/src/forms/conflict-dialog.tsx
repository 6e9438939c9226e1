// Somebody saved first: what both changed is chosen field by field, the rest is put together.
import { useId, useMemo, useState } from "react";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import Typography from "@mui/material/Typography";
import type { FieldValues } from "react-hook-form";
import { useWords } from "../ui/words.ts";
import { flattened, merge, nested, type Values } from "./merge.ts";
import { SideChoice, type Side } from "./choices/side-choice.tsx";
import type { ResourceForm } from "./use-resource-form.ts";

type FormConflictProps<V extends FieldValues> = {
  controller: ResourceForm<V>;
  labelOf: (field: string) => string;
  /** A value as a person reads it. */
  show: (field: string, value: unknown) => string;
  /** A field that holds fields of its own, each of which is merged by itself. */
  flattens?: string;
};

/** Nothing while nobody else saved first. */
export function FormConflict<V extends FieldValues>({ controller, flattens, ...texts }: FormConflictProps<V>) {
  const { conflict, resolveConflict, closeConflict } = controller;
  const sides = useMemo(
    () =>
      conflict && {
        base: flattened(conflict.base, flattens),
        mine: flattened(conflict.mine, flattens),
        theirs: flattened(conflict.theirs, flattens),
      },
    [conflict, flattens],
  );
  if (!sides) return null;
  return (
    <ConflictDialog
      {...texts}
      {...sides}
      onResolve={(values) => resolveConflict(nested(values, flattens) as V)}
      onClose={closeConflict}
    />
  );
}

type ConflictDialogProps = {
  base: Values;
  mine: Values;
  theirs: Values;
  labelOf: (field: string) => string;
  show: (field: string, value: unknown) => string;
  onResolve: (values: Values) => void;
  onClose: () => void;
};

function ConflictDialog({ base, mine, theirs, labelOf, show, onResolve, onClose }: ConflictDialogProps) {
  const t = useWords();
  const titleId = useId();
  const name = typeof theirs["updated_by"] === "string" ? theirs["updated_by"] : t("conflict_somebody");
  const result = useMemo(() => merge(base, mine, theirs), [base, mine, theirs]);
  const [sides, setSides] = useState<Record<string, Side>>({});
  const sideOf = (field: string) => sides[field] ?? "mine";
  const resolved = () => ({
    ...result.merged,
    ...Object.fromEntries(result.contested.map((it) => [it, (sideOf(it) === "mine" ? mine : theirs)[it]])),
  });
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="md" fullWidth>
      <DialogTitle id={titleId}>{t("conflict_title")}</DialogTitle>
      <DialogContent>
        <Typography sx={{ mb: "12px" }}>{t("conflict_text", { name })}</Typography>
        {result.contested.length > 0 && (
          <SideChoice
            fields={result.contested}
            mine={mine}
            theirs={theirs}
            mineTitle={t("conflict_mine")}
            theirsTitle={t("conflict_theirs")}
            labelOf={labelOf}
            show={show}
            sideOf={sideOf}
            onChoose={(field, side) => setSides({ ...sides, [field]: side })}
          />
        )}
        {result.theirs.length > 0 && (
          <Typography color="textSecondary" sx={{ mt: "12px" }}>
            {t("conflict_merged", { fields: result.theirs.map(labelOf).join(", ") })}
          </Typography>
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          {t("conflict_back")}
        </Button>
        <Button variant="contained" onClick={() => onResolve(resolved())}>
          {t("conflict_save")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
