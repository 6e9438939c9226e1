// The fields of a record. Labels, required marks and validation come from the contract; order and conditions are decided here.
import Typography from "@mui/material/Typography";
import { useFormContext, useWatch } from "react-hook-form";
import type { Domain } from "@atalaya/contract/domains.ts";
import { recordsOf, type RecordDraft } from "@atalaya/contract/resources/records.ts";
import type { Variable } from "@atalaya/contract/resources/variables.ts";
import { useMay } from "../../api/may.ts";
import { fieldsOf } from "../../forms/fields-of.tsx";
import { GeometryField } from "../../forms/geometry-field.tsx";
import { usePlaceOptions } from "../../forms/place-options.ts";
import { Row, Section } from "../../forms/section.tsx";
import { Swatch } from "../../ui/swatch.tsx";
import { pick, useLanguage, useWords } from "../../ui/words.ts";
import { EventSection } from "./event-section.tsx";
import { LossesSection } from "./losses-section.tsx";
import { ValueField } from "./value-field.tsx";

type RecordFormProps = { domain: Domain; variables: readonly Variable[]; isNew: boolean; isReadOnly: boolean };

// Labels and schema are the same in every domain.
const { Text, LongText, Day, Search } = fieldsOf(recordsOf("situation"));

export function RecordForm({ domain, variables, isNew, isReadOnly }: RecordFormProps) {
  const t = useWords();
  const [language] = useLanguage();
  const may = useMay();
  const { setValue } = useFormContext<RecordDraft>();
  const variable_id = useWatch<RecordDraft, "variable_id">({ name: "variable_id" });
  const variable = variables.find(({ id }) => id === variable_id);
  const places = usePlaceOptions((id) => may(`records.${domain}.${isNew ? "create" : "update"}`, id));
  const allPlaces = usePlaceOptions();
  return (
    <>
      <Section title={t("section_record")}>
        <Row>
          <Search
            name="variable_id"
            isReadOnly={isReadOnly}
            options={variables
              .filter((it) => it.is_active || it.id === variable_id)
              .map((it) => ({
                id: it.id,
                label: pick(language, it.name_es, it.name_en),
                picture: <Swatch icon={it.icon} color={it.color} size={18} />,
              }))}
            // A value of one variable means nothing under another.
            onChosen={() => setValue("value", null, { shouldDirty: true })}
          />
          <Search name="company_id" isReadOnly={isReadOnly} options={isReadOnly ? allPlaces : places} />
        </Row>
        <Text name="title" isReadOnly={isReadOnly} />
      </Section>
      <Section title={t("section_value")}>
        <Row>
          <Day name="observed_on" isReadOnly={isReadOnly} />
          <ValueField variable={variable} isReadOnly={isReadOnly} />
        </Row>
      </Section>
      {variable?.kind === "event_type" && (
        <>
          <EventSection isReadOnly={isReadOnly} />
          <LossesSection isReadOnly={isReadOnly} />
        </>
      )}
      <Section title={t("section_location")}>
        {variable && variable.geometry_type !== "none" ? (
          <GeometryField geometryType={variable.geometry_type} isReadOnly={isReadOnly} />
        ) : (
          <Typography color="textDisabled">{t(variable ? "location_none" : "location_choose")}</Typography>
        )}
      </Section>
      <Section title={t("section_more")}>
        <Text name="source" isReadOnly={isReadOnly} />
        <LongText name="description" isReadOnly={isReadOnly} />
      </Section>
    </>
  );
}
