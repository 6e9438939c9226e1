// A file that the server makes, handed to the browser; where it cannot be had, a message says so.
import { raise } from "../api/events.ts";
import { ApiError, requestFile } from "../api/request.ts";
import { useWords } from "../ui/words.ts";
import { download } from "./import/csv-text.ts";

export function useDownload(): (path: string, name: string) => void {
  const t = useWords();
  return (path, name) =>
    void requestFile(path, {}).then(
      ({ file }) => download(name, file),
      (error: unknown) => {
        if (!(error instanceof ApiError)) throw error;
        raise("SET_MESSAGE", { message: error.message || t("file_download_failed"), type: "error" });
      },
    );
}
