// Where an alert holds: zones that are kept ready and whole places first, because at night nobody draws; a polygon or a circle if need be.
import { useState } from "react";
import { useWatch } from "react-hook-form";
import { alerts, type AlertDraft } from "@atalaya/contract/resources/alerts.ts";
import { ManyChoice } from "../../../forms/choices/many-choice.tsx";
import { usePlaceOptions } from "../../../forms/choices/place-options.ts";
import { fieldsOf, useLabelOf } from "../../../forms/fields-of.tsx";
import { GeometryField } from "../../../forms/geometry-field.tsx";
import { Row, Section } from "../../../forms/section.tsx";
import { useWords } from "../../../ui/words.ts";
import { useAlertChoices } from "../use-alert-choices.ts";
import type { AlertFieldsProps } from "./alert-fields.tsx";
import { CircleField } from "./circle-field.tsx";
import { Fold } from "./fold.tsx";
import { useNamedAreas } from "./named-areas.ts";
import { ZonesField, type Zone } from "./zones-field.tsx";

const { Text, Choice } = fieldsOf(alerts);

const noZones: readonly Zone[] = [];

export function WhereSection({ alert, isDrawing, onDrawing }: AlertFieldsProps) {
  const t = useWords();
  const labelOf = useLabelOf(alerts);
  const { coverage } = useAlertChoices();
  const places = usePlaceOptions().map(({ id, ...option }) => ({ ...option, value: id }));
  const circle = useWatch<AlertDraft, "area_circle">({ name: "area_circle" });
  const [picked, setPicked] = useState<readonly Zone[]>([]);
  const zones = [...picked, ...(alert?.area_records ?? noZones)];
  useNamedAreas(alert?.id ?? null, zones, isDrawing);
  const [isRound, setIsRound] = useState(circle !== null);
  return (
    <Section title={t("section_location")}>
      <ZonesField known={zones} onPick={setPicked} />
      <Row>
        <ManyChoice name="area_company_ids" label={labelOf("area_company_ids")} options={places} />
        <Choice name="coverage" options={coverage} />
      </Row>
      <Text name="area_description" help={t("alert_area_help")} />
      <Fold label={labelOf("area_drawn")} names={["area_drawn"]} isOpen={isDrawing} onToggle={onDrawing}>
        <GeometryField name="area_drawn" geometryType="polygon" />
      </Fold>
      <Fold label={labelOf("area_circle")} names={["area_circle"]} isOpen={isRound} onToggle={setIsRound}>
        <CircleField />
      </Fold>
    </Section>
  );
}
