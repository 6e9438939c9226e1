// How many people an alert reaches and how many left before: typed, or the first estimated from the units of the base map in its area.
import { useFormContext, useFormState, useWatch } from "react-hook-form";
import type { Alert } from "@atalaya/contract/resources/alerts/answers.ts";
import { alerts, type AlertDraft } from "@atalaya/contract/resources/alerts.ts";
import { fieldsOf } from "../../../forms/fields-of.tsx";
import { Row } from "../../../forms/section.tsx";
import { CountButton } from "../../../screens/exposure/count-button.tsx";
import { useWords } from "../../../ui/words.ts";

const { Number: Count } = fieldsOf(alerts);

const otherAreas = ["area_company_ids", "area_record_ids", "area_circle"] as const;

/** What is drawn, where nothing else makes the area; else the area as it was saved last, unless the form has changed it since. */
function useArea(alert: Alert | null) {
  const drawn = useWatch<AlertDraft, "area_drawn">({ name: "area_drawn" });
  const others = useWatch<AlertDraft, typeof otherAreas>({ name: otherAreas });
  const { dirtyFields } = useFormState<AlertDraft>({ name: ["area_drawn", ...otherAreas] });
  const isDrawnAlone = others.every((area) => area === null || (Array.isArray(area) && area.length === 0));
  if (drawn && isDrawnAlone) return drawn;
  const isChanged = (["area_drawn", ...otherAreas] as const).some((field) => dirtyFields[field]);
  return isChanged ? null : (alert?.geometry ?? null);
}

export function CoveredPeople({ alert }: { alert: Alert | null }) {
  const t = useWords();
  const { setValue } = useFormContext<AlertDraft>();
  const area = useArea(alert);
  return (
    <>
      <Row>
        <Count name="population_covered" />
        <Count name="evacuated" />
      </Row>
      <CountButton
        label={t("exposure_fill_people")}
        geometry={area}
        onCounted={({ people }) =>
          people !== null && setValue("population_covered", people, { shouldDirty: true, shouldValidate: true })
        }
      />
    </>
  );
}
