// A new key: its name, what it may, where, until when, and how often it may call.
import { z } from "zod";
import { useWatch } from "react-hook-form";
import { useQueryClient } from "@tanstack/react-query";
import { Id } from "@atalaya/contract/record.ts";
import { ApiKeyDraft, keyPermissions, keyPresets, type KeyPreset } from "@atalaya/contract/resources/users/api-keys.ts";
import { call } from "../../api/call.ts";
import { usePlace } from "../../api/places.ts";
import { ManyChoice } from "../../forms/choices/many-choice.tsx";
import { ChoiceInput, NumberInput, TextInput } from "../../forms/fields.tsx";
import { Row } from "../../forms/section.tsx";
import { CallDialog } from "../../screens/call-dialog.tsx";
import { keysKey } from "../../screens/api-keys/use-keys.ts";
import { useCallForm } from "../../screens/use-call-form.ts";
import { useWords } from "../../ui/words.ts";
import { useLendable } from "./key-permissions.ts";

const { name, expires_in_days, requests_per_minute } = ApiKeyDraft.shape;
const presetNames = [...(Object.keys(keyPresets) as KeyPreset[]), "chosen"] as const;
const lasting = ["30", "90", "365", "1095"] as const;

/** Single permissions are chosen only where no preset is. */
const Typed = z
  .object({
    // The profile beside it has a field `name` of its own.
    key_name: name,
    preset: z.enum(presetNames),
    permissions: z.array(z.enum(keyPermissions)),
    company_ids: z.array(Id),
    days: z.enum(lasting),
    requests_per_minute,
  })
  .refine((typed) => typed.preset !== "chosen" || typed.permissions.length > 0, {
    path: ["permissions"],
    params: { code: "required" },
  });
type Typed = z.output<typeof Typed>;

const initial: Typed = {
  key_name: "",
  preset: "read_records",
  permissions: [],
  company_ids: [],
  days: "365",
  requests_per_minute: requests_per_minute.parse(undefined),
};

type KeyDialogProps = { onMade: (secret: string) => void; onClose: () => void };

export function KeyDialog({ onMade, onClose }: KeyDialogProps) {
  const t = useWords();
  const client = useQueryClient();
  const { places } = usePlace();
  const { options, presets } = useLendable();
  const controller = useCallForm<Typed>({
    schema: Typed,
    initial,
    message: t("api_key_created"),
    after: (typed) => typed,
    send: async ({ key_name, preset, days, company_ids, ...typed }) => {
      const body = {
        ...typed,
        name: key_name,
        permissions: preset === "chosen" ? typed.permissions : presets[preset],
        company_ids: company_ids.length > 0 ? company_ids : null,
        expires_in_days: expires_in_days.parse(Number(days)),
      };
      const { key } = await call("POST api-keys", { body });
      await client.invalidateQueries({ queryKey: keysKey });
      onMade(key);
    },
  });
  const { control } = controller.form;
  const preset = useWatch({ control, name: "preset" });
  const offered = presetNames.filter((it) => it === "chosen" || presets[it].length > 0);
  return (
    <CallDialog
      title={t("api_key_new")}
      controller={controller}
      maxWidth="sm"
      submitLabel={t("api_key_new")}
      onClose={onClose}
    >
      <TextInput name="key_name" label={t("api_key_name")} help={t("api_key_name_help")} isRequired />
      <ChoiceInput
        name="preset"
        label={t("api_key_may")}
        isRequired
        options={offered.map((value) => ({ value, label: t(`api_key_preset.${value}`) }))}
      />
      {preset === "chosen" && <ManyChoice name="permissions" label={t("api_key_permissions")} options={options} />}
      <ManyChoice
        name="company_ids"
        label={t("api_key_places")}
        help={t("api_key_places_help")}
        options={places.map(({ id, reason_social }) => ({ value: id, label: reason_social }))}
      />
      <Row>
        <ChoiceInput
          name="days"
          label={t("api_key_lasts")}
          isRequired
          options={lasting.map((value) => ({ value, label: t(`api_key_days.${value}`) }))}
        />
        <NumberInput name="requests_per_minute" label={t("api_key_calls")} isRequired />
      </Row>
    </CallDialog>
  );
}
