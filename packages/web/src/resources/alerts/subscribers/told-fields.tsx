// Of what somebody is told: any of the places, of the levels and of the hazards chosen; nothing chosen is all of them.
import Typography from "@mui/material/Typography";
import { useWatch } from "react-hook-form";
import { languages } from "@atalaya/contract/text.ts";
import { alertSubscriptions } from "@atalaya/contract/resources/alert-subscriptions.ts";
import { pageConfig } from "../../../api/page-config.ts";
import { usePlace } from "../../../api/places.ts";
import { useHazardOptions } from "../../../forms/choices/hazard-options.ts";
import { ManyChoice } from "../../../forms/choices/many-choice.tsx";
import { usePlaceOptions } from "../../../forms/choices/place-options.ts";
import { CheckInput, ChoiceInput } from "../../../forms/fields.tsx";
import { useLabelOf } from "../../../forms/fields-of.tsx";
import { Row, Section } from "../../../forms/section.tsx";
import { pick, useLanguage, useWords } from "../../../ui/words.ts";
import { useAlertTypes } from "../use-alerts.ts";
import { useLevels } from "../../../api/use-levels.ts";

/** Those below the place that keeps the subscription. */
function useBelow(company_id: number | null) {
  const { places } = usePlace();
  const isBelow = (id: number | null | undefined): boolean =>
    typeof id === "number" && (id === company_id || isBelow(places.find((it) => it.id === id)?.parent_company_id));
  const below = usePlaceOptions((id) => id !== company_id && isBelow(id));
  return below.map(({ id, ...option }) => ({ ...option, value: id }));
}

export function ToldFields({ isReadOnly = false }: { isReadOnly?: boolean }) {
  const t = useWords();
  const [language] = useLanguage();
  const labelOf = useLabelOf(alertSubscriptions);
  const company_id = useWatch<{ company_id: number | null }, "company_id">({ name: "company_id" });
  const levels = useLevels()(company_id);
  const types = useAlertTypes();
  const below = useBelow(company_id);
  const field = (name: string) => ({ name, label: labelOf(name), isReadOnly });
  return (
    <Section title={t("subscriber_section_what")}>
      {below.length > 0 && <ManyChoice {...field("company_ids")} options={below} help={t("subscriber_places_help")} />}
      <ManyChoice
        {...field("levels")}
        options={levels.map(({ key, name }) => ({ value: key, label: name[language] }))}
        help={t("subscriber_all_help")}
      />
      <Row>
        <ManyChoice
          {...field("variable_ids")}
          options={types.map(({ id, name_es, name_en }) => ({ value: id, label: pick(language, name_es, name_en) }))}
        />
        <ManyChoice {...field("hip_codes")} options={useHazardOptions()} />
      </Row>
      <ChoiceInput
        {...field("language")}
        isRequired
        options={languages.map((value) => ({ value, label: pageConfig().locales[value] }))}
      />
      <CheckInput {...field("wants_exercises")} />
      <Typography variant="caption" component="p" color="textSecondary" sx={{ m: "0 0 8px 30px" }}>
        {t("subscriber_exercises_help")}
      </Typography>
    </Section>
  );
}
