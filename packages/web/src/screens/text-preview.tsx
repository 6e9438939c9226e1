// What readers will see of a text that is being written, in either language, as the server cleans it.
import { useId, useState } from "react";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import type { Language } from "@atalaya/contract/text.ts";
import { call } from "../api/call.ts";
import type { ApiError } from "../api/request.ts";
import { Notice } from "../forms/notice.tsx";
import { ErrorState } from "../ui/error-state.tsx";
import { RichText } from "../ui/rich-text.tsx";
import { Segmented } from "../ui/segmented.tsx";
import { useLanguage, useWords } from "../ui/words.ts";

type TextPreviewProps = {
  /** Title and HTML by language; what is missing in English is shown in Spanish, as readers find it. */
  title: Record<Language, string | null>;
  body: Record<Language, string | null>;
  onClose: () => void;
};

export function TextPreview({ title, body, onClose }: TextPreviewProps) {
  const t = useWords();
  const [shownLanguage] = useLanguage();
  const [language, setLanguage] = useState<Language>(shownLanguage);
  const titleId = useId();
  const isMissing = language === "en" && !body.en;
  const written: Language = isMissing ? "es" : language;
  const html = body[written] ?? "";
  const clean = useQuery<{ html: string }, ApiError>({
    queryKey: ["rich-text", html],
    queryFn: ({ signal }) => call("POST rich-text", { body: { html }, signal }),
    enabled: html !== "",
  });
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="md" fullWidth>
      <DialogTitle id={titleId} sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: "8px 12px" }}>
        <Box component="span" sx={{ flex: 1 }}>
          {t("text_preview")}
        </Box>
        <Segmented
          label={t("language")}
          value={language}
          onChange={setLanguage}
          segments={[
            { value: "es", label: "Español" },
            { value: "en", label: "English" },
          ]}
        />
      </DialogTitle>
      <DialogContent dividers sx={{ minHeight: 260 }}>
        {isMissing && (
          <Notice status="warning" icon="language">
            {t("text_preview_missing")}
          </Notice>
        )}
        <Typography variant="h2" component="h3" lang={written} sx={{ mb: "12px", fontSize: "1.375rem" }}>
          {(title[language] || title.es) ?? ""}
        </Typography>
        {html === "" && <Typography color="textSecondary">{t("text_preview_empty")}</Typography>}
        {clean.isError && <ErrorState error={clean.error} onRetry={() => void clean.refetch()} />}
        {clean.isLoading && <Skeleton variant="rounded" height={120} />}
        {clean.data && <RichText html={clean.data.html} language={written} />}
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose} autoFocus>
          {t("close")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
