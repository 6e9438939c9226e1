// What is said on top of a record: why it must be revised, what the public sees meanwhile, and what looks wrong in it.
import { useState } from "react";
import type { RecordDomain } from "@atalaya/contract/domain/domains.ts";
import type { DomainRecord } from "@atalaya/contract/resources/records.ts";
import { Notice, NoticeAction } from "../../../forms/notice.tsx";
import { formatDayOf, formatInstant } from "../../../ui/format.ts";
import { useLanguage, useWords } from "../../../ui/words.ts";
import { useUrlState } from "../../../api/url-state.ts";
import { PublishedDialog } from "../review/published-dialog.tsx";
import type { RecordWords } from "../record-words.ts";
import { WarningNotice } from "./warning-notice.tsx";

type RecordNoticesProps = { domain: RecordDomain; record: DomainRecord; words: RecordWords };

export function RecordNotices({ domain, record, words }: RecordNoticesProps) {
  const t = useWords();
  const [language] = useLanguage();
  const [isComparing, setComparing] = useState(false);
  const { change } = useUrlState();
  const { status, review_note, deleted_at, published_at, merged_into } = record;
  if (deleted_at)
    return (
      <Notice status="info" icon="trash-o">
        {t("trash_notice", { at: formatInstant(deleted_at, language) })}
        {merged_into && (
          <>
            {" "}
            {t("merge_into", { code: merged_into.code })}{" "}
            <NoticeAction
              text={t("merge_open", { code: merged_into.code })}
              onClick={() => change({ record: merged_into.id, trash: null })}
            />
          </>
        )}
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
          {t("published_kept", { day: formatDayOf(published_at, language) })}{" "}
          <NoticeAction text={t("published_compare")} onClick={() => setComparing(true)} />
        </Notice>
      )}
      {record.warnings.map((warning) => (
        <WarningNotice key={`${warning.field} ${warning.code}`} domain={domain} record={record} warning={warning} />
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
