// The ends of a session: asked for by the user, or found expired.
import { raise } from "../api/events.ts";
import { request } from "../api/request.ts";
import { leave } from "../api/session.ts";
import { goToLogin } from "../api/sign-in-page.ts";
import { dropAllDrafts } from "../forms/drafts.ts";

/** Ends the session here, with everything typed and not saved, even when the server cannot be told. */
export async function signOut(): Promise<void> {
  await request("logout", { method: "POST", isQuiet: true }).catch(() => {});
  leave();
  dropAllDrafts();
  raise("APP_LOGOUT", {});
}

/** After the expiry alert: signed out, and back to this very screen after signing in. */
export function leaveExpired(): void {
  leave();
  goToLogin({ back: window.location.pathname + window.location.search });
}
