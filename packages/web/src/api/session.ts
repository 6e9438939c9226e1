// Who is signed in and where he works: user, token and active place, kept in session storage.
import { create } from "zustand";
import type { SignedInUser } from "@atalaya/contract/resources/sessions.ts";
import { parsePlace, type ActivePlace } from "./active-place.ts";
import { readStored, store } from "./storage.ts";
import { dropToken, readToken } from "./token.ts";

export type { ActivePlace };

type Session = { user: SignedInUser | null; token: string | null; place: ActivePlace | null };

const sessionKey = "session";
const placeKey = "placeActive";

const storedPlace = () => parsePlace(readStored("session", placeKey)) ?? parsePlace(readStored("local", placeKey));

export const useSession = create<Session>(() => ({ user: null, token: readToken(), place: storedPlace() }));

/** The session outside of React. */
export const session = () => useSession.getState();

const keep = ({ user, token }: Pick<Session, "user" | "token">) =>
  store("session", sessionKey, token ? JSON.stringify({ user, token }) : null);

/** The user is there and the guard may let him pass. */
export function enter(user: SignedInUser): void {
  const token = readToken();
  keep({ user, token });
  useSession.setState({ user, token });
}

/** The user that this tab last saw for the present token: what there is to show while the server cannot be reached. */
export function lastKnownUser(): SignedInUser | null {
  try {
    const kept = JSON.parse(readStored("session", sessionKey) ?? "null") as Session | null;
    return kept?.token && kept.token === readToken() ? kept.user : null;
  } catch {
    return null;
  }
}

/** No place is the active one any more. */
export function forgetPlace(): void {
  store("session", placeKey, null);
  store("local", placeKey, null);
  useSession.setState({ place: null });
}

/** Forgets user and place in this tab; the token stays, for it may already be another user's. */
export function forget(): void {
  keep({ user: null, token: null });
  forgetPlace();
  useSession.setState({ user: null, token: null });
}

/** Forgets user, token and place. */
export function leave(): void {
  dropToken();
  forget();
}

/** Makes a place the active one and keeps it. */
export function activatePlace(place: ActivePlace): void {
  store("session", placeKey, String(place));
  store("local", placeKey, String(place));
  if (session().place !== place) useSession.setState({ place });
}
