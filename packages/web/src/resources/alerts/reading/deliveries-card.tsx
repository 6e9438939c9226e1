// How many were told of an alert, by channel, and the way to each of them.
import { useState } from "react";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { alerts } from "@atalaya/contract/resources/alerts.ts";
import type { Alert } from "@atalaya/contract/resources/alerts/answers.ts";
import { serverNow } from "../../../api/server-clock.ts";
import { useAnswer } from "../../../api/use-resource.ts";
import { PaperCard } from "../../../screens/paper/paper-view.tsx";
import { formatNumber } from "../../../ui/format.ts";
import { Icon } from "../../../ui/icon.tsx";
import { useLanguage, useWords } from "../../../ui/words.ts";
import { channelIcons } from "../subscribers/use-subscribers.ts";
import { DeliveriesDialog } from "./deliveries-dialog.tsx";

/** While something is under way it is looked at again after this time, in milliseconds. */
const lookedAgain = 3000;
/** So soon after a message it is still being written down whom it is for. */
const written = 60_000;

const waits = (state: string) => state === "pending" || state === "sending";
const isFresh = ({ last_sent_at }: Alert) => serverNow() - Date.parse(last_sent_at ?? "") < written;

export function DeliveriesCard({ alert }: { alert: Alert }) {
  const t = useWords();
  const [language] = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const isSent = alert.messages.length > 0 && !alert.is_of_above;
  const { data } = useAnswer(
    alerts,
    ":id/deliveries/totals",
    {},
    {
      id: alert.id,
      isEnabled: isSent,
      again: ({ data: totals }) => (totals.some(({ state }) => waits(state)) || isFresh(alert) ? lookedAgain : false),
    },
  );
  if (!isSent || !data) return null;
  const number = (count: number) => formatNumber(count, language);
  const channels = [...Map.groupBy(data.data, ({ channel }) => channel)];
  return (
    <PaperCard title={t("deliveries_title")}>
      {channels.length === 0 && <Typography color="textSecondary">{t("deliveries_none")}</Typography>}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: "none", display: "grid", gap: "6px" }}>
        {channels.map(([channel, totals]) => {
          const count = (...states: string[]) =>
            totals.reduce((sum, it) => sum + (states.includes(it.state) ? it.count : 0), 0);
          return (
            <Box component="li" key={channel} sx={{ display: "flex", gap: "8px" }}>
              <Icon name={channelIcons[channel]} />
              <span>
                <strong>{t(`subscription_channel.${channel}`)}</strong>
                <br />
                <span className="tn">
                  {t("deliveries_counts", {
                    sent: number(count("sent")),
                    waiting: number(count("pending", "sending")),
                    failed: number(count("failed", "unknown", "expired")),
                  })}
                </span>
              </span>
            </Box>
          );
        })}
      </Box>
      {channels.length > 0 && (
        <Button variant="text" sx={{ mt: "8px", displayPrint: "none" }} onClick={() => setOpen(true)}>
          {t("deliveries_open")}
        </Button>
      )}
      {isOpen && <DeliveriesDialog alert={alert} onClose={() => setOpen(false)} />}
    </PaperCard>
  );
}
