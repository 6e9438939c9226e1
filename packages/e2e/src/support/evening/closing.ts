// How it is closed: what is to be rebuilt is written down, the file of the evening is read, told and sealed, and it says what was recorded.
import { expect } from "@playwright/test";
import { paper } from "../reported-event.ts";
import type { Evening } from "./evening.ts";

/** At the desk of the region, as what follows from the event. */
export async function beginRecovery({ region, language, t }: Evening, title: string): Promise<void> {
  await region.goto("/records/recovery?record=new");
  const choose = async (field: string, typed: string, option = typed) => {
    await region.getByRole("combobox", { name: field, exact: true }).fill(typed);
    await region.getByRole("option", { name: option }).first().click();
  };
  await choose(t("label.records.variable_id"), { es: "Vivienda", en: "Housing" }[language]);
  await choose(t("label.records.company_id"), "Valparaíso", "05101");
  await region.getByRole("textbox", { name: t("label.records.title") }).fill("Reponer viviendas de Las Cañas (demo)");
  await choose(t("recovery.event_id"), title);
  await region.getByRole("button", { name: t("save"), exact: true }).click();
  await expect(region.getByText(t("record_saved"))).toBeVisible();
}

/** From the card of the event to its sealed file, with a lesson. */
export async function seal(evening: Evening, event: number): Promise<void> {
  const { phone, t } = evening;
  await phone.goto(`/records/risk?record=${event}`);
  await phone
    .locator("#content")
    .getByRole("link", { name: t("after_of_event"), exact: true })
    .tap();
  await phone.getByRole("button", { name: t("after_begin") }).tap();
  await phone.getByRole("button", { name: t("lesson_add") }).tap();
  const lesson = phone.getByRole("dialog", { name: t("lesson_add") });
  await lesson.getByRole("textbox", { name: t("label.lessons.text") }).fill("Faltó agua en el cerro");
  await lesson.getByRole("button", { name: t("save") }).tap();
  await expect(paper(phone)).toContainText("Faltó agua en el cerro");
  await phone.getByRole("button", { name: t("after_seal") }).tap();
  const dialog = phone.getByRole("dialog", { name: t("after_seal") });
  await dialog.getByRole("textbox", { name: t("label.after_actions.responsible_name") }).fill("Alcaldesa Demo");
  await dialog.getByRole("button", { name: t("after_seal") }).tap();
  await expect(paper(phone)).toContainText(/SHA-256( [0-9a-f]{4}){16}/);
}

type File = {
  content: {
    lines: { count: number }[];
    reports: { number: number }[];
    messages: { message_type: string }[];
    moments: { key: string; at: string | null; day: string | null }[];
    course: { metric: string; points: { value: number }[] }[];
    lessons: { text: string }[];
  };
};

/** Whoever looks on in the nation opens the sealed file; each of its numbers is the one that was recorded. */
export async function tellsTheEvening(evening: Evening, event: { id: number; title: string }): Promise<void> {
  const { nation, t, read } = evening;
  await nation.goto("/informes?closing=true&place=all");
  await nation.getByRole("row").filter({ hasText: event.title }).click();
  await expect(paper(nation)).toContainText("Faltó agua en el cerro");
  await expect(nation.getByRole("button", { name: t("after_reopen") })).toHaveCount(0);

  const [row] = (await read<{ data: { file_id: number }[] }>(`after-actions?event=${event.id}`)).data;
  const { content } = await read<File>(`after-actions/${row!.file_id}`);
  const log = await read<{ meta: { total: number } }>(`log-entries?event=${event.id}&per_page=1`);
  expect(content.lines.reduce((sum, { count }) => sum + count, 0)).toBe(log.meta.total);
  expect(content.reports.map(({ number }) => number)).toEqual([1, 2]);
  expect(content.messages.map(({ message_type }) => message_type)).toEqual(["Alert", "Update", "Cancel"]);
  expect(content.course.find(({ metric }) => metric === "evacuated")?.points.map(({ value }) => value)).toEqual([
    160, 310,
  ]);
  expect(content.moments.filter(({ at, day }) => at === null && day === null)).toEqual([]);
  expect(content.lessons.map(({ text }) => text)).toEqual(["Faltó agua en el cerro"]);
}
