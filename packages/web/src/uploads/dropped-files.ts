// Files out of what was dropped, pasted or chosen, folders opened with all that is in them.
import type { UploadFile } from "./upload-file.ts";

const described = (file: File, path = file.webkitRelativePath || file.name): Partial<UploadFile> => ({
  name: path,
  size: file.size,
  type: file.type,
  file,
});

/** Files chosen in a dialog, or pasted. */
export const chosenFiles = (list: FileList | null): Partial<UploadFile>[] =>
  [...(list ?? [])].map((it) => described(it));

const mostFiles = 1000;

/** A folder is read in pieces of a hundred. */
function entriesOf(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const more = async (found: FileSystemEntry[]): Promise<FileSystemEntry[]> => {
    const next = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
    return next.length === 0 || found.length > mostFiles ? found : more([...found, ...next]);
  };
  return more([]);
}

async function filesIn(entry: FileSystemEntry): Promise<Partial<UploadFile>[]> {
  if (entry.isDirectory) {
    const inside = await entriesOf(entry as FileSystemDirectoryEntry);
    return (await Promise.all(inside.map(filesIn))).flat();
  }
  const file = await new Promise<File>((resolve, reject) => (entry as FileSystemFileEntry).file(resolve, reject));
  return [described(file, entry.fullPath.replace(/^\//, ""))];
}

/** Dropped files, those of dropped folders with their path. */
export async function droppedFiles(transfer: DataTransfer): Promise<Partial<UploadFile>[]> {
  // The list is emptied as soon as the event is over, so entries are taken first.
  const entries = [...transfer.items]
    .map((item) => item.webkitGetAsEntry?.())
    .filter((it) => it !== null && it !== undefined);
  if (entries.length === 0) return chosenFiles(transfer.files);
  return (await Promise.all(entries.map(filesIn))).flat().slice(0, mostFiles);
}
