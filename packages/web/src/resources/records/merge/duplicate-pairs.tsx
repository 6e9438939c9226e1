// Records of the domain that may tell of the same thing, pair by pair, each to be opened, and merged or joined.
import { useId, useState, type ReactNode } from "react";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import type { RecordDomain } from "@atalaya/contract/domain/domains.ts";
import type { DuplicatePair } from "@atalaya/contract/resources/records/merge.ts";
import type { Message } from "../../../api/events.ts";
import { useUrlState } from "../../../api/url-state.ts";
import { Notice, NoticeAction } from "../../../forms/notice.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { statusIcons } from "../../../ui/theme/tokens.ts";
import { useWords } from "../../../ui/words.ts";
import { AcrossPairs, SamePlacePair } from "./pair-card.tsx";
import { useJoin } from "./use-join.ts";
import { useMayMerge, usePairs } from "./use-merge.ts";

export function DuplicatePairs({ domain, onClose }: { domain: RecordDomain; onClose: () => void }) {
  const t = useWords();
  const { change } = useUrlState();
  const mayMerge = useMayMerge(domain);
  const { data, error, isError, refetch } = usePairs(domain);
  const [said, tell] = useState<Message | null>(null);
  const joining = useJoin(tell);
  const pairs = data?.data ?? [];
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
        <PairGroup title={domain === "risk" ? t("duplicates_same") : null}>
          {pairs
            .filter(({ umbrella_id }) => umbrella_id === null)
            .map((pair) => (
              <SamePlacePair key={`${pair.one.id} ${pair.other.id}`} pair={pair} mayMerge={mayMerge} onOpen={open} />
            ))}
        </PairGroup>
        <PairGroup title={t("duplicates_across")}>
          {byUmbrella(pairs).map(({ wider, narrower }) => (
            <AcrossPairs key={wider.id} wider={wider} narrower={narrower} joining={joining} onOpen={open} />
          ))}
        </PairGroup>
      </DialogContent>
      {said && (
        <Box sx={{ padding: "12px 20px 0" }}>
          <Said message={said} onDone={() => tell(null)} />
        </Box>
      )}
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          {t("close")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** Each wider disaster once, with all that may be a part of it. */
function byUmbrella(pairs: readonly DuplicatePair[]) {
  const sides = pairs
    .filter(({ umbrella_id }) => umbrella_id !== null)
    .map(({ one, other, umbrella_id }) =>
      one.id === umbrella_id ? { wider: one, part: other } : { wider: other, part: one },
    );
  return [...Map.groupBy(sides, ({ wider }) => wider.id).values()].map((of) => ({
    wider: of[0]!.wider,
    narrower: of.map(({ part }) => part),
  }));
}

/** The pairs of one kind under its heading; nothing without any. */
function PairGroup({ title, children }: { title: string | null; children: ReactNode[] }) {
  const id = useId();
  if (children.length === 0) return null;
  return (
    <Box component="section" aria-labelledby={title ? id : undefined} sx={{ "& + &": { mt: "20px" } }}>
      {title && (
        <Typography id={id} variant="subtitle2" component="h3" sx={{ m: "0 0 8px" }}>
          {title}
        </Typography>
      )}
      <Box
        component="ul"
        sx={{ listStyle: "none", m: 0, p: 0, display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: "12px" }}
      >
        {children}
      </Box>
    </Box>
  );
}

/** What was done last, and taking it back. */
const Said = ({ message: { message, type = "success", action }, onDone }: { message: Message; onDone: () => void }) => (
  <Notice status={type} icon={statusIcons[type]} role={type === "error" ? "alert" : "status"}>
    {message}{" "}
    {action && (
      <NoticeAction
        text={action.label}
        onClick={() => {
          onDone();
          action.run();
        }}
      />
    )}
  </Notice>
);
