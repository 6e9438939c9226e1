// Opens a map file that the operator named by its address, when there is one.
import { useEffect, useState } from "react";

type File = { url: string };

/** By address: the second map, such as the one on paper, need not wait for the file to be opened. */
const opened = new Map<string, Promise<File>>();

/** A file that could not be opened may be asked for again. */
function openOnce<T extends File>(url: string, open: (url: string) => Promise<T>): Promise<T> {
  const known = opened.get(url);
  if (known) return known as Promise<T>;
  const opening = open(url);
  opened.set(url, opening);
  opening.catch(() => opened.delete(url));
  return opening;
}

/** null while there is none, or it cannot be read: the offline base map is there in any case. `open` does not change. */
export function usePmtiles<T extends File>(address: string | undefined, open: (url: string) => Promise<T>): T | null {
  const [file, setFile] = useState<T | null>(null);
  const url = address && new URL(address, document.baseURI).href;

  useEffect(() => {
    if (!url) return;
    let isCurrent = true;
    openOnce(url, open).then(
      (it) => isCurrent && setFile(it),
      (error: unknown) => console.warn("A PMTiles file of the map could not be opened", error),
    );
    return () => {
      isCurrent = false;
    };
  }, [url, open]);

  return url && file?.url === url ? file : null;
}
