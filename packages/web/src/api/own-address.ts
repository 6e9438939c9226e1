// Where the console stands on its host: at the root, or below a path that the server tells the page. No other file knows of it.
import { pageConfig } from "./page-config.ts";

/** `/atalaya`, or nothing at the root. */
export const basePath = (): string => (globalThis.config === undefined ? "" : pageConfig().base_path);

/** A path of the console as the browser asks for it. */
export const ownAddress = (path: string): string => basePath() + path;

/** The other way round: the console's path in a path of the browser's. */
export const ownPath = (pathname: string): string =>
  pathname.startsWith(`${basePath()}/`) ? pathname.slice(basePath().length) : pathname;
