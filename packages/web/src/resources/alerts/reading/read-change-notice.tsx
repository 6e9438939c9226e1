// Says who changed what somebody is about to send, and what of it; it is read before anything is sent.
import { useEffect, useRef, useState } from "react";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import type { Alert } from "@atalaya/contract/resources/alerts/answers.ts";
import { alerts } from "@atalaya/contract/resources/alerts.ts";
import { useChangedBy } from "../../../api/live/use-presence.ts";
import { Notice } from "../../../forms/notice.tsx";
import { ChangeTable } from "../../../screens/change-table.tsx";
import { PaperCard } from "../../../screens/paper/paper-view.tsx";
import { useWords } from "../../../ui/words.ts";
import { changeSince, saidNext } from "./read-change.ts";
import { namesIn } from "../use-shown-alert.ts";
import { useChangeRows } from "./use-change-rows.ts";

type ReadChangeNoticeProps = {
  /** As it was read. */
  read: Alert;
  alert: Alert;
  name: string | null;
  onRead: () => void;
};

/** A press that was meant for what stood here before does not say that this was read; in milliseconds. */
const notYet = 1000;

/** Keyed by the version that it tells: what comes while it is read is another notice. */
export function ReadChangeNotice({ read, alert, name, onRead }: ReadChangeNoticeProps) {
  const t = useWords();
  const rows = useChangeRows(namesIn(alert), saidNext(read), saidNext(alert));
  const { submission, kind } = alert;
  const element = useRef<HTMLDivElement>(null);
  const [mayBeRead, setMayBeRead] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setMayBeRead, notYet, true);
    return () => clearTimeout(timer);
  }, []);
  // Whoever has read on sees why the button is held.
  useEffect(() => {
    // Its answer is not the effect's: of newer browsers it is a promise, which React would take for the way to undo it.
    element.current?.scrollIntoView({ block: "nearest" });
  }, []);
  return (
    <Box ref={element} sx={{ mb: "12px" }}>
      <Notice status="error" icon="users" role="alert">
        {name === null ? t("alert_read_changed") : t("alert_read_changed_by", { name })}{" "}
        {changeSince(read, alert)?.isOther &&
          submission !== null &&
          t("alert_read_other", { what: t(`${kind}_asked.${submission}`) })}
      </Notice>
      <PaperCard title={t("alert_read_title")}>
        {rows.length > 0 && (
          <ChangeTable rows={rows} beforeTitle={t("alert_read_before")} afterTitle={t("alert_read_now")} />
        )}
        <Box sx={{ display: "flex", justifyContent: "flex-end" }}>
          <Button variant="contained" disabled={!mayBeRead} onClick={onRead}>
            {t("alert_read")}
          </Button>
        </Box>
      </PaperCard>
    </Box>
  );
}

/** Who of the others changed it last, since it was opened here. */
export const useChangedAlertBy = ({ id }: Pick<Alert, "id">) => useChangedBy({ path: alerts.path, id });
