// From a disaster to its log: how many lines it has, and whether something in it waits.
import Button from "@mui/material/Button";
import { createLink } from "@tanstack/react-router";
import { logEntries } from "@atalaya/contract/resources/log-entries.ts";
import { linkTo } from "../../api/addresses.ts";
import { useAnswer } from "../../api/use-resource.ts";
import { CountMark } from "../../ui/count-mark.tsx";
import { Icon } from "../../ui/icon.tsx";
import { useWords } from "../../ui/words.ts";

const LinkButton = createLink(Button);

export function LogLink({ event_id }: { event_id: number }) {
  const t = useWords();
  const head = useAnswer(logEntries, "head", { event: event_id }, { isQuiet: true }).data;
  return (
    <LinkButton variant="outlined" startIcon={<Icon name="book" />} {...linkTo("/bitacora", { event: event_id })}>
      {t("log_of_event")}
      {head && head.total > 0 && <CountMark count={head.total} />}
    </LinkButton>
  );
}
