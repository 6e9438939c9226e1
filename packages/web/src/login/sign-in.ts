// Signing in, and finding out whether that is needed at all.
import { raise } from "../api/events.ts";
import { ApiError, request } from "../api/request.ts";
import { dropToken, keepToken, readToken } from "../api/token.ts";

export type Credentials = { email: string; password: string; remember: boolean };

/** Why a sign-in failed, as something that can be said in either language. */
export type Failure = { kind: "credentials" | "offline" | "server" } | { kind: "too_many"; until: number };

const shortestWait = 1;
const unknownWait = 60;

/** An unknown user, a wrong password and a refused form read the same. */
function failureOf(error: unknown): Failure {
  if (!(error instanceof ApiError) || error.status === 0) return { kind: "offline" };
  if (error.status >= 500) return { kind: "server" };
  if (error.status === 429)
    return { kind: "too_many", until: Date.now() + Math.max(shortestWait, error.retry_after ?? unknownWait) * 1000 };
  return { kind: "credentials" };
}

/** Signs in and says so; otherwise says why not. */
export async function signIn(credentials: Credentials, redirect: string): Promise<Failure | null> {
  try {
    const { token } = await request<{ token: string }>("login", { method: "POST", body: credentials, isQuiet: true });
    keepToken(token, credentials.remember);
    raise("APP_LOGIN_SUCCESS", { redirect });
    return null;
  } catch (error) {
    return failureOf(error);
  }
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
