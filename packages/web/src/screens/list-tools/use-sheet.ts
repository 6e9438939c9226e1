// A file made of a list, asked for and handed to the browser; it can be called off while it is on its way.
import { useState } from "react";
import { raise } from "../../api/events.ts";
import { ApiError, requestFile, type Query } from "../../api/request.ts";
import { useWords } from "../../ui/words.ts";
import { download } from "../import/csv-text.ts";

/** A message says that it is ready, or why it is not. */
export function useSheet() {
  const t = useWords();
  const [running, setRunning] = useState<AbortController | null>(null);
  /** With a body it is asked for by POST. */
  const take = async (path: string, query: Query, body?: unknown) => {
    const cancel = new AbortController();
    setRunning(cancel);
    try {
      const { name, file } = await requestFile(path, {
        query,
        signal: cancel.signal,
        ...(body !== undefined && { method: "POST", body }),
      });
      download(name, file);
      raise("SET_MESSAGE", { message: t("export_done", { name }), type: "success" });
    } catch (error) {
      if (cancel.signal.aborted) return;
      const said = error instanceof ApiError ? Object.values(error.errors)[0]?.[0] : undefined;
      raise("SET_MESSAGE", { message: said ?? t("export_failed"), type: "error" });
    } finally {
      setRunning(null);
    }
  };
  return { take, isRunning: running !== null, cancel: () => running?.abort() };
}
