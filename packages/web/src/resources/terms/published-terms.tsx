// An edition that was published: to be read, and to begin the next one from (V22).
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import type { Terms } from "@atalaya/contract/resources/terms.ts";
import { useMayEverywhere } from "../../api/may.ts";
import { Notice } from "../../forms/notice.tsx";
import { Row, Section } from "../../forms/section.tsx";
import { PanelHead } from "../../screens/panel-head.tsx";
import { TextStatusTag } from "../../screens/text-marks.tsx";
import { formatDay, formatNumber } from "../../ui/format.ts";
import { Icon } from "../../ui/icon.tsx";
import { RichText } from "../../ui/rich-text.tsx";
import { useLanguage, useWords } from "../../ui/words.ts";

type PublishedTermsProps = { edition: Terms; onClose: () => void; onRevise: () => void };

export function PublishedTerms({ edition, onClose, onRevise }: PublishedTermsProps) {
  const t = useWords();
  const [language] = useLanguage();
  const mayEverywhere = useMayEverywhere();
  const facts = t("terms_edition_from", {
    edition: edition.edition ?? "",
    day: formatDay(edition.effective_from, language),
  });
  return (
    <Box sx={{ height: "100%", overflowY: "auto", padding: "12px 20px 20px", bgcolor: "background.paper" }}>
      <PanelHead
        title={t(`terms_kind.${edition.kind}`)}
        subtitle={facts}
        marks={<TextStatusTag status={edition.status} />}
        onClose={onClose}
      />
      <Box sx={{ my: "12px" }}>
        <Notice status="info" icon="lock">
          {t("terms_kept")}
        </Notice>
        <Typography color="textSecondary" sx={{ mb: "12px" }}>
          {t("terms_accepted_by", { count: formatNumber(edition.acceptance_count, language) })}
        </Typography>
        {mayEverywhere("terms.create") && (
          <Button variant="outlined" startIcon={<Icon name="clone" />} onClick={onRevise}>
            {t("terms_revise")}
          </Button>
        )}
      </Box>
      <Row>
        <Section title="Español">
          <RichText html={edition.body_es} language="es" />
        </Section>
        <Section title="English">
          {edition.body_en ? (
            <RichText html={edition.body_en} language="en" />
          ) : (
            <Typography color="textSecondary">{t("text_translation.missing")}</Typography>
          )}
        </Section>
      </Row>
    </Box>
  );
}
