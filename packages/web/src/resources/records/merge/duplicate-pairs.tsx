// Records of the domain that may tell of the same thing, pair by pair, each to be opened or merged.
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import type { RecordDomain } from "@atalaya/contract/domain/domains.ts";
import { usePlace } from "../../../api/places.ts";
import { useUrlState } from "../../../api/url-state.ts";
import { ErrorState } from "../../../ui/error-state.tsx";
import { useWords } from "../../../ui/words.ts";
import { RecordButton } from "./record-button.tsx";
import { useMayMerge, usePairs } from "./use-merge.ts";

export function DuplicatePairs({ domain, onClose }: { domain: RecordDomain; onClose: () => void }) {
  const t = useWords();
  const { change } = useUrlState();
  const { places } = usePlace();
  const mayMerge = useMayMerge(domain);
  const { data, error, isError, refetch } = usePairs(domain);
  const open = (record: number, merge: number | null) => {
    onClose();
    change({ record, merge, selected: record, trash: null });
  };
  return (
    <Dialog open onClose={onClose} aria-label={t("duplicates")} maxWidth="sm" fullWidth>
      <DialogTitle>{t("duplicates")}</DialogTitle>
      <DialogContent>
        <Typography color="textSecondary" sx={{ mb: "16px" }}>
          {t(domain === "risk" ? "duplicates_text_events" : "duplicates_text")}
        </Typography>
        {isError && <ErrorState error={error} title={t("record_load_failed")} onRetry={() => void refetch()} />}
        {!data && !isError && <Skeleton variant="rounded" height={160} />}
        {data?.data.length === 0 && <Typography>{t("duplicates_none")}</Typography>}
        <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0, display: "grid", gap: "12px" }}>
          {data?.data.map(({ one, other }) => (
            <Box
              component="li"
              key={`${one.id} ${other.id}`}
              sx={{ border: 1, borderColor: "divider", borderRadius: "8px", padding: "6px" }}
            >
              <RecordButton record={one} onClick={() => open(one.id, null)} />
              <RecordButton record={other} onClick={() => open(other.id, null)} />
              <Box sx={{ display: "flex", alignItems: "center", gap: "12px", padding: "4px 10px" }}>
                <Typography variant="overline" component="span" color="textSecondary" sx={{ flex: 1 }}>
                  {one.variable_id === other.variable_id
                    ? places.find(({ id }) => id === one.company_id)?.reason_social
                    : t("duplicates_variables")}
                </Typography>
                {one.variable_id === other.variable_id && mayMerge(one) && (
                  <Button variant="outlined" onClick={() => open(one.id, other.id)}>
                    {t("merge")}
                  </Button>
                )}
              </Box>
            </Box>
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          {t("close")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
