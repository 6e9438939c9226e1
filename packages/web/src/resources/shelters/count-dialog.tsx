// One count of the people in a shelter: when, whether it is open, how many, and of whom.
import { useState } from "react";
import { shelters } from "@atalaya/contract/resources/shelters.ts";
import { occupancyStates, OccupancyDraft, type Occupancy } from "@atalaya/contract/resources/shelters/occupancy.ts";
import { toMinute } from "../../api/server-clock.ts";
import { useAct } from "../../api/use-resource.ts";
import { fieldsOf, useLabelOf } from "../../forms/fields-of.tsx";
import { InstantInput } from "../../forms/instant-input.tsx";
import { Row } from "../../forms/section.tsx";
import { CallDialog } from "../../screens/call-dialog.tsx";
import { useCallForm } from "../../screens/use-call-form.ts";
import { useWords } from "../../ui/words.ts";

const { Text, LongText, Number: Figure, Choice } = fieldsOf({ path: shelters.path, draft: OccupancyDraft });

type CountDialogProps = {
  shelterId: number;
  /** What a count starts from: the same people may still be there. */
  newest: Occupancy | undefined;
  onSaved: () => void;
  onClose: () => void;
};

export function CountDialog({ shelterId, newest, onSaved, onClose }: CountDialogProps) {
  const t = useWords();
  const labelOf = useLabelOf(shelters);
  const { mutateAsync } = useAct(shelters, "occupancy");
  const [initial] = useState(() => ({
    as_of: toMinute(),
    state: newest?.state ?? "open",
    occupied: null,
    families: null,
    children_under_2: null,
    pregnant: null,
    elderly: null,
    with_disability: null,
    note: null,
    source: newest?.source ?? null,
  }));
  // A form begins with nothing where the draft must have something.
  const controller = useCallForm<OccupancyDraft>({
    schema: OccupancyDraft,
    initial: initial as unknown as OccupancyDraft,
    send: async (count) => {
      await mutateAsync({ id: shelterId, ...count });
      onSaved();
      onClose();
    },
    message: t("occupancy_saved"),
    after: (count) => count,
  });
  const states = occupancyStates.map((value) => ({ value, label: t(`choice.shelters.state.${value}`) }));
  return (
    <CallDialog title={t("occupancy_count")} controller={controller} maxWidth="sm" onClose={onClose}>
      <Row>
        <Figure name="occupied" />
        <Choice name="state" options={states} />
      </Row>
      <InstantInput name="as_of" label={labelOf("as_of")} isRequired />
      <Row columns={3}>
        <Figure name="families" />
        <Figure name="children_under_2" />
        <Figure name="pregnant" />
        <Figure name="elderly" />
        <Figure name="with_disability" />
      </Row>
      <Text name="source" />
      <LongText name="note" lines={2} />
    </CallDialog>
  );
}
