// The cookie of the token, written where a document and an address are put in the browser's place.
import { afterEach, expect, test, vi } from "vitest";
import { dropToken, keepToken, readToken } from "./token.ts";

/** What is assigned to document.cookie on a page of this protocol. */
function writtenOn(protocol: "http:" | "https:", write: () => void): string {
  let written = "";
  vi.stubGlobal("window", { location: { protocol } });
  vi.stubGlobal("document", {
    set cookie(text: string) {
      written = text;
    },
  });
  write();
  return written;
}
afterEach(() => vi.unstubAllGlobals());

test("R-401 R-901 a remembered token is kept for 365 days", () => {
  expect(writtenOn("http:", () => keepToken("abc", true))).toBe("token=abc; path=/; SameSite=Lax; Max-Age=31536000");
  expect(31_536_000 / 86_400).toBe(365);
});

test("R-401 a token that is not remembered lasts as long as the browser is open", () => {
  const written = writtenOn("http:", () => keepToken("abc", false));
  expect(written).toBe("token=abc; path=/; SameSite=Lax");
  expect(written).not.toMatch(/max-age|expires/i);
});

test("R-401 on https the token never travels in the clear", () => {
  for (const isRemembered of [true, false])
    expect(writtenOn("https:", () => keepToken("abc", isRemembered)).split("; ")).toContain("Secure");
  expect(writtenOn("http:", () => keepToken("abc", true)).split("; ")).not.toContain("Secure");
});

test("R-402 a dropped token is gone at once", () => {
  expect(writtenOn("http:", dropToken)).toBe("token=; path=/; SameSite=Lax; Max-Age=0");
});

test("the token is read among other cookies, and an empty one is none", () => {
  vi.stubGlobal("document", { cookie: "other=1; token=a%3Bb; token2=x" });
  expect(readToken()).toBe("a;b");
  vi.stubGlobal("document", { cookie: "token=" });
  expect(readToken()).toBeNull();
});
