// What an officer does with an opened record beyond typing.
import { expect, type Page } from "@playwright/test";

/** Chooses from the menu in the foot of the panel: "Eliminar", "Archivar". */
export async function chooseAction(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name: "Más acciones" }).click();
  await page.getByRole("menuitem", { name }).click();
}

/** Presses the main step of the review and waits for what the server says. */
export async function takeStep(page: Page, step: string, message: string): Promise<void> {
  await page.getByRole("button", { name: step, exact: true }).click();
  await expect(page.getByText(message)).toBeVisible();
}
