// What I am told of myself: by the e-mail of the account, or in this browser. Kept by the person, left with one press.
import { useState } from "react";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import Typography from "@mui/material/Typography";
import { alertSubscriptions } from "@atalaya/contract/resources/alert-subscriptions.ts";
import { canPush } from "../../../api/push.ts";
import { session } from "../../../api/session.ts";
import { useAnswer } from "../../../api/use-resource.ts";
import { Segmented } from "../../../ui/segmented.tsx";
import { useWords } from "../../../ui/words.ts";
import { OwnAlertsForm } from "./own-alerts-form.tsx";
import { useThisBrowser } from "./this-browser.ts";

type Way = "email" | "push";

export function OwnAlertsDialog({ onClose }: { onClose: () => void }) {
  const t = useWords();
  const [way, setWay] = useState<Way>("email");
  const { data } = useAnswer(alertSubscriptions, "mine");
  const browser = useThisBrowser();
  if (!data || !browser.isKnown) return null;
  const isThere = (it: (typeof data.data)[number]) =>
    it.state === "active" && it.channel === way && (way === "email" || it.address === browser.keys?.endpoint);
  const ways = (
    <>
      <Segmented<Way>
        label={t("own_alerts_way")}
        value={way}
        isFullWidth
        segments={[
          { value: "email", label: t("subscription_channel.email"), icon: "envelope-o" },
          { value: "push", label: t("own_alerts_push"), icon: "desktop" },
        ]}
        onChange={setWay}
      />
      <Typography color="textSecondary" sx={{ my: "12px" }}>
        {way === "email" && `${t("own_alerts_email", { address: session().user?.email ?? "" })}. `}
        {t("own_alerts_text")}
      </Typography>
    </>
  );
  if (way === "push" && !browser.keys)
    return (
      <NotAllowedYet ask={browser.ask} onClose={onClose}>
        {ways}
      </NotAllowedYet>
    );
  return (
    <OwnAlertsForm
      key={way}
      own={data.data.find(isThere) ?? null}
      to={way === "push" ? { channel: "push", ...browser.keys! } : { channel: "email" }}
      onClose={onClose}
    >
      {ways}
    </OwnAlertsForm>
  );
}

type NotAllowedYetProps = {
  ask: ReturnType<typeof useThisBrowser>["ask"];
  onClose: () => void;
  children: React.ReactNode;
};

/** The browser asks the person itself, and only after a press. */
function NotAllowedYet({ ask, onClose, children }: NotAllowedYetProps) {
  const t = useWords();
  const problem = !canPush() ? t("own_alerts_no_push") : ask.isError ? t("own_alerts_denied") : null;
  return (
    <Dialog open onClose={onClose} aria-label={t("own_alerts")} maxWidth="sm" fullWidth>
      <DialogTitle>{t("own_alerts")}</DialogTitle>
      <DialogContent>
        {children}
        <Box role="status">{problem && <Alert severity="warning">{problem}</Alert>}</Box>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          {t("cancel")}
        </Button>
        {canPush() && (
          <Button variant="contained" disabled={ask.isPending} onClick={() => ask.mutate()}>
            {t("own_alerts_allow")}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
