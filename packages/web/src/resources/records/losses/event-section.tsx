// The event card of a disaster: cause, magnitude, declaration, GLIDE number, services that stopped.
import { causes, declarations, emergencyLevels, magnitudeScales } from "@atalaya/contract/domain/event-card.ts";
import { DayInput } from "../../../forms/day-input.tsx";
import { ChoiceInput, NumberInput, TextInput, YesNoInput } from "../../../forms/fields.tsx";
import { Row, Section } from "../../../forms/section.tsx";
import { useWords } from "../../../ui/words.ts";
import { FamilyFields } from "../family/family-fields.tsx";
import { ServicesField } from "./services-field.tsx";

/** `id`: of the disaster, null while it is new. */
export function EventSection({ id }: { id: number | null }) {
  const t = useWords();
  const choice = { emptyLabel: t("value_unknown") };
  return (
    <Section title={t("event_section")}>
      <Row>
        <ChoiceInput
          name="event.cause"
          label={t("event_cause")}
          {...choice}
          options={causes.map((value) => ({ value, label: t(`cause.${value}`) }))}
        />
        <TextInput name="event.cause_text" label={t("event_cause_text")} />
      </Row>
      <Row columns={3}>
        <NumberInput name="event.magnitude_value" label={t("event_magnitude")} />
        <ChoiceInput
          name="event.magnitude_scale"
          label={t("event_scale")}
          {...choice}
          options={magnitudeScales.map((value) => ({ value, label: value }))}
        />
        <TextInput name="event.intensity" label={t("event_intensity")} />
      </Row>
      <Row columns={3}>
        <ChoiceInput
          name="event.emergency_level"
          label={t("event_level")}
          {...choice}
          options={emergencyLevels.map((value) => ({ value, label: t(`level.${value}`) }))}
        />
        <ChoiceInput
          name="event.declaration"
          label={t("event_declaration")}
          {...choice}
          options={declarations.map((value) => ({ value, label: t(`declaration.${value}`) }))}
        />
        <DayInput name="event.declared_on" label={t("event_declared_on")} />
      </Row>
      <Row>
        <TextInput name="event.glide" label={t("event_glide")} help="WF-2014-000050-CHL" />
        <YesNoInput name="event.was_warned" label={t("event_warned")} />
      </Row>
      <FamilyFields id={id} />
      <ServicesField />
    </Section>
  );
}
