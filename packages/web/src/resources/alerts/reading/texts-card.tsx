// What an alert says: in the reader's language first, in the other below it.
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { AlertContent } from "@atalaya/contract/resources/alerts/answers.ts";
import { alerts } from "@atalaya/contract/resources/alerts.ts";
import { languages, type Language } from "@atalaya/contract/text.ts";
import { labelKey } from "../../../forms/fields-of.tsx";
import { PaperCard } from "../../../screens/paper/paper-view.tsx";
import { useLanguage, useWords } from "../../../ui/words.ts";

const names: Record<Language, string> = { es: "Español", en: "English" };

/** Headline, description and instruction of a language; null where that language says nothing. */
const textsOf = (content: AlertContent, language: Language) => {
  const texts = [
    { field: `headline_${language}`, text: content[`headline_${language}`], isLead: true },
    { field: `description_${language}`, text: content[`description_${language}`], isLead: false },
    { field: `instruction_${language}`, text: content[`instruction_${language}`], isLead: false },
  ] as const;
  return texts.filter(({ text }) => text !== null);
};

export function TextsCard({ content, title }: { content: AlertContent; title?: string }) {
  const t = useWords();
  const [shown] = useLanguage();
  const order = languages.toSorted((one, other) => Number(other === shown) - Number(one === shown));
  return (
    <PaperCard title={title ?? t("alert_says")}>
      {order.map((language) => {
        const texts = textsOf(content, language);
        if (texts.length === 0) return null;
        return (
          <Box key={language} lang={language}>
            <Typography variant="overline" component="h3" color="textSecondary" sx={{ m: 0 }}>
              {names[language]}
            </Typography>
            {texts.map(({ field, text, isLead }) => (
              <Box key={field}>
                {!isLead && (
                  <Typography variant="caption" component="p" color="textSecondary" sx={{ m: "6px 0 0" }} lang={shown}>
                    {t(labelKey(alerts, field))}
                  </Typography>
                )}
                <Typography
                  sx={{ whiteSpace: "pre-line", overflowWrap: "anywhere", ...(isLead && { fontWeight: 600 }) }}
                >
                  {text}
                </Typography>
              </Box>
            ))}
          </Box>
        );
      })}
    </PaperCard>
  );
}
