// From a lesson of an exercise or an event to an agreement: chosen among those that wait, or named in the address (`?lesson=7`).
import { useEffect, useRef, useState } from "react";
import Button from "@mui/material/Button";
import ListItemText from "@mui/material/ListItemText";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import { useWatch } from "react-hook-form";
import type { Lesson } from "@atalaya/contract/resources/lessons.ts";
import { useUrlState } from "../../api/url-state.ts";
import { Icon } from "../../ui/icon.tsx";
import { useWords } from "../../ui/words.ts";

type BringLessonProps = { lessons: readonly Lesson[]; onChosen: (lesson: Lesson) => void };

export function BringLesson({ lessons, onChosen }: BringLessonProps) {
  const t = useWords();
  const { search, change } = useUrlState();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const agreements = (useWatch({ name: "agreements" }) ?? []) as { lesson_id: number | null }[];
  const taken = new Set(agreements.map(({ lesson_id }) => lesson_id));
  const waiting = lessons.filter(({ id, kind, is_agreed }) => kind === "improvement" && !is_agreed && !taken.has(id));
  const asked = lessons.find(({ id }) => String(id) === search.lesson);
  const brought = useRef<number>(null);
  useEffect(() => {
    if (!asked || brought.current === asked.id) return;
    brought.current = asked.id;
    if (!taken.has(asked.id)) onChosen(asked);
    change({ lesson: null }, { isReplacing: true });
  });
  if (waiting.length === 0) return null;
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<Icon name="lightbulb-o" />}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {t("lesson_bring")}
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {waiting.map((lesson) => (
          <MenuItem
            key={lesson.id}
            sx={{ maxWidth: 480, whiteSpace: "normal", py: "8px" }}
            onClick={() => {
              setAnchor(null);
              onChosen(lesson);
            }}
          >
            <ListItemText primary={lesson.proposal ?? lesson.text} secondary={lesson.source} />
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
