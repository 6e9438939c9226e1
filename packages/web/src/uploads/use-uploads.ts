// The uploads of one place on the screen: sent to this server, and handed on when they have arrived.
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { acceptedExtensions } from "@atalaya/contract/file-types.ts";
import type { StoredFile } from "@atalaya/contract/resources/files.ts";
import { requestHeaders } from "../api/request.ts";
import { reducePhoto } from "./reduce-photo.ts";
import { resumable } from "./resumable.ts";
import { makeUploader } from "./uploader.ts";

type UploadsOptions = {
  extensions?: readonly string[];
  multiple?: boolean;
  isReducing?: boolean;
  /** The file is on the server; while this runs it is still listed. */
  onArrived: (file: StoredFile) => Promise<unknown>;
};

export function useUploads({
  extensions = acceptedExtensions,
  multiple = true,
  isReducing = false,
  onArrived,
}: UploadsOptions) {
  const latest = useRef({ onArrived, isReducing });
  latest.current = { onArrived, isReducing };
  const [uploader] = useState(() => {
    const made = makeUploader({
      postAction: "/api/files",
      chunk: { action: "/api/uploads" },
      headers: requestHeaders,
      extensions,
      multiple,
      memory: resumable,
      prepare: async (file) => (latest.current.isReducing ? reducePhoto(file) : {}),
      onDone: ({ id, response }) => {
        const remove = () => made.remove(id);
        // A failure to attach is told by whoever sends that request.
        latest.current.onArrived(response.data as StoredFile).then(remove, remove);
      },
    });
    return made;
  });
  const files = useSyncExternalStore(uploader.subscribe, uploader.files);
  // What is not finished when the screen is left goes on later: the same file chosen again continues.
  useEffect(() => () => uploader.files().forEach(({ id }) => uploader.pause(id)), [uploader]);
  return { uploader, files };
}
