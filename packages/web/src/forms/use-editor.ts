// The form over one thing of a noun, with the noun's own two ways to save it: made by POST, changed by PUT.
import { useEffect, useRef } from "react";
import type { FieldValues } from "react-hook-form";
import type { z } from "zod";
import type { Resource } from "@atalaya/contract/record.ts";
import type { WordKey } from "@atalaya/contract/words.ts";
import type { ApiError } from "../api/request.ts";
import { useCreate, useUpdate } from "../api/use-resource.ts";
import { useWords } from "../ui/words.ts";
import type { Subject } from "./use-form-over.ts";
import { useResourceForm, type ResourceForm } from "./use-resource-form.ts";

type Edited = Pick<Resource, "path" | "draft" | "patch" | "detail">;
type Thing = { id: number; version: number };

type EditorOptions<R extends Edited, V extends FieldValues> = {
  /** Null for a new one. */
  item: Subject;
  saved: V;
  /** What the form may hold, where that is more than the noun's draft. */
  schema?: z.ZodObject;
  /** What is said when it was made and when it was changed. */
  says: { created: WordKey; saved: WordKey };
  /** A new one has its address from now on. */
  onMade?: (id: number) => void;
  onSaved?: (thing: z.output<R["detail"]>) => void;
  /** What is sent of the values, where the form holds them otherwise. */
  sent?: (values: Partial<V>) => Partial<V>;
  secrets?: readonly string[];
};

/** `error`: why the last save was refused, for what is said of it beside the fields. */
export type Editor<V extends FieldValues> = ResourceForm<V> & { error: ApiError | null };

export function useEditor<R extends Edited, V extends FieldValues = z.output<R["draft"]>>(
  resource: R,
  options: EditorOptions<R, V>,
): Editor<V> {
  const { item, saved, says, onMade, onSaved, schema = resource.draft, sent = (values) => values, secrets } = options;
  const t = useWords();
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => void (isHere.current = false);
  }, []);
  // What is sent is what the form's schema let through; the server judges it by the noun's own.
  const create = useCreate(resource, { message: () => t(says.created) });
  const update = useUpdate(resource, { message: () => t(says.saved) });
  const form = useResourceForm<V>({
    path: resource.path,
    schema,
    saved,
    subject: item,
    save: async (values, version, changes) => {
      const isThere = item !== null && version !== null;
      const thing = (await (isThere
        ? update.mutateAsync({ ...sent(changes), id: item.id, version } as z.input<R["patch"]> & Thing)
        : create.mutateAsync(sent(values) as z.input<R["draft"]>))) as z.output<R["detail"]> & Thing;
      // Whoever closed the form while the lists were read again does not want it back.
      if (!isThere && isHere.current) onMade?.(thing.id);
      onSaved?.(thing);
      return thing;
    },
    ...(secrets && { secrets }),
  });
  return { ...form, error: item ? update.error : create.error };
}
