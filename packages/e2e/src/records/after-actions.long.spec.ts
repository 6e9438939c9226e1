// The file of an ended emergency: begun from its card, read, its lessons written beside it, sealed, and opened again with a reason.
import type { Page } from "@playwright/test";
import { findings } from "../support/accessibility.ts";
import { enterAs } from "../support/people.ts";
import { anEvent, paper, rise, sendFirst, today } from "../support/reported-event.ts";
import { expect, test } from "../support/server.ts";

const words = {
  es: {
    closing: "Cierre",
    begin: "Preparar el cierre",
    title: "Informe de cierre",
    draft: "Borrador",
    missing: "Qué faltó",
    unfinished: "Solicitudes y tareas sin terminar: 1.",
    write: "Escribir el relato",
    what: "Qué pasó",
    save: "Guardar",
    seal: "Sellar el cierre",
    responsible: "Responsable",
    sealed: "Edición 1",
    lessons: "Lecciones",
    add: "Agregar lección",
    seen: "Qué se vio",
    course: "Curso de las cifras",
    sheltered: "Albergados",
  },
  en: {
    closing: "Closing",
    begin: "Prepare the file",
    title: "After-action report",
    draft: "Draft",
    missing: "What was missing",
    unfinished: "Requests and tasks not finished: 1.",
    write: "Write the story",
    what: "What happened",
    save: "Save",
    seal: "Seal the file",
    responsible: "Responsible",
    sealed: "Edition 1",
    lessons: "Lessons",
    add: "Add lesson",
    seen: "What was seen",
    course: "Course of the figures",
    sheltered: "Sheltered",
  },
} as const;

/** Reported twice, with a request that nobody answered, and over. */
async function anEnded(page: Page) {
  const event = await anEvent(page);
  await sendFirst(event);
  await rise(event, 214);
  const { officer, id } = event;
  const [uid, at] = [crypto.randomUUID(), new Date().toISOString()];
  const line = { uid, event_id: id, kind: "request", text: "Dos aljibes", to_name: "Región" };
  await officer.post("log-entries", { ...line, happened_at: at, written_at: at });
  const { version } = await officer.get(`records/risk/${id}`);
  await officer.put(`records/risk/${id}`, { version, ended_on: today });
  return event;
}
const closingOf = ({ id }: { id: number }) => `/informes?closing=true&event=${id}`;

for (const language of ["es", "en"] as const)
  test(`from the card of an ended event its file is prepared, read, told and sealed (${language})`, async ({
    page,
  }) => {
    const said = words[language];
    const event = await anEnded(page);
    await enterAs(page, "officer", event.card, language);
    await page.locator("#content").getByRole("link", { name: said.closing, exact: true }).click();
    await page.getByRole("button", { name: said.begin }).click();
    await expect(page.getByRole("heading", { level: 1, name: said.title })).toBeVisible();
    await expect(paper(page)).toContainText(said.draft);
    await expect(page.getByRole("list", { name: said.missing })).toContainText(said.unfinished);
    // The figure as it went: the report's, and the card's in the end.
    const course = paper(page).getByRole("table", { name: said.course });
    await expect(course.getByRole("row", { name: new RegExp(said.sheltered) })).toContainText(/176.*214/);
    expect(await findings(page, "#content")).toEqual([]);

    await page.getByRole("button", { name: said.write }).click();
    const story = page.getByRole("dialog", { name: said.write });
    await story.getByRole("textbox", { name: said.what }).fill("Ardió el cerro y llovió a tiempo.");
    await expect.poll(() => findings(page, "[role=dialog]")).toEqual([]);
    await story.getByRole("button", { name: said.save }).click();
    await expect(paper(page)).toContainText("Ardió el cerro y llovió a tiempo.");

    // The paper has a section of that name as well.
    const add = page.getByRole("button", { name: said.add });
    const lessons = page.getByRole("region", { name: said.lessons }).filter({ has: add });
    await add.click();
    const lesson = page.getByRole("dialog", { name: said.add });
    await lesson.getByRole("textbox", { name: said.seen }).fill("Faltó agua en el cerro");
    await lesson.getByRole("button", { name: said.save }).click();
    await expect(lessons.getByRole("listitem")).toContainText("Faltó agua en el cerro");
    await expect(paper(page)).toContainText("Faltó agua en el cerro");

    await page.getByRole("button", { name: said.seal }).click();
    const sealing = page.getByRole("dialog", { name: said.seal });
    await sealing.getByRole("textbox", { name: said.responsible }).fill("Alcaldesa Demo");
    await sealing.getByRole("button", { name: said.seal }).click();
    await expect(paper(page)).toContainText(/SHA-256( [0-9a-f]{4}){16}/);
    await expect(paper(page)).toContainText(said.sealed);
    await expect(paper(page)).not.toContainText(said.draft);
    await expect(page.getByRole("button", { name: said.write })).toHaveCount(0);
    expect(await findings(page, "#content")).toEqual([]);
  });

test("what was sealed is opened again only with a reason, and becomes the next edition", async ({ page }) => {
  const event = await anEnded(page);
  const { id } = await event.officer.post("after-actions", { event_id: event.id });
  const file = (changes: object) => event.officer.put(`after-actions/${id}`, changes) as unknown as Promise<{
    version: number;
    digest: string;
  }>; // prettier-ignore
  const answered = await file({ version: 1, responsible_name: "Alcaldesa Demo" });
  await event.officer.post(`after-actions/${id}/sealing`, { version: answered.version, seen: answered.digest });
  await enterAs(page, "officer", closingOf(event));
  await page.getByRole("button", { name: "Abrir de nuevo" }).click();
  await page.getByRole("button", { name: "Sellar el cierre" }).click();
  const dialog = page.getByRole("dialog", { name: "Sellar el cierre" });
  await dialog.getByRole("button", { name: "Sellar el cierre" }).click();
  await expect(dialog.getByRole("textbox", { name: "Por qué se cambia" })).toHaveAccessibleDescription(
    "Este campo es obligatorio.",
  );
  await dialog.getByRole("textbox", { name: "Por qué se cambia" }).fill("Faltaba una lección");
  await dialog.getByRole("button", { name: "Sellar el cierre" }).click();
  await expect(paper(page)).toContainText("Edición 2");
});

test("what changes while the file is read is shown before it can be sealed", async ({ page }) => {
  const event = await anEnded(page);
  await event.officer.post("after-actions", { event_id: event.id });
  await enterAs(page, "officer", closingOf(event));
  await page.getByRole("button", { name: "Sellar el cierre" }).click();
  const dialog = page.getByRole("dialog", { name: "Sellar el cierre" });
  await rise(event, 230);
  await dialog.getByRole("textbox", { name: "Responsable" }).fill("Alcaldesa Demo");
  await dialog.getByRole("button", { name: "Sellar el cierre" }).click();
  await expect(dialog.getByRole("alert")).toBeVisible();
  await dialog.getByRole("button", { name: "Cancelar" }).click();
  await expect(paper(page).getByRole("row", { name: /Albergados/ })).toContainText("230");
  await expect(paper(page)).toContainText("Borrador");
});

test("ended emergencies stand in one list with how far the file of each is, and the to-do leads to those that wait", async ({
  page,
}) => {
  const event = await anEnded(page);
  await enterAs(page, "officer", "/dashboard");
  await page.getByRole("link", { name: /Emergencias terminadas sin informe de cierre/ }).click();
  const row = page.getByRole("row", { name: new RegExp(event.title.replace(/[()]/g, "\\$&")) });
  await expect(row).toContainText("Falta");
  await row.click();
  await expect(page.getByText("Este evento aún no tiene informe de cierre")).toBeVisible();
  await page.getByRole("button", { name: "Preparar el cierre" }).click();
  await page.getByRole("link", { name: "Todos los cierres" }).click();
  await expect(row).toContainText("En preparación");
});
