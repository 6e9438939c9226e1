// The editions of each kind, drafts first, then from the newest to the oldest.
import Box from "@mui/material/Box";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import { termsKinds, type TermsSummary } from "@atalaya/contract/resources/terms.ts";
import { useUrlState } from "../../api/url-state.ts";
import { TextStatusTag, TranslationTag } from "../../screens/text-marks.tsx";
import { formatDay } from "../../ui/format.ts";
import { EntryList, ListEntry } from "../../ui/list-entry.tsx";
import { size } from "../../ui/theme/theme-global.ts";
import { useLanguage, useWords } from "../../ui/words.ts";

type TermsListProps = {
  /** Undefined while they load. */
  editions: readonly TermsSummary[] | undefined;
  openId: number | null;
};

export function TermsList({ editions, openId }: TermsListProps) {
  const t = useWords();
  if (!editions) return <Skeleton variant="rounded" height={120} sx={{ m: "12px" }} />;
  return (
    <Box component="nav" aria-label={t("terms_list")} sx={{ overflowY: "auto", padding: "8px 8px 20px" }}>
      {termsKinds.map((kind) => {
        const own = editions.filter((edition) => edition.kind === kind);
        if (own.length === 0) return null;
        return (
          <Box key={kind} component="section" aria-label={t(`terms_kind.${kind}`)} sx={{ mb: "12px" }}>
            <Typography variant="caption" component="h2" color="textSecondary" sx={{ padding: "8px", fontWeight: 600 }}>
              {t(`terms_kind.${kind}`)}
            </Typography>
            <EntryList>
              {own.map((edition) => (
                <TermsLine key={edition.id} edition={edition} isOpen={edition.id === openId} />
              ))}
            </EntryList>
          </Box>
        );
      })}
    </Box>
  );
}

function TermsLine({ edition, isOpen }: { edition: TermsSummary; isOpen: boolean }) {
  const t = useWords();
  const [language] = useLanguage();
  const { change } = useUrlState();
  const from = formatDay(edition.effective_from, language);
  return (
    <ListEntry isOpen={isOpen} onOpen={() => change({ text: edition.id, from: null })} minHeight={size("row2")}>
      <Box component="span" sx={{ display: "grid", gap: "2px" }}>
        <Typography component="span" sx={{ fontWeight: isOpen ? 600 : 500 }}>
          {edition.edition === null
            ? t("terms_draft_from", { day: from })
            : t("terms_edition_from", { edition: edition.edition, day: from })}
        </Typography>
        <Box component="span" sx={{ display: "flex", flexWrap: "wrap", gap: "4px" }}>
          <TextStatusTag status={edition.status} />
          <TranslationTag translation={edition.translation} />
        </Box>
      </Box>
    </ListEntry>
  );
}
