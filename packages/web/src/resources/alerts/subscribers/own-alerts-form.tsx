// Of which alerts I am told by one of the ways.
import type { ReactNode } from "react";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import Button from "@mui/material/Button";
import {
  alertSubscriptions,
  OwnSubscriptionDraft,
  type AlertSubscription,
} from "@atalaya/contract/resources/alert-subscriptions.ts";
import { call } from "../../../api/call.ts";
import { raise } from "../../../api/events.ts";
import { useMay } from "../../../api/may.ts";
import { keyOf } from "../../../api/use-resource.ts";
import { useOnlyPlace, usePlaceOptions } from "../../../forms/choices/place-options.ts";
import { SearchChoice } from "../../../forms/choices/search-choice.tsx";
import { CallDialog } from "../../../screens/call-dialog.tsx";
import { useCallForm } from "../../../screens/use-call-form.ts";
import { useLanguage, useWords } from "../../../ui/words.ts";
import { ToldFields } from "./told-fields.tsx";

type OwnAlertsFormProps = {
  /** Null where I am not told by this way yet. */
  own: AlertSubscription | null;
  to: Pick<OwnSubscriptionDraft, "channel" | "endpoint" | "keys">;
  onClose: () => void;
  children: ReactNode;
};

/** What may be changed of it. */
const choiceOf = ({
  company_ids,
  levels,
  variable_ids,
  hip_codes,
  wants_exercises,
  language,
}: OwnSubscriptionDraft) => ({
  company_ids,
  levels,
  variable_ids,
  hip_codes,
  wants_exercises,
  language,
});

const nothingChosen = { company_ids: [], levels: [], variable_ids: [], hip_codes: [], wants_exercises: false };

function useInitial({ own, to }: Pick<OwnAlertsFormProps, "own" | "to">): OwnSubscriptionDraft {
  const [language] = useLanguage();
  const only = useOnlyPlace("records.alert.index");
  // Of several places none is guessed: the schema asks for one.
  const company_id = own?.company_id ?? (only as number);
  return { ...to, company_id, ...(own ? choiceOf(own as OwnSubscriptionDraft) : { ...nothingChosen, language }) };
}

export function OwnAlertsForm({ own, to, onClose, children }: OwnAlertsFormProps) {
  const t = useWords();
  const may = useMay();
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
  const controller = useCallForm<OwnSubscriptionDraft>({
    schema: OwnSubscriptionDraft,
    initial: useInitial({ own, to }),
    send: async (wanted) => {
      await (own
        ? call("PUT alert-subscriptions/mine/:id", { id: own.id, body: { ...choiceOf(wanted), version: own.version } })
        : call("POST alert-subscriptions/mine", { body: wanted }));
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
      {children}
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
