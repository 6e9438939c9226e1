// The fields of a property. Labels, required marks and validation come from the contract; the order is decided here.
import Box from "@mui/material/Box";
import { currencies } from "@atalaya/contract/values/amounts.ts";
import { properties } from "@atalaya/contract/resources/properties.ts";
import { useMay } from "../../api/may.ts";
import { fieldsOf } from "../../forms/fields-of.tsx";
import { GeometryField } from "../../forms/geometry-field.tsx";
import { usePlaceOptions } from "../../forms/place-options.ts";
import { Row, Section } from "../../forms/section.tsx";
import { Swatch } from "../../ui/swatch.tsx";
import { useWords } from "../../ui/words.ts";
import { kindSymbols, usePropertyChoices } from "./property-words.ts";

const { Text, LongText, Number: Figure, Choice, Search, Check } = fieldsOf(properties);

export function PropertyForm({ isNew, isReadOnly }: { isNew: boolean; isReadOnly: boolean }) {
  const t = useWords();
  const may = useMay();
  const choices = usePropertyChoices();
  const places = usePlaceOptions((id) => isReadOnly || may(`properties.${isNew ? "create" : "update"}`, id));
  const unknown = t("value_unknown");
  const people = t("property_persons");
  return (
    <>
      <Section title={t("property_identity")}>
        <Text name="name" isReadOnly={isReadOnly} />
        <Row>
          <Choice
            name="kind"
            isReadOnly={isReadOnly}
            options={choices.kind.map((option) => ({
              ...option,
              picture: <Swatch {...kindSymbols[option.value]} size={18} />,
            }))}
          />
          <Choice name="use" isReadOnly={isReadOnly} options={choices.use} />
          <Search name="company_id" isReadOnly={isReadOnly} options={places} />
          <Text name="code" isReadOnly={isReadOnly} help={t("property_code_help")} />
        </Row>
        <Row>
          <Choice name="sector" isReadOnly={isReadOnly} options={choices.sector} emptyLabel={unknown} />
          <Box sx={{ pt: "18px" }}>
            <Check name="is_critical" isReadOnly={isReadOnly} />
          </Box>
        </Row>
      </Section>
      <Section title={t("section_location")}>
        <GeometryField geometryType="any" isReadOnly={isReadOnly} />
      </Section>
      <Section title={t("property_structure")}>
        <Row>
          <Choice
            name="structure_material"
            isReadOnly={isReadOnly}
            options={choices.structure_material}
            emptyLabel={unknown}
          />
          <Choice name="condition" isReadOnly={isReadOnly} options={choices.condition} emptyLabel={unknown} />
          <Figure name="storeys" isReadOnly={isReadOnly} />
          <Figure name="built_year" isReadOnly={isReadOnly} />
        </Row>
      </Section>
      <Section title={t("property_people")}>
        <Row>
          <Figure name="capacity" unit={people} isReadOnly={isReadOnly} />
          <Figure name="occupancy" unit={people} isReadOnly={isReadOnly} />
        </Row>
      </Section>
      <Section title={t("property_worth")}>
        <Text name="owner" isReadOnly={isReadOnly} help={t("property_owner_help")} />
        <Row>
          <Figure name="replacement_value" isReadOnly={isReadOnly} />
          <Choice
            name="currency"
            isReadOnly={isReadOnly}
            options={currencies.map((value) => ({ value, label: value }))}
            emptyLabel="—"
          />
        </Row>
        <LongText name="notes" isReadOnly={isReadOnly} />
      </Section>
    </>
  );
}
