// Asks whoever signs in, once per edition, to accept the current terms (V22): a band above the screen, and work goes on meanwhile.
import { useId, useState } from "react";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import Typography from "@mui/material/Typography";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { PendingTerms } from "@atalaya/contract/resources/terms.ts";
import { call } from "../../api/call.ts";
import { request, type ApiError } from "../../api/request.ts";
import { useSession } from "../../api/session.ts";
import { formatDay } from "../../ui/format.ts";
import { Icon } from "../../ui/icon.tsx";
import { RichText } from "../../ui/rich-text.tsx";
import { useLanguage, useWords } from "../../ui/words.ts";

type Pending = { data: PendingTerms[] };

const key = ["terms-pending"];

/** Nothing while there is nothing to accept. A failure is nobody's trouble: it asks again with the next page. */
export function TermsBand() {
  const t = useWords();
  const isSignedIn = useSession((state) => state.user !== null);
  const [isReading, setReading] = useState(false);
  const { data } = useQuery<Pending, ApiError>({
    queryKey: key,
    queryFn: ({ signal }) => call("GET terms/pending", { signal, isQuiet: true }),
    enabled: isSignedIn,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const asked = data?.data[0];
  if (!asked) return null;
  return (
    <Box
      component="section"
      aria-label={t("terms_band")}
      sx={(theme) => ({
        display: "flex",
        flexWrap: "wrap",
        alignItems: "center",
        gap: "8px 12px",
        padding: "8px 20px",
        color: theme.vars.palette.statusSoft.info.softText,
        backgroundColor: theme.vars.palette.statusSoft.info.soft,
      })}
    >
      <Icon name="file-text-o" />
      <Box sx={{ flex: "1 1 200px" }}>{t("terms_asked", { kind: t(`terms_kind.${asked.kind}`) })}</Box>
      <Button variant="outlined" onClick={() => setReading(true)}>
        {t("terms_read")}
      </Button>
      {isReading && <TermsDialog key={asked.id} terms={asked} onClose={() => setReading(false)} />}
    </Box>
  );
}

function TermsDialog({ terms, onClose }: { terms: PendingTerms; onClose: () => void }) {
  const t = useWords();
  const [language] = useLanguage();
  const titleId = useId();
  const client = useQueryClient();
  const accept = useMutation<unknown, ApiError>({
    mutationFn: () => request(`terms/${terms.id}/acceptance`, { method: "POST" }),
    onSettled: () => client.invalidateQueries({ queryKey: key }),
    onSuccess: onClose,
  });
  const written = language === "en" && terms.body_en ? "en" : "es";
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="md" fullWidth>
      <DialogTitle id={titleId}>{t(`terms_kind.${terms.kind}`)}</DialogTitle>
      <DialogContent>
        <Typography color="textSecondary" sx={{ mb: "12px" }}>
          {t("terms_edition_from", { edition: terms.edition, day: formatDay(terms.effective_from, language) })}
          {written !== language && ` · ${t("terms_only_spanish")}`}
        </Typography>
        <RichText html={written === "en" ? (terms.body_en ?? "") : terms.body_es} language={written} />
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          {t("terms_later")}
        </Button>
        <Button variant="contained" disabled={accept.isPending} onClick={() => accept.mutate()}>
          {t("terms_accept")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
