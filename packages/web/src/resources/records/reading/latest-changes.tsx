// The latest changes of a record in a line each, beside what it says; all of them stand in its history.
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import type { RecordDomain } from "@atalaya/contract/domain/domains.ts";
import type { Revision } from "@atalaya/contract/resources/records/history.ts";
import type { DomainRecord, RecordStatus } from "@atalaya/contract/resources/records.ts";
import { PaperCard } from "../../../screens/paper/paper-view.tsx";
import { formatInstant } from "../../../ui/format.ts";
import { useLanguage, useWords } from "../../../ui/words.ts";
import { changesBetween, type RecordWords } from "../record-words.ts";
import { useRevisions } from "../review/use-review.ts";

const mostShown = 4;
/** The state is told by itself, and the reason in its own words. */
const apart = ["status", "review_note"];

type LatestChangesProps = { domain: RecordDomain; record: DomainRecord; words: RecordWords; onAll: () => void };

export function LatestChanges({ domain, record, words, onAll }: LatestChangesProps) {
  const t = useWords();
  const [language] = useLanguage();
  const revisions = useRevisions(domain, record)
    .pages.flatMap(({ data }) => data)
    .slice(0, mostShown);
  const whatOf = ({ action, before, after, merge }: Revision) => {
    if (merge) return t(`merge_step.${merge.step}`, { code: merge.code });
    const status = action === "update" && (after?.["status"] as RecordStatus | undefined);
    const fields = changesBetween(before, after).filter(({ field }) => !apart.includes(field));
    const changed = action === "update" && fields.map(({ field }) => words.labelOf(field)).join(", ");
    return (
      [status && t("history_step", { status: t(`status.${status}`) }), changed].filter(Boolean).join(" · ") ||
      t(`history_action.${action}`)
    );
  };
  if (revisions.length === 0) return null;
  return (
    <PaperCard title={t("tab_history")}>
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: "none", display: "grid", gap: "8px" }}>
        {revisions.map((revision) => (
          <li key={revision.id}>
            <Typography component="p" sx={{ m: 0, overflowWrap: "anywhere" }}>
              <b>{revision.actor ?? t("audit_system")}</b> {whatOf(revision)}
            </Typography>
            <Typography variant="overline" component="time" dateTime={revision.at} color="textSecondary">
              {formatInstant(revision.at, language)}
            </Typography>
          </li>
        ))}
      </Box>
      <Box className="screen-only">
        <Button variant="text" size="small" onClick={onAll} sx={{ ml: "-8px" }}>
          {t("paper_all_changes")}
        </Button>
      </Box>
    </PaperCard>
  );
}
