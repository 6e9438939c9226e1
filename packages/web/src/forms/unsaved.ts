// Which forms on the screen hold something unsaved, for whoever is about to end the session.

const watched = new Set<() => boolean>();

/** Until the answer is called, `hasUnsaved` is asked too. */
export function watchUnsaved(hasUnsaved: () => boolean): () => void {
  watched.add(hasUnsaved);
  return () => void watched.delete(hasUnsaved);
}

export const isAnythingUnsaved = (): boolean => [...watched].some((hasUnsaved) => hasUnsaved());
