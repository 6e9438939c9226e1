import { expect, test } from "vitest";
import { loginAddress, safeRedirect } from "./sign-in-page.ts";

test("R-213 a path of our own is followed with its query", () => {
  expect(safeRedirect("/records/situation?q=123&place=12")).toBe("/records/situation?q=123&place=12");
  expect(safeRedirect("/loginas")).toBe("/loginas");
});

test.each([
  "//evil.example",
  "/\\evil.example",
  "https://evil.example",
  "javascript:alert(1)",
  "dashboard",
  "",
  "\\\\x",
])("R-213 %j is not followed", (wanted) => expect(safeRedirect(wanted)).toBe("/dashboard"));

test("a slash hidden behind a tab or line break is not followed", () => {
  for (const wanted of ["/\t/evil.example", "/\n/evil.example", "/x\\y"])
    expect(safeRedirect(wanted)).toBe("/dashboard");
});

test("signing in never leads back to the login page", () => {
  for (const wanted of ["/login", "/login?redirect=%2F", "/login#x", "/login/"])
    expect(safeRedirect(wanted)).toBe("/dashboard");
});

test("the way back is kept whole", () => {
  expect(loginAddress("/faq?q=a&b=ñ")).toBe("/login?redirect=%2Ffaq%3Fq%3Da%26b%3D%C3%B1");
});
