// What happens before every navigation: the user is loaded, guests are sent to sign in, the place is set.
import type { QueryClient } from "@tanstack/react-query";
import { raise } from "../../api/events.ts";
import { allowedPlace, parsePlace } from "../../api/active-place.ts";
import { pageConfig } from "../../api/page-config.ts";
import { placesQuery } from "../../api/places.ts";
import { call } from "../../api/call.ts";
import { followFrom } from "../../api/live/tabs.ts";
import { ApiError } from "../../api/request.ts";
import { activatePlace, enter, lastKnownUser, leave, session } from "../../api/session.ts";
import { goToLogin } from "../../api/sign-in-page.ts";
import { readToken } from "../../api/token.ts";
import { followUser } from "../language.ts";
import { welcome } from "./sign-out.ts";

/** The page is about to be left for the login page: nothing further may be drawn. */
const never = () => new Promise<never>(() => {});

const isRefused = (error: unknown) => error instanceof ApiError && error.status >= 400 && error.status < 500;

/**
 * Loads the user of the present token. A refusal ends the session; without an answer the user that this
 * tab last saw goes on reading, and where there is none the caller shows the error with a way to retry.
 */
async function loadUser(): Promise<void> {
  try {
    const { user, live_position } = await call("GET user", { isQuiet: true });
    followFrom(live_position);
    welcome(user);
    followUser(user.locale);
  } catch (error) {
    if (isRefused(error)) {
      if (error instanceof ApiError && error.status === 401) raise("APP_AUTH_FAILED", {});
      else {
        leave();
        goToLogin();
      }
      return never();
    }
    const known = lastKnownUser();
    if (!known) throw error;
    enter(known);
  }
}

/** A list of places that cannot be loaded is only logged: the kept place then stands as it is. */
async function settlePlace(queryClient: QueryClient, wanted: unknown): Promise<void> {
  const place = parsePlace(wanted) ?? session().place ?? pageConfig().own_place_id;
  try {
    const { data } = await queryClient.ensureQueryData(placesQuery);
    activatePlace(allowedPlace(place, data));
  } catch (error) {
    console.error("The places could not be loaded.", error);
    if (place !== null) activatePlace(place);
  }
}

type Visit = { path: string; place: unknown; isPublic: boolean; isPreload: boolean; queryClient: QueryClient };

/** Lets a navigation go on, or leaves for the login page. */
export async function guard({ path, place, isPublic, isPreload, queryClient }: Visit): Promise<void> {
  if (isPreload) return;
  if (readToken() && !session().user) await loadUser();
  if (isPublic) return;
  if (!session().user) {
    // The page for signing in cannot be fetched: said here, with a way to try again.
    if (!navigator.onLine) throw new ApiError(0, { code: "offline" });
    goToLogin({ back: path });
    return never();
  }
  await settlePlace(queryClient, place);
}
