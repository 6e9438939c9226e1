// What I am told of myself: by the e-mail of the account. Kept by the person, left with one press.
import { useMutation, useQueryClient } from "@tanstack/react-query";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import {
  alertSubscriptions,
  OwnSubscriptionDraft,
  type AlertSubscription,
} from "@atalaya/contract/resources/alert-subscriptions.ts";
import { call } from "../../../api/call.ts";
import { raise } from "../../../api/events.ts";
import { useMay } from "../../../api/may.ts";
import { session } from "../../../api/session.ts";
import { keyOf, useAnswer } from "../../../api/use-resource.ts";
import { useOnlyPlace, usePlaceOptions } from "../../../forms/choices/place-options.ts";
import { SearchChoice } from "../../../forms/choices/search-choice.tsx";
import { CallDialog } from "../../../screens/call-dialog.tsx";
import { useCallForm } from "../../../screens/use-call-form.ts";
import { useLanguage, useWords } from "../../../ui/words.ts";
import { ToldFields } from "./told-fields.tsx";

export function OwnAlertsDialog({ onClose }: { onClose: () => void }) {
  const { data } = useAnswer(alertSubscriptions, "mine");
  if (!data) return null;
  return <OwnAlertsForm own={data.data.find(isByMail) ?? null} onClose={onClose} />;
}

const isByMail = ({ channel, state }: AlertSubscription) => channel === "email" && state !== "left";

const nothingChosen = { company_ids: [], levels: [], variable_ids: [], hip_codes: [], wants_exercises: false };

type OwnAlertsFormProps = { own: AlertSubscription | null; onClose: () => void };

function OwnAlertsForm({ own, onClose }: OwnAlertsFormProps) {
  const t = useWords();
  const [language] = useLanguage();
  const may = useMay();
  const company_id = useOnlyPlace("records.alert.index");
  const places = usePlaceOptions((id) => may("records.alert.index", id));
  const client = useQueryClient();
  const renewed = () => client.invalidateQueries({ queryKey: keyOf(alertSubscriptions) });
  const leave = useMutation({
    mutationFn: ({ id }: AlertSubscription) => call("DELETE alert-subscriptions/mine/:id", { id }),
    onSuccess: async () => {
      await renewed();
      raise("SET_MESSAGE", { message: t("own_alerts_left"), type: "success" });
      onClose();
    },
  });
  const {
    company_ids,
    levels,
    variable_ids,
    hip_codes,
    wants_exercises,
    language: chosen,
  } = own ?? {
    ...nothingChosen,
    language,
  };
  const choice = { company_ids, levels, variable_ids, hip_codes, wants_exercises, language: chosen };
  const initial = {
    channel: "email" as const,
    company_id: own?.company_id ?? company_id ?? places[0]?.id ?? 0,
    ...choice,
  };
  const controller = useCallForm<OwnSubscriptionDraft>({
    schema: OwnSubscriptionDraft,
    initial,
    send: async ({ channel, company_id: of, ...wanted }) => {
      await (own
        ? call("PUT alert-subscriptions/mine/:id", { id: own.id, body: { ...wanted, version: own.version } })
        : call("POST alert-subscriptions/mine", { body: { channel, company_id: of, ...wanted } }));
      await renewed();
      onClose();
    },
    message: t("own_alerts_saved"),
    after: (saved) => saved,
  });
  return (
    <CallDialog
      title={t("own_alerts")}
      controller={controller}
      maxWidth="sm"
      submitLabel={t(own ? "save" : "own_alerts_begin")}
      onClose={onClose}
    >
      <Typography color="textSecondary" sx={{ mb: "12px" }}>
        {t("own_alerts_email", { address: session().user?.email ?? "" })}. {t("own_alerts_text")}
      </Typography>
      <SearchChoice
        name="company_id"
        label={t("own_alerts_place")}
        isRequired
        isReadOnly={own !== null}
        options={places}
      />
      <ToldFields />
      {own && (
        <Button color="error" variant="outlined" disabled={leave.isPending} onClick={() => leave.mutate(own)}>
          {t("own_alerts_leave")}
        </Button>
      )}
    </CallDialog>
  );
}
