// Where a lesson stands: with its exercise, or on the card of its event.
import type { Lesson } from "@atalaya/contract/resources/lessons.ts";
import { linkTo, type ScreenLink } from "../../api/addresses.ts";

export const lessonLink = ({ exercise_id, event_id }: Lesson): ScreenLink =>
  exercise_id === null
    ? linkTo("/records/risk", { record: event_id, selected: event_id })
    : linkTo("/simulacros", { exercise: exercise_id, selected: exercise_id });
