// The uploads of one place on the screen: sent to this server, and handed on when they have arrived.
import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from "react";
import { createStore } from "zustand";
import { acceptedExtensions } from "@atalaya/contract/values/file-types.ts";
import type { StoredFile } from "@atalaya/contract/resources/files.ts";
import { ownAddress } from "../api/own-address.ts";
import { requestHeaders } from "../api/request.ts";
import { reducePhoto } from "./reduce-photo.ts";
import { resumableFor } from "./resumable.ts";
import { makeUploader } from "./uploader.ts";

type UploadsOptions = {
  extensions?: readonly string[];
  multiple?: boolean;
  isReducing?: boolean;
  /** The file is on the server; while this runs it is still listed. */
  onArrived: (file: StoredFile) => Promise<unknown>;
  /** What the files go to, so that unfinished ones are listed there again: `records:12`. */
  place: string;
};

export function useUploads({
  extensions = acceptedExtensions,
  multiple = true,
  isReducing = false,
  onArrived,
  place,
}: UploadsOptions) {
  /** What was wished last, for files that are on their way already. */
  const [wishes] = useState(() => createStore(() => ({ onArrived, isReducing })));
  useLayoutEffect(() => wishes.setState({ onArrived, isReducing }));
  const [uploader] = useState(() => {
    const made = makeUploader({
      postAction: ownAddress("/api/files"),
      chunk: { action: ownAddress("/api/uploads") },
      headers: requestHeaders,
      extensions,
      multiple,
      memory: resumableFor(place),
      prepare: async (file) => (wishes.getState().isReducing ? reducePhoto(file) : {}),
      onDone: ({ id, response }) => {
        const remove = () => made.remove(id);
        // A failure to attach is told by whoever sends that request.
        wishes
          .getState()
          .onArrived(response.data as StoredFile)
          .then(remove, remove);
      },
    });
    return made;
  });
  const files = useSyncExternalStore(uploader.subscribe, uploader.files);
  // What is not finished when the screen is left is listed there again.
  useEffect(() => {
    if (multiple) void uploader.recall();
    return () => uploader.files().forEach(({ id }) => uploader.pause(id));
  }, [uploader, multiple]);
  return { uploader, files };
}
