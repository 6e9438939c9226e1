// The files of an uploader, told to whoever shows them whenever one of them changes.
import type { UploadFile } from "./upload-file.ts";

export type UploadList = ReturnType<typeof makeUploadList>;

export function makeUploadList() {
  let files: readonly UploadFile[] = [];
  const listeners = new Set<() => void>();
  const set = (next: readonly UploadFile[]) => {
    files = next;
    for (const listener of listeners) listener();
  };
  return {
    all: () => files,
    find: (id: string) => files.find((file) => file.id === id),
    set,
    change: (id: string, changes: Partial<UploadFile>) =>
      set(files.map((file) => (file.id === id ? { ...file, ...changes } : file))),
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
