// What waits of an exercise is counted with it: whoever writes a lesson has it counted anew.
import { useQueryClient } from "@tanstack/react-query";
import { exercises } from "@atalaya/contract/resources/exercises.ts";
import { keyOf } from "../../api/use-resource.ts";

export function useExercisesChanged(): () => void {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey: keyOf(exercises) });
}
