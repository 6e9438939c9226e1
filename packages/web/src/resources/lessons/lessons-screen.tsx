// What exercises and emergencies taught, of all of the place together: what waits for an agreement, and what came of the rest.
import { useState } from "react";
import Box from "@mui/material/Box";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import { lessons, mostLessons, type Lesson } from "@atalaya/contract/resources/lessons.ts";
import { usePlace } from "../../api/places.ts";
import { useUrlState } from "../../api/url-state.ts";
import { useAll } from "../../api/use-resource.ts";
import { LessonDialog } from "../../screens/lessons/lesson-dialog.tsx";
import { LessonLine } from "../../screens/lessons/lesson-line.tsx";
import { useLessonsChanged } from "../../screens/lessons/use-lessons-changed.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { ErrorState } from "../../ui/error-state.tsx";
import { Page } from "../../ui/page.tsx";
import { Panel } from "../../ui/panel.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import { formatNumber } from "../../ui/format.ts";
import { useLanguage, useWords } from "../../ui/words.ts";

/** `?open=true` shows what waits for an agreement. */
export function LessonsScreen() {
  const t = useWords();
  const [language] = useLanguage();
  const { place } = usePlace();
  const { search, change } = useUrlState();
  const [edited, setEdited] = useState<Lesson | null>(null);
  const onChanged = useLessonsChanged();
  const isOpen = search.open === "true";
  const { data, error, isError, refetch } = useAll(
    lessons,
    { place, ...(isOpen && { open: true }) },
    { leavesOnDenied: true },
  );
  const rows = data?.data;
  return (
    <Page
      actions={
        <Segmented<"all" | "open">
          label={t("lessons_shown")}
          value={isOpen ? "open" : "all"}
          segments={[
            { value: "all", label: t("lessons_all") },
            { value: "open", label: t("lessons_open") },
          ]}
          onChange={(shown) => change({ open: shown === "open" || null })}
        />
      }
    >
      {rows?.length === 0 && (
        <EmptyState title={t(isOpen ? "lessons_none_open" : "lessons_none_title")} text={t("lessons_of_all")} />
      )}
      {rows && rows.length > 0 && (
        <Panel>
          <Box component="ul" aria-label={t("lessons")} sx={{ listStyle: "none", m: 0, p: "0 16px 8px" }}>
            {rows.map((lesson) => (
              <LessonLine
                key={lesson.id}
                lesson={lesson}
                isSourceShown
                onEdit={() => setEdited(lesson)}
                onChanged={onChanged}
              />
            ))}
          </Box>
          {rows.length === mostLessons && (
            <Typography color="textSecondary" sx={{ p: "0 16px 12px" }}>
              {t("lessons_newest", { count: formatNumber(mostLessons, language) })}
            </Typography>
          )}
        </Panel>
      )}
      {!rows &&
        (isError ? (
          <ErrorState error={error} title={t("lessons_failed")} onRetry={() => void refetch()} />
        ) : (
          <Skeleton variant="rounded" height={320} />
        ))}
      {edited && <LessonDialog source={edited} lesson={edited} onSaved={onChanged} onClose={() => setEdited(null)} />}
    </Page>
  );
}
