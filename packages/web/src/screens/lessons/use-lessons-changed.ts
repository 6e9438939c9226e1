// What waits of an exercise is counted with it, and the file of a disaster tells its lessons: whoever writes one has both read anew.
import { useQueryClient } from "@tanstack/react-query";
import { afterActions } from "@atalaya/contract/resources/after-actions.ts";
import { exercises } from "@atalaya/contract/resources/exercises.ts";
import { keyOf } from "../../api/use-resource.ts";

export function useLessonsChanged(): () => void {
  const client = useQueryClient();
  return () => {
    for (const resource of [exercises, afterActions]) void client.invalidateQueries({ queryKey: keyOf(resource) });
  };
}
