// The token on this computer: a cookie for a year or for the session, never local storage. No library: login uses it too.

import { ownAddress } from "./own-address.ts";

const name = "token";
const rememberedSeconds = 365 * 24 * 60 * 60;

/** The token of the cookie, or null. */
export function readToken(): string | null {
  const pair = document.cookie.split("; ").find((part) => part.startsWith(`${name}=`));
  return pair ? decodeURIComponent(pair.slice(name.length + 1)) || null : null;
}

const write = (value: string, ...attributes: string[]) => {
  const secure = window.location.protocol === "https:" ? ["Secure"] : [];
  document.cookie = [
    `${name}=${encodeURIComponent(value)}`,
    `path=${ownAddress("/")}`,
    "SameSite=Lax",
    ...secure,
    ...attributes,
  ].join("; ");
};

/** Keeps the token for 365 days when the user asked to be remembered, else until the browser closes. */
export function keepToken(token: string, remember: boolean): void {
  write(token, ...(remember ? [`Max-Age=${rememberedSeconds}`] : []));
}

export function dropToken(): void {
  write("", "Max-Age=0");
}
