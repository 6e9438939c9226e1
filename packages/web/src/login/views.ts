// The addresses of this page and what each shows. The server answers the same page at all of them.

export const forgottenPath = "/password/forgotten";

const views = {
  "/login": "sign_in",
  [forgottenPath]: "forgotten",
  "/password/reset": "reset",
  "/invitation": "invitation",
} as const;

/** Where this page and not the console is shown. */
export const loginPaths: string[] = Object.keys(views);

export type View = (typeof views)[keyof typeof views];

/** What the present address shows. */
export const viewOf = (pathname: string): View => views[pathname.replace(/\/$/, "") as keyof typeof views] ?? "sign_in";

/** A link's holder may use it even while somebody is signed in on this computer. */
export const isForGuestsOnly = (view: View): boolean => view === "sign_in" || view === "forgotten";

/** The secret part of a one-time link, which browsers send to nobody. */
export const linkToken = (): string => window.location.hash.slice(1);
