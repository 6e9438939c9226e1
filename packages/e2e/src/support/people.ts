// Signing in as one of the demo's people.
import type { Page } from "@playwright/test";
import type { Language } from "@atalaya/contract/text.ts";
import { demoPassword } from "@atalaya/server/demo/accounts.ts";

export type Person = "super" | "admin" | "officer" | "validator" | "viewer";

/** Through the login page, as a person does; ends where the login page leads. For what is about signing in. */
export async function signIn(page: Page, person: Person, path = "/login"): Promise<void> {
  await page.goto(path);
  // Another test may have left the account in English; what is chosen here becomes the account's.
  await page.getByRole("button", { name: "ES", exact: true }).click();
  await page.getByLabel("Correo electrónico").fill(`${person}@demo.test`);
  await page.getByLabel("Contraseña", { exact: true }).fill(demoPassword);
  await page.getByRole("button", { name: "Entrar" }).click();
  await page.waitForURL(({ pathname }) => pathname !== "/login");
  await page.getByRole("navigation").first().waitFor({ state: "attached" });
}

/** Signed in already, as after an earlier visit: with the token's cookie, in the language asked for. Ends on the path: the usual way in. */
export async function enterAs(
  page: Page,
  person: Person,
  path = "/dashboard",
  language: Language = "es",
): Promise<void> {
  await holdToken(page, `${person}@demo.test`, demoPassword);
  await page.addInitScript((chosen) => localStorage.setItem("locale", chosen), language);
  await page.goto(path);
  await page.locator("#content").waitFor();
}

/** Puts a person's token into the browser, without visiting a page. */
export async function holdToken(page: Page, email: string, password: string): Promise<string> {
  const answer = await page.request.post("/api/login", { data: { email, password } });
  const { token } = (await answer.json()) as { token: string };
  await page.context().addCookies([{ name: "token", value: token, url: new URL("/", answer.url()).href }]);
  return token;
}
