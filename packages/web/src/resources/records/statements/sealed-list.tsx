// The sealed statements of a disaster: of which day each is, how it is cited, and where it is read.
import { useId, useState, type ReactNode } from "react";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Link from "@mui/material/Link";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import { statementCitation } from "@atalaya/contract/resources/records/loss-statement-paper.ts";
import type { LossStatement } from "@atalaya/contract/resources/records/loss-statements.ts";
import type { DomainRecord } from "@atalaya/contract/resources/records.ts";
import { momentIn } from "@atalaya/contract/values/format.ts";
import { useDownload } from "../../../screens/use-download.ts";
import { ErrorState } from "../../../ui/error-state.tsx";
import { formatDay, unknown } from "../../../ui/format.ts";
import { Icon } from "../../../ui/icon.tsx";
import { visuallyHidden } from "../../../ui/theme/theme-global.ts";
import { useLanguage, useWords } from "../../../ui/words.ts";
import { useSealed } from "./use-statements.ts";

export function SealedList({ event }: { event: DomainRecord }) {
  const t = useWords();
  const id = useId();
  const { data, error, isError, refetch } = useSealed(event.id);
  return (
    <Box component="section" aria-labelledby={id} sx={{ minWidth: 0 }}>
      <Typography variant="h4" component="h3" id={id} sx={{ mb: "8px" }}>
        {t("statement_list")}
      </Typography>
      {isError ? (
        <ErrorState error={error} title={t("statement_list_failed")} onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeleton variant="rounded" height={96} />
      ) : data.data.length === 0 ? (
        <Typography color="textSecondary">{t("statement_none")}</Typography>
      ) : (
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: "none", display: "grid", gap: "12px" }}>
          {data.data.map((statement) => (
            <Sealed key={statement.number} event={event} statement={statement} />
          ))}
        </Box>
      )}
    </Box>
  );
}

function Sealed({ event, statement }: { event: DomainRecord; statement: LossStatement }) {
  const t = useWords();
  const [language] = useLanguage();
  const save = useDownload();
  const { number, on, address, sealed_at, sealed_by, timezone } = statement;
  const name = `${event.code}-${t("statement_file_name")}-${number}`;
  const citation = statementCitation(statement, { t, language });
  return (
    <Box
      component="li"
      sx={{ display: "grid", gap: "6px", p: "10px 12px", border: 1, borderColor: "divider", borderRadius: "8px" }}
    >
      <Typography variant="subtitle2" component="h4" sx={{ m: 0 }}>
        <Link href={`${address}/${language}`} target="_blank" rel="noopener">
          {t("statement_number", { number })}, {t("record_observed", { day: formatDay(on, language) })}{" "}
          <Icon name="external-link" size={11} />
        </Link>
      </Typography>
      <Typography variant="caption" component="p" color="textSecondary" sx={{ m: 0 }}>
        {t("statement_sealed_by", { at: momentIn(timezone, sealed_at, language), name: sealed_by ?? unknown })}
      </Typography>
      <Typography
        variant="caption"
        component="p"
        sx={{ m: 0, p: "6px 8px", borderRadius: "6px", bgcolor: "sunken", overflowWrap: "anywhere", userSelect: "all" }}
      >
        {citation}
      </Typography>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: "4px", ml: "-8px" }}>
        <CopyButton text={citation}>{t("statement_copy")}</CopyButton>
        <CopyButton text={address}>{t("statement_copy_address")}</CopyButton>
        <Button
          variant="text"
          startIcon={<Icon name="download" />}
          aria-label={`${t("report_pdf")}: ${t("statement_number", { number })}`}
          onClick={() => save(`records/risk/${event.id}/statements/${number}.pdf`, `${name}.pdf`)}
        >
          {t("report_pdf")}
        </Button>
        <Button
          variant="text"
          startIcon={<Icon name="shield" />}
          aria-label={`JSON: ${t("statement_number", { number })}`}
          href={`${address}.json`}
          target="_blank"
          rel="noopener"
        >
          JSON
        </Button>
      </Box>
    </Box>
  );
}

/** Browsers let a page copy only where it came over https or from this machine: elsewhere the text is chosen whole by a click. */
function CopyButton({ text, children }: { text: string; children: ReactNode }) {
  const t = useWords();
  const [copied, setCopied] = useState<string | null>(null);
  if (!("clipboard" in navigator)) return null;
  const isCopied = copied === text;
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(text),
      () => setCopied(null),
    );
  return (
    <Button variant="text" startIcon={<Icon name={isCopied ? "check" : "clone"} />} onClick={() => void copy()}>
      {children}
      <span role="status" style={visuallyHidden}>
        {isCopied && t("invitation_copied")}
      </span>
    </Button>
  );
}
