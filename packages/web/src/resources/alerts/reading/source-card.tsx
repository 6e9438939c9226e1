// Of which message of another system a draft was made, and that message as it came.
import Button from "@mui/material/Button";
import type { Alert } from "@atalaya/contract/resources/alerts/answers.ts";
import { PaperCard } from "../../../screens/paper/paper-view.tsx";
import { useDownload } from "../../../screens/use-download.ts";
import { formatInstant } from "../../../ui/format.ts";
import { Icon } from "../../../ui/icon.tsx";
import { useLanguage, useWords } from "../../../ui/words.ts";
import { FactRows } from "./fact-rows.tsx";

export function SourceCard({ alert: { id, source } }: { alert: Alert }) {
  const t = useWords();
  const [language] = useLanguage();
  const download = useDownload();
  if (!source) return null;
  const { sender, identifier, sent_at, sha256, has_signature, fetched_from } = source;
  const facts = [
    { label: t("audit_label.sender"), value: sender },
    { label: t("audit_label.identifier"), value: identifier },
    { label: t("audit_label.sent_at"), value: formatInstant(sent_at, language) },
    { label: t("audit_label.fetched_from"), value: fetched_from ?? t("alert_source_file") },
    ...(has_signature ? [{ label: t("audit_label.has_signature"), value: t("alert_source_unchecked") }] : []),
    { label: "SHA-256", value: sha256 },
  ];
  return (
    <PaperCard title={t("audited.alert_sources")}>
      <FactRows facts={facts} />
      <Button
        variant="text"
        startIcon={<Icon name="download" />}
        sx={{ mt: "8px", displayPrint: "none" }}
        onClick={() => download(`alerts/${id}/source.xml`, `${identifier.replaceAll(/[^\w.-]+/g, "-")}.xml`)}
      >
        {t("alert_source_download")}
      </Button>
    </PaperCard>
  );
}
