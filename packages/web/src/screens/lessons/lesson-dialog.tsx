// One lesson: whether it went well or is to be improved, what was seen, and what should be done about it.
import { LessonDraft, lessonKinds, lessons, type Lesson } from "@atalaya/contract/resources/lessons.ts";
import { useCreate, useUpdate } from "../../api/use-resource.ts";
import { fieldsOf } from "../../forms/fields-of.tsx";
import { useWords } from "../../ui/words.ts";
import { CallDialog } from "../call-dialog.tsx";
import { useCallForm } from "../use-call-form.ts";

const { LongText, Choice } = fieldsOf(lessons);

/** Of an exercise or of an event. */
export type LessonSource = Pick<Lesson, "exercise_id" | "event_id">;

type LessonDialogProps = {
  source: LessonSource;
  /** Null for a new one. */
  lesson: Lesson | null;
  onSaved: () => void;
  onClose: () => void;
};

export function LessonDialog({ source, lesson, onSaved, onClose }: LessonDialogProps) {
  const t = useWords();
  const create = useCreate(lessons);
  const update = useUpdate(lessons);
  const controller = useCallForm<LessonDraft>({
    schema: LessonDraft,
    initial: {
      ...source,
      kind: lesson?.kind ?? "improvement",
      text: lesson?.text ?? "",
      proposal: lesson?.proposal ?? null,
    },
    send: async (draft) => {
      const { kind, text, proposal } = draft;
      await (lesson
        ? update.mutateAsync({ id: lesson.id, version: lesson.version, kind, text, proposal })
        : create.mutateAsync(draft));
      onSaved();
      onClose();
    },
    message: t("lesson_saved"),
    after: (draft) => draft,
  });
  return (
    <CallDialog
      title={t(lesson ? "lesson_edit" : "lesson_add")}
      controller={controller}
      maxWidth="sm"
      onClose={onClose}
    >
      <Choice name="kind" options={lessonKinds.map((value) => ({ value, label: t(`lesson_kind.${value}`) }))} />
      <LongText name="text" lines={3} />
      <LongText name="proposal" lines={2} />
    </CallDialog>
  );
}
