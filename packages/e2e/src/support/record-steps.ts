// What an officer does with an opened record beyond typing.
import { expect, type Locator, type Page } from "@playwright/test";

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

/** From reading a record to changing it. */
export async function startEditing(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Editar", exact: true }).click();
  await expect(page.getByRole("textbox", { name: "Título" })).toBeVisible();
}

/** Out of the form, which leads to what is read, and from there to the list. */
export async function backToList(page: Page): Promise<void> {
  await page.locator("form").getByRole("button", { name: "Cerrar" }).click();
  await page.getByRole("button", { name: "Volver a la lista" }).click();
}

type Saving = { press?: () => Promise<void>; outcome?: Locator };

/** Saves the form, says why where the record is published, and waits for what comes of it. */
export async function saveRecord(page: Page, { press, outcome }: Saving = {}): Promise<void> {
  await (press ? press() : page.getByRole("button", { name: "Guardar" }).click());
  const why = page.getByRole("dialog", { name: "¿Por qué cambia algo publicado?" });
  const result = outcome ?? page.getByText("Registro guardado");
  await why.or(result).first().waitFor();
  if (await why.isVisible()) {
    await why.getByRole("textbox", { name: "Motivo" }).fill("Corrección de la ficha");
    await why.getByRole("button", { name: "Guardar" }).click();
  }
  await expect(result).toBeVisible();
}
