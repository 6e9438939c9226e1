// Answering a request with what there is: the ten nearest that are free, from where the line is or else from its event.
import { useState } from "react";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import MenuItem from "@mui/material/MenuItem";
import Radio from "@mui/material/Radio";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import type { LogEntry, LogHead } from "@atalaya/contract/resources/log-entries.ts";
import { inventory } from "@atalaya/contract/resources/inventory/inventory.ts";
import { inventoryKinds } from "@atalaya/contract/resources/inventory/choices.ts";
import type { NearResource } from "@atalaya/contract/resources/inventory/nearest.ts";
import { ApiError } from "../../../api/request.ts";
import { toMinute } from "../../../api/server-clock.ts";
import { useAct, useAnswer } from "../../../api/use-resource.ts";
import { NearFacts } from "../../../screens/inventory/near-facts.tsx";
import { useLedgerChanged } from "../../../screens/inventory/use-ledger-changed.ts";
import { ErrorState } from "../../../ui/error-state.tsx";
import { pick, useLanguage, useWords } from "../../../ui/words.ts";

type AssignDialogProps = { line: LogEntry; point: LogHead["event"]["point"]; onClose: () => void };

export function AssignDialog({ line, point, onClose }: AssignDialogProps) {
  const t = useWords();
  const [lon, lat] = line.position ?? point;
  const [kind, setKind] = useState("");
  const [chosen, setChosen] = useState<NearResource | null>(null);
  const [quantity, setQuantity] = useState("");
  const near = useAnswer(inventory, "nearest", { lon, lat, kind: kind || undefined, available: true });
  const { assign, failure, isPending } = useAssign(line, onClose);
  const isStock = chosen?.kind === "stock";
  return (
    <Dialog open onClose={onClose} aria-labelledby="assign-title" maxWidth="sm" fullWidth>
      <DialogTitle id="assign-title">{t("assign_title", { number: line.number })}</DialogTitle>
      <DialogContent>
        <Typography sx={{ mb: "8px", overflowWrap: "anywhere" }}>{line.text}</Typography>
        {failure && (
          <Alert severity="warning" sx={{ mb: "8px" }}>
            {failure}
          </Alert>
        )}
        <KindChoice kind={kind} onChange={setKind} />
        <Nearest near={near} chosen={chosen} onChoose={setChosen} />
        {isStock && (
          <TextField
            id="assign-quantity"
            type="number"
            label={`${t("label.inventory_movements.quantity")} (${t(`choice.inventory.unit.${chosen.unit!}`)})`}
            value={quantity}
            onChange={({ target }) => setQuantity(target.value)}
            slotProps={{ htmlInput: { min: 0, max: chosen.balance ?? undefined, step: "any" } }}
            sx={{ mt: "12px" }}
          />
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          {t("cancel")}
        </Button>
        <Button
          variant="contained"
          disabled={!chosen || isPending || (isStock && !(Number(quantity) > 0))}
          onClick={() => void assign(chosen!, isStock ? Number(quantity) : 1)}
        >
          {t("assign_do")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** Answers the line with so much of a resource; what keeps it from that is told in the words of the server. */
function useAssign(line: LogEntry, onDone: () => void) {
  const t = useWords();
  const changed = useLedgerChanged();
  const [failure, setFailure] = useState<string | null>(null);
  const { mutateAsync, isPending } = useAct(inventory, "movements", { message: () => t("assign_done") });
  const assign = async ({ id }: NearResource, quantity: number) => {
    setFailure(null);
    const sent = { uid: crypto.randomUUID(), kind: "assign" as const, quantity, at: toMinute() };
    try {
      await mutateAsync({ id, ...sent, disaster_id: line.event_id, line_id: line.id });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return setFailure(Object.values(error.errors).flat()[0] ?? error.message);
    }
    await changed();
    onDone();
  };
  return { assign, failure, isPending };
}

function KindChoice({ kind, onChange }: { kind: string; onChange: (kind: string) => void }) {
  const t = useWords();
  return (
    <TextField
      id="assign-kind"
      select
      label={t("label.inventory.kind")}
      value={kind}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      sx={{ minWidth: 220, mb: "8px" }}
    >
      <MenuItem value="">{t("nearest_any")}</MenuItem>
      {inventoryKinds.map((it) => (
        <MenuItem key={it} value={it}>
          {t(`choice.inventory.kind.${it}`)}
        </MenuItem>
      ))}
    </TextField>
  );
}

type NearestProps = {
  near: ReturnType<typeof useAnswer<typeof inventory, "nearest">>;
  chosen: NearResource | null;
  onChoose: (resource: NearResource) => void;
};

function Nearest({ near: { data, error, isError, refetch }, chosen, onChoose }: NearestProps) {
  const t = useWords();
  const [language] = useLanguage();
  if (!data)
    return isError ? <ErrorState error={error} title={t("nearest_failed")} onRetry={() => void refetch()} /> : null;
  if (data.data.length === 0) return <Typography color="textSecondary">{t("assign_none")}</Typography>;
  return (
    <Box role="radiogroup" aria-label={t("nearest")}>
      {data.data.map((resource) => (
        <Box
          key={resource.id}
          component="label"
          sx={{
            display: "flex",
            alignItems: "flex-start",
            gap: "8px",
            py: "8px",
            borderTop: 1,
            borderColor: "divider",
            cursor: "pointer",
          }}
        >
          <Radio
            name="assign-resource"
            checked={chosen?.id === resource.id}
            onChange={() => onChoose(resource)}
            sx={{ p: "2px" }}
          />
          <NearFacts
            resource={resource}
            name={
              <Box component="span" sx={{ fontWeight: 650 }}>
                {pick(language, resource.name_es, resource.name_en)}
              </Box>
            }
          />
        </Box>
      ))}
    </Box>
  );
}
