// Signing in, and finding out whether that is needed at all.
import type { Language } from "@atalaya/contract/text.ts";
import { raise } from "../api/events.ts";
import { call } from "../api/call.ts";
import { ApiError, request } from "../api/request.ts";
import { forgetLanguage } from "../api/locale.ts";
import { dropToken, keepToken, readToken } from "../api/token.ts";
import { failureOf, type Failure } from "./failure.ts";

export type Credentials = { email: string; password: string; remember: boolean };

/** Signs in and says so; otherwise says why not. */
export async function signIn(
  credentials: Credentials,
  redirect: string,
  chosen: Language | null,
): Promise<Failure | null> {
  try {
    const { token } = await call("POST login", { body: credentials, isQuiet: true });
    keepToken(token, credentials.remember);
    await settleLanguage(chosen);
    raise("APP_LOGIN_SUCCESS", { redirect });
    return null;
  } catch (error) {
    // An unknown user, a wrong password and a refused form read the same.
    return failureOf(error, () => ({ kind: "credentials" }));
  }
}

/** The account's language is shown from here on; one that was chosen on this visit becomes the account's. */
async function settleLanguage(chosen: Language | null): Promise<void> {
  if (chosen === null) forgetLanguage();
  else await request("settings/profile", { method: "PATCH", body: { locale: chosen }, isQuiet: true }).catch(() => {});
}

/** whether the token of this computer still stands for a user. A refusal drops it, silence keeps it. */
export async function isSignedIn(): Promise<boolean> {
  if (!readToken()) return false;
  try {
    await request("user", { isQuiet: true });
    return true;
  } catch (error) {
    if (error instanceof ApiError && error.status >= 400 && error.status < 500) dropToken();
    return false;
  }
}
