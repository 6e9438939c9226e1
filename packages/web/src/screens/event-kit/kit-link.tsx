// From an emergency to its kit: to open it, or how far its checklist is.
import Button from "@mui/material/Button";
import { createLink } from "@tanstack/react-router";
import { linkTo } from "../../api/addresses.ts";
import { Icon } from "../../ui/icon.tsx";
import { useNow } from "../../ui/time/use-now.ts";
import { useWords } from "../../ui/words.ts";
import { progressOf } from "./kit-progress.ts";
import { useLateText } from "./kit-words.ts";
import { useBoard } from "./use-board.ts";

const LinkButton = createLink(Button);
const halfMinute = 30_000;

/** Nothing where it is not opened and the reader may not open it. */
export function KitLink({ event_id }: { event_id: number }) {
  const t = useWords();
  const now = useNow(halfMinute);
  const lateText = useLateText();
  const board = useBoard(event_id).data;
  if (!board || (board.id === null && !board.may.open)) return null;
  if (board.id === null)
    return (
      <LinkButton
        variant="outlined"
        startIcon={<Icon name="life-ring" />}
        {...linkTo("/bitacora", { event: event_id, kit: 1 })}
      >
        {t("kit_link_open")}
      </LinkButton>
    );
  const { done, all, late } = progressOf(board, now);
  return (
    <LinkButton
      variant="outlined"
      startIcon={<Icon name={late > 0 ? "clock-o" : "life-ring"} />}
      title={late > 0 ? lateText(late) : undefined}
      {...linkTo("/bitacora", { event: event_id, part: "kit" })}
      sx={late > 0 ? { "& .MuiButton-startIcon": { color: "warning.main" } } : {}}
    >
      {t("kit_link", { done, all })}
      {late > 0 && <span className="visually-hidden">, {lateText(late)}</span>}
    </LinkButton>
  );
}
