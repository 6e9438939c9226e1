// From a disaster to its reports: which one was sent last.
import Button from "@mui/material/Button";
import { createLink } from "@tanstack/react-router";
import { eventReports } from "@atalaya/contract/resources/event-reports.ts";
import { linkTo } from "../../api/addresses.ts";
import { useAnswer } from "../../api/use-resource.ts";
import { CountMark } from "../../ui/count-mark.tsx";
import { Icon } from "../../ui/icon.tsx";
import { useWords } from "../../ui/words.ts";

const LinkButton = createLink(Button);

export function ReportLink({ event_id }: { event_id: number }) {
  const t = useWords();
  const head = useAnswer(eventReports, "head", { event: event_id }, { isQuiet: true }).data;
  const newest = head?.reports.find(({ state }) => state === "sent")?.number;
  return (
    <LinkButton
      variant="outlined"
      startIcon={<Icon name="file-text-o" />}
      {...linkTo("/informes", { event: event_id })}
    >
      {t("reports_of_event")}
      {newest && <CountMark count={t("report_no", { number: newest })} />}
    </LinkButton>
  );
}
