// What is said on top of a record: why it must be revised, what the public sees meanwhile, and what looks wrong in it.
import { useState } from "react";
import Link from "@mui/material/Link";
import type { RecordDomain } from "@atalaya/contract/domain/domains.ts";
import type { DomainRecord } from "@atalaya/contract/resources/records.ts";
import { Notice } from "../../../forms/notice.tsx";
import { formatDayOf, formatInstant } from "../../../ui/format.ts";
import { statusIcons } from "../../../ui/theme/tokens.ts";
import { useLanguage, useWords } from "../../../ui/words.ts";
import { useUrlState } from "../../../api/url-state.ts";
import { useMayMerge } from "../merge/use-merge.ts";
import { PublishedDialog } from "../review/published-dialog.tsx";
import type { RecordWords } from "../record-words.ts";

type RecordNoticesProps = { domain: RecordDomain; record: DomainRecord; words: RecordWords };

export function RecordNotices({ domain, record, words }: RecordNoticesProps) {
  const t = useWords();
  const [language] = useLanguage();
  const [isComparing, setComparing] = useState(false);
  const { change } = useUrlState();
  const mayMerge = useMayMerge(domain)(record);
  const { status, review_note, deleted_at, published_at, merged_into } = record;
  if (deleted_at)
    return (
      <Notice status="info" icon="trash-o">
        {t("trash_notice", { at: formatInstant(deleted_at, language) })}
        {merged_into && (
          <>
            {" "}
            {t("merge_into", { code: merged_into.code })}{" "}
            <Action
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
          <Action text={t("published_compare")} onClick={() => setComparing(true)} />
        </Notice>
      )}
      {record.warnings.map(({ field, code, parameters }) => (
        <Notice key={`${field} ${code}`} status="warning" icon={statusIcons.warning}>
          {t(`warning.${code}`, parameters)}
          {code === "duplicate_event" && (
            <>
              {" "}
              <Action
                text={t("merge_open", { code: String(parameters["code"]) })}
                onClick={() => change({ record: parameters["id"], selected: parameters["id"] })}
              />
              {mayMerge && (
                <>
                  {" · "}
                  <Action text={t("merge")} onClick={() => change({ merge: parameters["id"] })} />
                </>
              )}
            </>
          )}
        </Notice>
      ))}
      {isComparing && (
        <PublishedDialog domain={domain} record={record} words={words} onClose={() => setComparing(false)} />
      )}
    </>
  );
}

const Action = ({ text, onClick }: { text: string; onClick: () => void }) => (
  <Link component="button" type="button" color="inherit" underline="always" onClick={onClick}>
    {text}
  </Link>
);

/** Whether the public sees something older than the record. */
export const isRevised = ({ status, has_published }: Pick<DomainRecord, "status" | "has_published">) =>
  has_published && status !== "published";
