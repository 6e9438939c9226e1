// The editions of each kind, drafts first, then from the newest to the oldest.
import Box from "@mui/material/Box";
import ButtonBase from "@mui/material/ButtonBase";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import { termsKinds, type TermsSummary } from "@atalaya/contract/resources/terms.ts";
import { useUrlState } from "../../api/url-state.ts";
import { TextStatusTag, TranslationTag } from "../../screens/text-marks.tsx";
import { formatDay } from "../../ui/format.ts";
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
            <Box component="ul" sx={{ m: 0, p: 0, listStyle: "none", display: "grid", gap: "2px" }}>
              {own.map((edition) => (
                <TermsLine key={edition.id} edition={edition} isOpen={edition.id === openId} />
              ))}
            </Box>
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
    <li>
      <ButtonBase
        aria-current={isOpen || undefined}
        onClick={() => change({ text: edition.id, from: null })}
        sx={(theme) => ({
          display: "grid",
          gap: "2px",
          width: "100%",
          minHeight: size("row2"),
          padding: "6px 10px",
          borderRadius: "6px",
          justifyContent: "start",
          textAlign: "left",
          color: isOpen ? theme.vars.palette.softText : theme.vars.palette.text.primary,
          backgroundColor: isOpen ? theme.vars.palette.soft : "transparent",
          "&:hover": { backgroundColor: isOpen ? theme.vars.palette.soft : theme.vars.palette.hover },
        })}
      >
        <Typography component="span" sx={{ fontWeight: isOpen ? 600 : 500 }}>
          {edition.edition === null
            ? t("terms_draft_from", { day: from })
            : t("terms_edition_from", { edition: edition.edition, day: from })}
        </Typography>
        <Box component="span" sx={{ display: "flex", flexWrap: "wrap", gap: "4px" }}>
          <TextStatusTag status={edition.status} />
          <TranslationTag translation={edition.translation} />
        </Box>
      </ButtonBase>
    </li>
  );
}
