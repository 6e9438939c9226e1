// What an exercise or an event taught, below what it says itself: written down here, and taken from here to the committee.
import { useState } from "react";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { lessons, type Lesson } from "@atalaya/contract/resources/lessons.ts";
import { useMay } from "../../api/may.ts";
import { useAll } from "../../api/use-resource.ts";
import { Section } from "../../forms/section.tsx";
import { Icon } from "../../ui/icon.tsx";
import { useWords } from "../../ui/words.ts";
import { LessonDialog, type LessonSource } from "./lesson-dialog.tsx";
import { LessonLine } from "./lesson-line.tsx";
import { useLessonsChanged } from "./use-lessons-changed.ts";

type LessonsSectionProps = { source: LessonSource; company_id: number };

export function LessonsSection({ source, company_id }: LessonsSectionProps) {
  const t = useWords();
  const may = useMay();
  const onChanged = useLessonsChanged();
  const [edited, setEdited] = useState<Lesson | "new" | null>(null);
  const query = { exercise: source.exercise_id ?? undefined, event: source.event_id ?? undefined };
  const { data } = useAll(lessons, query, { isEnabled: may("lessons.index", company_id) });
  if (!data) return null;
  const rows = data.data;
  return (
    <Section title={t("lessons")}>
      {rows.length === 0 ? (
        <Typography color="textSecondary">{t("lessons_none")}</Typography>
      ) : (
        <Box component="ul" aria-label={t("lessons")} sx={{ listStyle: "none", m: 0, p: 0 }}>
          {rows.map((lesson) => (
            <LessonLine key={lesson.id} lesson={lesson} onEdit={() => setEdited(lesson)} onChanged={onChanged} />
          ))}
        </Box>
      )}
      {may("lessons.create", company_id) && (
        <Button
          variant="outlined"
          startIcon={<Icon name="plus" />}
          sx={{ alignSelf: "flex-start", mt: "8px" }}
          onClick={() => setEdited("new")}
        >
          {t("lesson_add")}
        </Button>
      )}
      {edited && (
        <LessonDialog
          source={source}
          lesson={edited === "new" ? null : edited}
          onSaved={onChanged}
          onClose={() => setEdited(null)}
        />
      )}
    </Section>
  );
}
