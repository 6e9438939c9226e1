// The ends of a session: asked for by the user, found expired, ended in another tab, or taken over by somebody else.
import { create } from "zustand";
import type { SignedInUser } from "@atalaya/contract/resources/sessions.ts";
import { raise } from "../../api/events.ts";
import { onOtherTab, tellOtherTabs } from "../../api/other-tabs.ts";
import { call } from "../../api/call.ts";
import { stopPush } from "../../api/push.ts";
import { request } from "../../api/request.ts";
import { enter, forget, forgetPlace, leave, session } from "../../api/session.ts";
import { ownPath } from "../../api/own-address.ts";
import { goToLogin, type LoginNotice } from "../../api/sign-in-page.ts";
import { readStored, store } from "../../api/storage.ts";
import { readToken } from "../../api/token.ts";
import { dropAllDrafts } from "../../forms/drafts.ts";
import { dropAllFiles } from "../../screens/outbox/kept-files.ts";
import { dropAllKept } from "../../uploads/kept-uploads.ts";
import { dropRecentChoices } from "../palette/recent.ts";
import { gotNoAnswer } from "../query-client.ts";

/** Whose traces may lie on this computer: the id of who was signed in last. */
const ownerKey = "session_owner";

/** Nothing that somebody typed, chose or let be pushed here stays behind for the next person at this computer. */
async function dropTraces(): Promise<void> {
  dropAllDrafts();
  dropRecentChoices();
  store("local", ownerKey, null);
  await dropAllFiles();
  await dropAllKept();
  await stopPush();
}

const here = () => ownPath(window.location.pathname) + window.location.search;

/** Signed out where the page for signing in cannot be fetched. The token is the one whose end the server does not know of yet. */
export const useSignedOutHere = create<{ is: boolean; token: string | null }>(() => ({ is: false, token: null }));

/** Tells the server that a session is over. Any answer will do: a token that is refused has ended too. */
export const tellServer = (token: string | null): Promise<boolean> =>
  request("logout", {
    method: "POST",
    ...(token && { headers: { Authorization: `Bearer ${token}` } }),
    isQuiet: true,
  }).then(
    () => true,
    (error: Error) => !gotNoAnswer(error),
  );

/** Ends the session here, with everything typed and not saved, even when the server cannot be told. */
export async function signOut(): Promise<void> {
  const token = readToken();
  const isTold = await tellServer(token);
  leave();
  await dropTraces();
  tellOtherTabs("signed_out");
  if (isTold) raise("APP_LOGOUT", {});
  // Kept in this page alone: nobody who comes after can take it up.
  else useSignedOutHere.setState({ is: true, token });
}

/** An expired session: signed out, and back to this very screen after signing in. What was typed waits. */
export function leaveExpired(notice?: LoginNotice): void {
  leave();
  tellOtherTabs("expired");
  goToLogin({ notice, back: here() });
}

/** Lets a user in. Of somebody else who was here before nothing is left: no draft, no choice, no place. */
export function welcome(user: SignedInUser): void {
  const owner = readStored("local", ownerKey);
  if (owner !== null && owner !== String(user.id)) {
    void dropTraces();
    forgetPlace();
  }
  store("local", ownerKey, String(user.id));
  enter(user);
}

/** Somebody signed in in another tab: the same person goes on here; for another one this tab starts anew. */
async function followSignIn(): Promise<void> {
  const { user } = await call("GET user", { isQuiet: true });
  if (user.id === session().user?.id) return enter(user);
  forget();
  goToLogin();
}

/** What happens to the session in another tab happens here too. The token in the cookie is that tab's business. */
export function followOtherTabs(): void {
  onOtherTab((note) => {
    if (!session().user) return;
    if (note === "entered") return void followSignIn().catch(() => {});
    forget();
    if (!navigator.onLine) return useSignedOutHere.setState({ is: true });
    goToLogin(note === "signed_out" ? { notice: note } : { back: here() });
  });
}
