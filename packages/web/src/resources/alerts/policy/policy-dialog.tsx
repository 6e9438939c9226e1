// How alerts are issued in a place: whether one person alone may, who is named as sender, and from which place that is taken.
import Dialog from "@mui/material/Dialog";
import DialogContent from "@mui/material/DialogContent";
import Typography from "@mui/material/Typography";
import { AlertPolicyDraft, type AlertPolicy } from "@atalaya/contract/resources/alerts/policy.ts";
import { usePlace } from "../../../api/places.ts";
import { CheckInput, NumberInput, TextInput } from "../../../forms/fields.tsx";
import { Notice } from "../../../forms/notice.tsx";
import { CallDialog } from "../../../screens/call-dialog.tsx";
import { useCallForm } from "../../../screens/use-call-form.ts";
import { ErrorState } from "../../../ui/error-state.tsx";
import { useWords } from "../../../ui/words.ts";
import { useAlertPolicy, useSetAlertPolicy } from "./use-alert-policy.ts";

type PolicyDialogProps = { company_id: number; onClose: () => void };

export function PolicyDialog({ company_id, onClose }: PolicyDialogProps) {
  const t = useWords();
  const { data, error, refetch } = useAlertPolicy(company_id);
  if (data) return <PolicyForm company_id={company_id} policy={data} onClose={onClose} />;
  return (
    error && (
      <Dialog open onClose={onClose} aria-label={t("alert_policy")}>
        <DialogContent>
          <ErrorState error={error} onRetry={() => void refetch()} />
        </DialogContent>
      </Dialog>
    )
  );
}

function PolicyForm({ company_id, policy, onClose }: PolicyDialogProps & { policy: AlertPolicy }) {
  const t = useWords();
  const { mutateAsync } = useSetAlertPolicy(company_id);
  const { may_issue_alone, ratify_hours, sender, oid } = policy;
  const controller = useCallForm<AlertPolicyDraft>({
    schema: AlertPolicyDraft,
    initial: { may_issue_alone, ratify_hours, sender, oid },
    send: async (wanted) => {
      await mutateAsync(wanted);
      onClose();
    },
    message: t("alert_policy_saved"),
    after: (saved) => saved,
  });
  return (
    <CallDialog title={t("alert_policy")} controller={controller} maxWidth="sm" onClose={onClose}>
      <Origin company_id={company_id} from={policy.company_id} />
      <CheckInput name="may_issue_alone" label={t("audit_label.may_issue_alone")} />
      <Typography variant="caption" component="p" color="textSecondary" sx={{ m: "0 0 12px 30px" }}>
        {t("alert_policy_alone_text")}
      </Typography>
      <NumberInput name="ratify_hours" label={t("audit_label.ratify_hours")} unit="h" isRequired />
      <TextInput name="sender" label={t("audit_label.sender")} help={t("alert_policy_sender_help")} isNullable />
      <TextInput name="oid" label={t("audit_label.oid")} help={t("alert_policy_oid_help")} isNullable />
    </CallDialog>
  );
}

/** Whose rules these are now, and whose they are once they are saved. */
function Origin({ company_id, from }: { company_id: number; from: number | null }) {
  const t = useWords();
  const { places } = usePlace();
  const nameOf = (id: number) => places.find((it) => it.id === id)?.reason_social;
  const place = nameOf(company_id) ?? "";
  const text =
    from === company_id
      ? t("alert_policy_own", { place })
      : from === null
        ? t("alert_policy_nobody", { place })
        : t("alert_policy_inherited", { place, from: nameOf(from) ?? t("alert_policy_above") });
  return (
    <Notice status="info" icon="info-circle">
      {text}
    </Notice>
  );
}
