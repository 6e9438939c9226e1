// What a disaster is a part of, and what set it off.
import { useWatch } from "react-hook-form";
import type { RecordDraft } from "@atalaya/contract/resources/records.ts";
import { recordsOf } from "@atalaya/contract/resources/records/resource.ts";
import type { Place } from "@atalaya/contract/resources/companies.ts";
import { usePlace } from "../../../api/places.ts";
import { useLabelOf } from "../../../forms/fields-of.tsx";
import { Row } from "../../../forms/section.tsx";
import { useWords } from "../../../ui/words.ts";
import { EventChoice } from "./event-choice.tsx";
import { namesIn, type EventOption } from "./event-options.ts";
import { useEventsAbove, useFamily } from "./use-family.ts";

/** `id`: of the disaster, null while it is new. */
export function FamilyFields({ id }: { id: number | null }) {
  const t = useWords();
  const labelOf = useLabelOf(recordsOf("risk"));
  const { places } = usePlace();
  const company_id = useWatch<RecordDraft, "company_id">({ name: "company_id" }) as number | null;
  const family = useFamily(id);
  const above = useEventsAbove(company_id);
  const around = placesAround(company_id, places);
  const isAround = (event: EventOption) =>
    around === null || around.includes(event.company_id) || above.some(({ id }) => id === event.id);
  const parts = new Set(family?.parts.map((part) => part.id));
  const shared = { emptyLabel: t("family_none"), known: namesIn(family), also: above };
  return (
    <Row>
      <EventChoice
        {...shared}
        name="umbrella_id"
        label={labelOf("umbrella_id")}
        help={t("family_umbrella_help")}
        isOffered={(event) => event.id !== id && !parts.has(event.id) && isAround(event)}
      />
      <EventChoice
        {...shared}
        name="triggered_by_id"
        label={labelOf("triggered_by_id")}
        help={t("family_trigger_help")}
        isOffered={(event) => event.id !== id}
      />
    </Row>
  );
}

/** A place and those above it; null while none is chosen. */
function placesAround(id: number | null, places: readonly Place[]): (number | null)[] | null {
  if (id === null) return null;
  const above = places.find((place) => place.id === id)?.parent_company_id ?? null;
  return [id, ...(placesAround(above, places) ?? [])];
}
