// Each subscriber that an alert went to: when, what the other side answered, and sending it again where it did not arrive.
import { useId, useState } from "react";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { alerts } from "@atalaya/contract/resources/alerts.ts";
import type { Alert } from "@atalaya/contract/resources/alerts/answers.ts";
import { resendable, type AlertDelivery, type DeliveryState } from "@atalaya/contract/resources/alerts/deliveries.ts";
import { call } from "../../../api/call.ts";
import { raise } from "../../../api/events.ts";
import { useMay } from "../../../api/may.ts";
import type { ApiError } from "../../../api/request.ts";
import { keyOf, useAnswer } from "../../../api/use-resource.ts";
import { ErrorState } from "../../../ui/error-state.tsx";
import { formatInstant } from "../../../ui/format.ts";
import { Icon } from "../../../ui/icon.tsx";
import { DataTable } from "../../../ui/table/data-table.tsx";
import type { Column } from "../../../ui/table/data-table-column.ts";
import { Pager } from "../../../ui/table/pager.tsx";
import { Tag } from "../../../ui/tag.tsx";
import { useLanguage, useWords } from "../../../ui/words.ts";
import { channelIcons } from "../subscribers/use-subscribers.ts";

const marks: Record<DeliveryState, { icon: string; status?: "info" | "success" | "error" | "warning" }> = {
  pending: { icon: "clock-o", status: "info" },
  sending: { icon: "refresh", status: "info" },
  sent: { icon: "check", status: "success" },
  failed: { icon: "times", status: "error" },
  unknown: { icon: "question", status: "warning" },
  expired: { icon: "hourglass-end", status: "error" },
  superseded: { icon: "share" },
};

export function DeliveriesDialog({ alert, onClose }: { alert: Alert; onClose: () => void }) {
  const t = useWords();
  const titleId = useId();
  const [page, setPage] = useState(1);
  const { data, error, refetch, isPlaceholderData } = useAnswer(
    alerts,
    ":id/deliveries",
    { page, sort: "-updated_at" },
    { id: alert.id },
  );
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="md" fullWidth>
      <DialogTitle id={titleId}>{t("deliveries_title")}</DialogTitle>
      <DialogContent sx={{ containerType: "inline-size", minHeight: 240, display: "flex", flexDirection: "column" }}>
        {error && !data && (
          <ErrorState error={error} title={t("deliveries_load_failed")} onRetry={() => void refetch()} />
        )}
        <Box sx={{ flex: 1, minHeight: 0 }}>
          <DataTable<AlertDelivery>
            label={t("deliveries_title")}
            rows={data?.data}
            columns={useDeliveryColumns(alert)}
            nameOf={({ label }) => label}
            isTwoLine
            isStale={isPlaceholderData}
          />
        </Box>
        <Pager meta={data?.meta} onTurn={setPage} />
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          {t("close")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function useDeliveryColumns(alert: Alert): Column<AlertDelivery>[] {
  const t = useWords();
  const [language] = useLanguage();
  return [
    {
      key: "label",
      title: t("deliveries_who"),
      width: "100%",
      render: ({ label, address, channel }) => (
        <Box sx={{ overflowWrap: "anywhere" }}>
          {label}
          <Box component="span" sx={{ display: "block", color: "text.secondary", fontSize: "0.75rem" }}>
            <Icon name={channelIcons[channel]} size={11} /> {address}
          </Box>
        </Box>
      ),
    },
    {
      key: "message_number",
      title: t("deliveries_message"),
      align: "right",
      from: 560,
      render: ({ message_number }) => message_number,
    },
    {
      key: "state",
      title: t("subscription_state"),
      render: ({ state, code }) => (
        <>
          <Tag label={t(`delivery_state.${state}`)} {...marks[state]} />
          {code && state !== "sent" && (
            <Box component="span" sx={{ display: "block", color: "text.secondary", fontSize: "0.75rem" }}>
              {t("deliveries_answer")}: {code}
            </Box>
          )}
        </>
      ),
    },
    {
      key: "updated_at",
      title: t("deliveries_when"),
      from: 480,
      render: ({ sent_at, updated_at, attempts }) => (
        <span className="tn">
          {formatInstant(sent_at ?? updated_at, language)}
          {attempts > 1 && ` · ${t("deliveries_attempts")}: ${attempts}`}
        </span>
      ),
    },
    {
      key: "id",
      title: t("deliveries_resend"),
      isTitleHidden: true,
      render: (delivery) => <SendAgain alert={alert} delivery={delivery} />,
    },
  ];
}

/** Only what did not arrive, of the last message, and only by who issues there. */
function SendAgain({ alert, delivery }: { alert: Alert; delivery: AlertDelivery }) {
  const t = useWords();
  const may = useMay();
  const client = useQueryClient();
  const { mutate, isPending } = useMutation<AlertDelivery, ApiError, void>({
    mutationFn: () => call("POST alerts/:id/deliveries/:delivery/resend", { id: alert.id, delivery: delivery.id }),
    onSuccess: () => {
      raise("SET_MESSAGE", { message: t("deliveries_resent"), type: "success" });
      return client.invalidateQueries({ queryKey: keyOf(alerts) });
    },
    onError: ({ message }) => raise("SET_MESSAGE", { message, type: "error" }),
  });
  const isLast = delivery.message_number === alert.message_count && alert.status !== "expired";
  if (!resendable.includes(delivery.state) || !isLast || !may("alerts.issue", alert.company_id)) return null;
  return (
    <Button variant="text" disabled={isPending} onClick={() => mutate()}>
      {t("deliveries_resend")}
    </Button>
  );
}
