// The dialog of a ground: its name, its credit, how it tells heights, and the places whose maps begin with it.
import { useRef } from "react";
import Box from "@mui/material/Box";
import { grounds, GroundDraft, heightEncodings, type Ground } from "@atalaya/contract/resources/grounds.ts";
import { useUpdate } from "../../../api/use-resource.ts";
import { fieldsOf } from "../../../forms/fields-of.tsx";
import { ManyChoice } from "../../../forms/choices/many-choice.tsx";
import { changedFields } from "../../../forms/merge.ts";
import { usePlaceOptions } from "../../../forms/choices/place-options.ts";
import { CallDialog } from "../../../screens/call-dialog.tsx";
import { useCallForm } from "../../../screens/use-call-form.ts";
import { useWords } from "../../../ui/words.ts";

const { Text, Choice } = fieldsOf(grounds);

const Fields = GroundDraft.pick({ title: true, attribution: true, encoding: true, place_ids: true });

const valuesOf = ({ title, attribution, encoding, places }: Ground) => ({
  title,
  attribution,
  encoding,
  place_ids: places.map(({ id }) => id),
});
type Values = ReturnType<typeof valuesOf>;

export function GroundDialog({ ground, onClose }: { ground: Ground; onClose: () => void }) {
  const t = useWords();
  const places = usePlaceOptions();
  const update = useUpdate(grounds);
  const base = useRef(ground);
  const controller = useCallForm<Values>({
    schema: Fields,
    initial: valuesOf(ground),
    message: t("ground_saved"),
    after: (values) => values,
    send: async (values) => {
      const { id, version } = base.current;
      await update.mutateAsync({ id, version, ...changedFields(valuesOf(base.current), values) });
      onClose();
    },
    onConflict: (now, typed) => {
      const changed = changedFields(valuesOf(base.current), typed);
      base.current = now as Ground;
      return { values: valuesOf(base.current), changed, message: t("ground_conflict") };
    },
  });
  const isPicture = ground.kind !== "vector";
  return (
    <CallDialog title={ground.title} controller={controller} maxWidth="sm" onClose={onClose}>
      <Box sx={{ display: "grid", gap: "4px", pt: "4px" }}>
        <Text name="title" help={t("ground_title_help")} isRequired />
        <Text name="attribution" help={t("setup_ground_credit_help")} />
        {isPicture && (
          <Choice
            name="encoding"
            help={t("ground_encoding_help")}
            emptyLabel={t("ground_encoding_none")}
            options={heightEncodings.map((value) => ({ value, label: t(`ground_encoding.${value}`) }))}
          />
        )}
        {ground.kind !== "relief" && (
          <ManyChoice
            name="place_ids"
            label={t("label.grounds.place_ids")}
            help={t("ground_first_of_help")}
            options={places.map(({ id, label, detail }) => ({ value: id, label, detail }))}
          />
        )}
      </Box>
    </CallDialog>
  );
}
