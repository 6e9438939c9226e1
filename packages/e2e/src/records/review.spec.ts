// The life of a record between two people: submitted, sent back, corrected, validated, published, revised; and what its history keeps.
import type { Page } from "@playwright/test";
import { enterAs } from "../support/people.ts";
import { chooseAction, startEditing, takeStep } from "../support/record-steps.ts";
import { expect, test } from "../support/server.ts";

const title = "Albergue 6 (demo)";

/** Opens the record again, as who comes back to it, and reads it. */
const open = async (page: Page) => {
  await page.goto("/records/situation?view=list&q=albergue");
  await page.getByRole("row", { name: title }).click();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
};

test("V13 an officer submits, a validator asks for a revision, validates and publishes; an edit leaves the public copy as it is", async ({
  browser,
  page: officer,
}) => {
  const validator = await (await browser.newContext({ locale: "es-CL" })).newPage();
  await enterAs(officer, "officer", "/records/situation?view=list");
  await enterAs(validator, "validator", "/records/situation?view=list");

  await open(officer);
  await startEditing(officer);
  const source = officer.getByRole("textbox", { name: "Fuente", exact: true });
  await officer.getByRole("textbox", { name: "Descripción" }).fill("Gimnasio con 80 camas");
  await source.fill("");
  await officer.getByRole("button", { name: "Enviar a validación" }).click();
  await expect(officer.getByRole("alert")).toContainText("1 campo por corregir: Fuente");
  await expect(source).toBeFocused();
  await source.fill("Catastro Demo");
  await takeStep(officer, "Enviar a validación", "Enviado a validación");

  await open(validator);
  // Who may not change it reads it, and meets no locked form.
  await expect(validator.getByRole("button", { name: "Editar" })).toHaveCount(0);
  await expect(validator.locator("form")).toHaveCount(0);
  await chooseAction(validator, "Pedir revisión");
  const question = validator.getByRole("dialog", { name: "Pedir revisión" });
  await expect(question.getByRole("button", { name: "Pedir revisión" })).toBeDisabled();
  await question.getByRole("textbox", { name: "Motivo" }).fill("¿Cuántas camas en invierno?");
  await question.getByRole("button", { name: "Pedir revisión" }).click();
  await expect(validator.getByText("Revisión pedida")).toBeVisible();

  await open(officer);
  await expect(officer.getByText("Motivo de la revisión: ¿Cuántas camas en invierno?")).toBeVisible();
  await officer.keyboard.press("e");
  await officer.getByRole("textbox", { name: "Valor" }).fill("64");
  await takeStep(officer, "Enviar a validación", "Enviado a validación");

  await open(validator);
  await takeStep(validator, "Validar", "Registro validado");
  // What becomes public is seen before it does.
  await validator.getByRole("button", { name: "Publicar" }).click();
  const preview = validator.getByRole("dialog", { name: "Esto será público" });
  await expect(preview.getByText("Gimnasio con 80 camas")).toBeVisible();
  await expect(preview.getByText("Catastro Demo")).toBeVisible();
  await preview.getByRole("button", { name: "Publicar" }).click();
  await expect(validator.getByText("Registro publicado")).toBeVisible();

  // Changing what is published is told, and asked why.
  await open(officer);
  await startEditing(officer);
  await officer.getByRole("textbox", { name: "Valor" }).fill("70");
  await officer.getByRole("button", { name: "Guardar" }).click();
  const why = officer.getByRole("dialog", { name: "¿Por qué cambia algo publicado?" });
  await expect(why.getByText(/pasa a «Requiere revisión»/)).toBeVisible();
  await expect(why.getByRole("button", { name: "Guardar" })).toBeDisabled();
  await why.getByRole("textbox", { name: "Motivo" }).fill("Se agregaron camas");
  await why.getByRole("button", { name: "Guardar" }).click();
  await expect(officer.getByText("Registro guardado")).toBeVisible();
  // It stays open, with the next step.
  await expect(officer.getByRole("textbox", { name: "Valor" })).toHaveValue("70");
  await expect(officer.getByRole("button", { name: "Enviar a validación" })).toBeEnabled();
  await open(officer);
  await expect(officer.getByText("Publicado · revisión en curso")).toBeVisible();
  await officer.getByRole("button", { name: "Comparar con lo publicado" }).click();
  const difference = officer
    .getByRole("dialog", { name: "Comparar con lo publicado" })
    .getByRole("row", { name: /Valor/ });
  await expect(difference.locator("del")).toContainText("64");
  await expect(difference.locator("ins")).toContainText("70");
  await officer.getByRole("button", { name: "Cerrar" }).last().click();

  await officer.getByRole("tab", { name: "Historial" }).click();
  await expect(officer.getByText("«¿Cuántas camas en invierno?»")).toBeVisible();
  await expect(officer.getByText("«Se agregaron camas»")).toBeVisible();
  await officer.getByRole("button", { name: "Volver a «Valor» de antes" }).first().click();
  await expect(officer.getByText("Restaurado desde el historial")).toBeVisible();
  await officer.getByRole("tab", { name: "Ficha" }).click();
  await expect(officer.getByRole("region", { name: "Qué" })).toContainText("64");

  await chooseAction(officer, "Descartar la revisión");
  await officer.getByRole("dialog").getByRole("button", { name: "Descartar la revisión" }).click();
  await expect(officer.getByText("Revisión descartada")).toBeVisible();

  await officer.getByRole("tab", { name: "Comentarios" }).click();
  await officer.getByRole("textbox", { name: "Nuevo comentario" }).fill("Se confirmó por teléfono.");
  await officer.getByRole("button", { name: "Comentar" }).click();
  await expect(officer.getByRole("tab", { name: "Comentarios 1" })).toBeVisible();
  await open(validator);
  await validator.getByRole("tab", { name: "Comentarios 1" }).click();
  await expect(validator.getByText("Se confirmó por teléfono.")).toBeVisible();
  await validator.context().close();
});
