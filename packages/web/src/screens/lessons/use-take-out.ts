// Taking a lesson away, with the way back.
import { lessons, type Lesson } from "@atalaya/contract/resources/lessons.ts";
import { raise } from "../../api/events.ts";
import { ApiError } from "../../api/request.ts";
import { useCreate, useDelete } from "../../api/use-resource.ts";
import { useWords } from "../../ui/words.ts";

export function useTakeOutLesson(onChanged: () => void): (lesson: Lesson) => void {
  const t = useWords();
  const create = useCreate(lessons, { message: () => t("lesson_saved") });
  const failed = (error: unknown) => {
    if (!(error instanceof ApiError)) throw error;
    raise("SET_MESSAGE", { message: error.message || t("record_change_failed"), type: "error" });
  };
  const undo = ({ exercise_id, event_id, kind, text, proposal }: Lesson) =>
    void create.mutateAsync({ exercise_id, event_id, kind, text, proposal }).then(onChanged, failed);
  const remove = useDelete<Lesson>(lessons, {
    message: (lesson) => ({
      message: t("lesson_taken_out"),
      action: { label: t("undo"), run: () => undo(lesson) },
    }),
  });
  return (lesson) => void remove.mutateAsync(lesson).then(onChanged, failed);
}
