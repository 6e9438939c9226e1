// What an alert is about: who issues it, its type and hazard, and its level, the largest choice of the form.
import { useFormContext } from "react-hook-form";
import type { Alert } from "@atalaya/contract/resources/alerts/answers.ts";
import { alerts, type AlertDraft } from "@atalaya/contract/resources/alerts.ts";
import { useHazardOptions } from "../../../forms/choices/hazard-options.ts";
import type { SearchOption } from "../../../forms/choices/search-choice.tsx";
import { fieldsOf } from "../../../forms/fields-of.tsx";
import { Row, Section } from "../../../forms/section.tsx";
import { Swatch } from "../../../ui/swatch.tsx";
import { pick, useLanguage, useWords } from "../../../ui/words.ts";
import { useAlertTypes } from "../use-alerts.ts";
import { LevelField } from "./level-field.tsx";

const { Text, Search } = fieldsOf(alerts);

export function WhatSection({ alert, places }: { alert: Alert | null; places: readonly SearchOption[] }) {
  const t = useWords();
  const [language] = useLanguage();
  const types = useAlertTypes();
  const hazardOptions = useHazardOptions().map(({ value, ...option }) => ({ ...option, id: value }));
  const { setValue, getValues } = useFormContext<AlertDraft>();
  /** A type of alert usually warns of one hazard. */
  const follow = (id: number | null) => {
    const hip_code = types.find((it) => it.id === id)?.hip_code ?? null;
    if (hip_code !== null && getValues("hip_code") === null) setValue("hip_code", hip_code, { shouldDirty: true });
  };
  return (
    <Section title={t("alert_section_what")}>
      <Row>
        <Search
          name="variable_id"
          options={types.map(({ id, name_es, name_en, icon, color }) => ({
            id,
            label: pick(language, name_es, name_en),
            picture: <Swatch icon={icon} color={color} size={18} />,
          }))}
          onChosen={follow}
        />
        <Search<string> name="hip_code" options={hazardOptions} emptyLabel={t("value_unknown")} />
      </Row>
      <LevelField />
      <Row>
        <Search
          name="company_id"
          isReadOnly={alert !== null}
          options={
            alert && !places.some(({ id }) => id === alert.company_id)
              ? [{ id: alert.company_id, label: alert.company_name }, ...places]
              : places
          }
        />
        <Text name="technical_level" help={t("alert_technical_help")} />
      </Row>
    </Section>
  );
}
