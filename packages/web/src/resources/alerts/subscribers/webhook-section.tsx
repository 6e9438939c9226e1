// The key of a webhook, shown once, and a test call to it.
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import type { AlertSubscription } from "@atalaya/contract/resources/alert-subscriptions.ts";
import { Section } from "../../../forms/section.tsx";
import { CommandLine } from "../../../ui/command-line.tsx";
import { useWords } from "../../../ui/words.ts";
import { useWebhookCalls } from "./use-subscribers.ts";

/** The key of which subscription: told once. */
export type ToldSecret = { id: number; secret: string };

type WebhookSectionProps = {
  subscriber: AlertSubscription;
  told: ToldSecret | null;
  onTold: (secret: ToldSecret) => void;
};

export function WebhookSection({ subscriber, told, onTold }: WebhookSectionProps) {
  const t = useWords();
  const { test, renew } = useWebhookCalls(subscriber);
  const { id } = subscriber;
  const secret = told?.id === id ? told.secret : null;
  const failure = test.error ?? renew.error;
  return (
    <Section title={t("webhook_section")}>
      <Typography color="textSecondary">{t("webhook_text")}</Typography>
      {secret && (
        <Box sx={{ my: "8px" }}>
          <Typography variant="subtitle2" component="p">
            {t("webhook_secret_once")}
          </Typography>
          <CommandLine command={secret} />
        </Box>
      )}
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: "8px", mt: "8px" }}>
        <Button variant="outlined" disabled={test.isPending} onClick={() => test.mutate()}>
          {t(test.isPending ? "webhook_testing" : "webhook_test")}
        </Button>
        <Button
          variant="text"
          disabled={renew.isPending}
          onClick={() =>
            renew.mutate(undefined, {
              onSuccess: (renewed) => renewed.secret && onTold({ id, secret: renewed.secret }),
            })
          }
        >
          {t("webhook_renew")}
        </Button>
      </Box>
      <Typography role="status" color={failure || test.data?.is_delivered === false ? "error" : "textSecondary"}>
        {failure?.message ??
          (test.data &&
            t(test.data.is_delivered ? "webhook_test_done" : "webhook_test_failed", {
              answer: test.data.status ?? test.data.reason ?? "",
            }))}
      </Typography>
    </Section>
  );
}
