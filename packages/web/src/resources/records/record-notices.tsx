// What is said on top of a record: why it must be revised, what the public sees meanwhile, and what looks wrong in it.
import { useState } from "react";
import Link from "@mui/material/Link";
import type { Domain } from "@atalaya/contract/domains.ts";
import type { DomainRecord } from "@atalaya/contract/resources/records.ts";
import { Notice } from "../../forms/notice.tsx";
import { formatDay, formatInstant } from "../../ui/format.ts";
import { statusIcons } from "../../ui/tokens.ts";
import { useLanguage, useWords } from "../../ui/words.ts";
import { PublishedDialog } from "./published-dialog.tsx";
import type { RecordWords } from "./record-words.ts";

type RecordNoticesProps = { domain: Domain; record: DomainRecord; words: RecordWords };

export function RecordNotices({ domain, record, words }: RecordNoticesProps) {
  const t = useWords();
  const [language] = useLanguage();
  const [isComparing, setComparing] = useState(false);
  const { status, review_note, deleted_at, published_at } = record;
  if (deleted_at)
    return (
      <Notice status="info" icon="trash-o">
        {t("trash_notice", { at: formatInstant(deleted_at, language) })}
      </Notice>
    );
  return (
    <>
      {review_note && (
        <Notice status={status === "needs_revision" ? "warning" : "info"} icon="reply">
          {t(status === "needs_revision" ? "revision_asked" : "reason_given", { reason: review_note })}
        </Notice>
      )}
      {isRevised(record) && (
        <Notice status="info" icon="globe">
          {t("published_kept", { day: formatDay(published_at, language) })}{" "}
          <Link component="button" type="button" color="inherit" underline="always" onClick={() => setComparing(true)}>
            {t("published_compare")}
          </Link>
        </Notice>
      )}
      {record.warnings.map(({ field, code, parameters }) => (
        <Notice key={`${field} ${code}`} status="warning" icon={statusIcons.warning}>
          {t(`warning.${code}`, parameters)}
        </Notice>
      ))}
      {isComparing && (
        <PublishedDialog domain={domain} record={record} words={words} onClose={() => setComparing(false)} />
      )}
    </>
  );
}

/** Whether the public sees something older than the record. */
export const isRevised = ({ status, has_published }: Pick<DomainRecord, "status" | "has_published">) =>
  has_published && status !== "published";
