// What the shell does about the application's events. Messages and modal alerts listen on their own.
import type { QueryClient } from "@tanstack/react-query";
import { on, raise } from "../api/events.ts";
import { placesQuery } from "../api/places.ts";
import { goToLogin, safeRedirect } from "../api/sign-in-page.ts";
import { leaveExpired } from "./session/sign-out.ts";
import { translate } from "../api/words.ts";

type Surroundings = { queryClient: QueryClient; navigate: (to: string) => void };

/** Starts listening, once, for as long as the page lives. */
export function answerEvents({ queryClient, navigate }: Surroundings): void {
  on("APP_LOGIN_SUCCESS", ({ redirect }) => navigate(safeRedirect(redirect)));

  on("APP_AUTH_FAILED", () => leaveExpired("expired"));

  on("APP_ACCESS_DENIED", ({ message }) => {
    raise("SET_MESSAGE", { message, type: "error" });
    navigate("/forbidden");
  });

  on("APP_LOGOUT", () => goToLogin({ notice: "signed_out" }));

  on("APP_PLACE_CHANGED", () => {
    raise("SET_MESSAGE", { message: translate("place_changed"), type: "success" });
    void queryClient.invalidateQueries({ queryKey: placesQuery.queryKey });
  });
}
