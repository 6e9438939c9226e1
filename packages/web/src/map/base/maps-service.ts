// The maps service that an operator may configure: its script is loaded when it is first wanted, once.
import type { MapSettings } from "@atalaya/contract/page-config.ts";

export type MapsServiceSettings = NonNullable<MapSettings["service"]>;

/** The part of the script's global object that is used: a map in an element, moved by hand. */
export type MapsService = {
  maps: {
    Map: new (
      element: HTMLElement,
      options: Record<string, unknown>,
    ) => { setCenter(at: { lat: number; lng: number }): void; setZoom(zoom: number): void };
  };
};

/** The global function that the script calls when it is ready, as its address names it. */
const callback = "atalayaMapsServiceReady";

/** The script's address: what the operator wrote, with key, libraries and the name of the callback as query parameters. */
export function scriptAddress({ url, key, libraries }: MapsServiceSettings): string {
  const address = new URL(url);
  if (key) address.searchParams.set("key", key);
  if (libraries) address.searchParams.set("libraries", libraries);
  address.searchParams.set("callback", callback);
  return address.href;
}

type Page = typeof globalThis & { [callback]?: () => void; google?: MapsService };

let loading: Promise<MapsService> | null = null;

/** A script that did not arrive may be asked for again. */
export function loadMapsService(settings: MapsServiceSettings): Promise<MapsService> {
  loading ??= new Promise<MapsService>((resolve, reject) => {
    const page = globalThis as Page;
    const script = document.createElement("script");
    const fail = () => {
      loading = null;
      script.remove();
      reject(new Error("The maps service did not load"));
    };
    page[callback] = () => {
      delete page[callback];
      if (page.google?.maps) resolve(page.google);
      else fail();
    };
    script.async = true;
    script.src = scriptAddress(settings);
    script.addEventListener("error", fail);
    document.head.append(script);
  });
  return loading;
}
