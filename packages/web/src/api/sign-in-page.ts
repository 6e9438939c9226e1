// The way to the login page, which is a page of its own, and back to where the user was.
import { ownAddress } from "./own-address.ts";
import { readStored, store } from "./storage.ts";

const notices = ["expired", "signed_out", "password_set"] as const;
export type LoginNotice = (typeof notices)[number];
const noticeKey = "login_notice";

/** Where a sign-in leads without a redirect. */
export const home = "/dashboard";

// A second slash or a backslash would make it another host; browsers drop tabs and line breaks before they look.
// oxlint-disable-next-line no-control-regex
const ownPath = /^\/(?![/\\])[^\\\u0000-\u001f]*$/;

/** The path to follow after signing in: only one of our own, that begins with exactly one slash, and not the login page. */
export function safeRedirect(wanted: string | null | undefined): string {
  if (!wanted || !ownPath.test(wanted) || /^\/login(?![^/?#])/.test(wanted)) return home;
  return wanted;
}

/** The login page's address that leads back to a path. */
export const loginAddress = (path?: string): string =>
  ownAddress(path ? `/login?redirect=${encodeURIComponent(path)}` : "/login");

/** Leaves for the login page, with something to say there and a way back. */
export function goToLogin({ notice, back }: { notice?: LoginNotice; back?: string } = {}): void {
  store("session", noticeKey, notice ?? null);
  window.location.assign(loginAddress(back));
}

/** What the login page has to say, once. */
export function takeNotice(): LoginNotice | null {
  const notice = readStored("session", noticeKey);
  store("session", noticeKey, null);
  return notices.find((it) => it === notice) ?? null;
}
