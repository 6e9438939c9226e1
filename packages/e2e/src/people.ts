// Signing in as one of the demo's people.
import type { Page } from "@playwright/test";
import { demoPassword } from "@atalaya/server/demo/accounts.ts";

export type Person = "super" | "admin" | "officer" | "viewer";

/** Through the login page, as a person does; ends where the login page leads. */
export async function signIn(page: Page, person: Person, path = "/login"): Promise<void> {
  await page.goto(path);
  await page.getByLabel("Correo electrónico").fill(`${person}@demo.test`);
  await page.getByLabel("Contraseña", { exact: true }).fill(demoPassword);
  await page.getByRole("button", { name: "Entrar" }).click();
  await page.waitForURL(({ pathname }) => pathname !== "/login");
  await page.getByRole("navigation").first().waitFor({ state: "attached" });
}
