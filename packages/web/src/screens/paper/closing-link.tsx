// From a disaster to the file with which it is closed.
import Button from "@mui/material/Button";
import { createLink } from "@tanstack/react-router";
import { linkTo } from "../../api/addresses.ts";
import { Icon } from "../../ui/icon.tsx";
import { useWords } from "../../ui/words.ts";

const LinkButton = createLink(Button);

export function ClosingLink({ event_id }: { event_id: number }) {
  const t = useWords();
  return (
    <LinkButton
      variant="outlined"
      startIcon={<Icon name="archive" />}
      {...linkTo("/informes", { closing: true, event: event_id })}
    >
      {t("after_of_event")}
    </LinkButton>
  );
}
