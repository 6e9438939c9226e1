// The service worker: keeps the console's page and its files, so that a reload without a network opens the console, with what was typed;
// and shows the alerts that are pushed to this browser.
import { keepingOf } from "./keeping.ts";
import { noticeOf } from "./pushed.ts";

/** The part of a service worker that is used here; the library of the DOM does not name it. */
type WorkerEvent = Event & { waitUntil: (work: Promise<unknown>) => void };
type FetchEvent = WorkerEvent & { request: Request; respondWith: (answer: Promise<Response>) => void };
type KeepEvent = WorkerEvent & { data: KeepNote };
type PushEvent = WorkerEvent & { data: { text: () => string } | null };
type NoticeEvent = WorkerEvent & { notification: Notification };
type Tab = { url: string; focus: () => Promise<unknown>; navigate: (url: string) => Promise<unknown> };
declare const self: {
  location: Location;
  skipWaiting: () => Promise<void>;
  registration: ServiceWorkerRegistration;
  clients: {
    claim: () => Promise<void>;
    matchAll: (options: { type: "window" }) => Promise<Tab[]>;
    openWindow: (url: string) => Promise<unknown>;
  };
  addEventListener: <E extends WorkerEvent>(type: string, listener: (event: E) => void) => void;
};

/** From the page: the release that it is of, and the files that it has loaded so far. */
export type KeepNote = { release: string; files: readonly string[] };

/** Milliseconds for which the network comes first; a line that is slower than this is none. */
const patience = 3000;
/** The folder that the worker lies in. */
const base = new URL("./", self.location.href).pathname;
/** Under one key, because every address of the console answers the same page. */
const page = base;
/** What other applications of this host keep stays theirs. */
const prefix = `console ${base} `;
/** Of the releases before this name, at the root. */
const isOurs = (name: string) => name.startsWith(prefix) || (base === "/" && /^console [^/]/.test(name));

const kept = (key: Request | string) => caches.match(key, { ignoreVary: true });

/** Kept with the release that is there; before the first one there is none to add to. A full disk must not stand in the way of the answer. */
async function fetchAndKeep(request: Request): Promise<Response> {
  const answer = await fetch(request);
  const copy = answer.clone();
  const name = (await caches.keys()).find((it) => it.startsWith(prefix));
  if (name && answer.ok) await (await caches.open(name)).put(request, copy).catch(() => undefined);
  return answer;
}

/** The network's answer; in its absence or failure, or when it is late, the kept one. */
async function freshOrKept(fresh: Promise<Response>, key: Request | string): Promise<Response> {
  const known = await kept(key);
  if (!known) return fresh;
  const late = new Promise<Response>((resolve) => setTimeout(() => resolve(known), patience));
  // A gateway that has lost its server answers too.
  const answered = fresh.then(
    (answer) => (answer.status >= 500 ? known : answer),
    () => known,
  );
  return Promise.race([answered, late]);
}

const keptOrFresh = async (request: Request): Promise<Response> => (await kept(request)) ?? fetchAndKeep(request);

/**
 * Once for each start of the console. A page is kept only when all that it began with is, and of this very release: otherwise what was
 * kept before stays. Most files come out of the browser's own cache. The page carries its own nonce and policy, which belong together.
 */
async function keepAll({ release, files }: KeepNote): Promise<void> {
  const cache = await caches.open(prefix + release);
  const known = new Set((await cache.keys()).map(({ url }) => url));
  const isKept = (url: string) => known.has(url) && keepingOf("GET", "no-cors", new URL(url), base) === "asset";
  await cache.addAll([...new Set(files)].filter((url) => !isKept(url)));
  const answer = await fetch(page);
  if (!answer.ok || !(await answer.clone().text()).includes(release)) return;
  await cache.put(page, answer);
  for (const name of await caches.keys()) if (isOurs(name) && name !== prefix + release) await caches.delete(name);
}

self.addEventListener("install", (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
self.addEventListener("message", (event: KeepEvent) => event.waitUntil(keepAll(event.data)));
self.addEventListener("fetch", (event: FetchEvent) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== self.location.origin) return;
  const keeping = keepingOf(request.method, request.mode, url, base);
  if (keeping === "page") event.respondWith(freshOrKept(fetch(request), page));
  if (keeping === "file") event.respondWith(freshOrKept(fetchAndKeep(request), request));
  if (keeping === "asset") event.respondWith(keptOrFresh(request));
});

/** In a tab of the console that is open, else in a new one. */
async function open(address: string): Promise<void> {
  const url = new URL(address, self.location.href).href;
  const tabs = await self.clients.matchAll({ type: "window" });
  const tab = tabs.find((it) => new URL(it.url).pathname.startsWith(base));
  if (!tab) return void (await self.clients.openWindow(url));
  await tab.focus();
  await tab.navigate(url);
}

self.addEventListener("push", (event: PushEvent) => {
  if (!event.data) return;
  const { title, options } = noticeOf(event.data.text(), base);
  event.waitUntil(self.registration.showNotification(title, options));
});
self.addEventListener("notificationclick", (event: NoticeEvent) => {
  event.notification.close();
  event.waitUntil(open((event.notification.data as { address: string }).address));
});
