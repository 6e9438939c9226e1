// How it is named and reported: people are counted, figures are told with their hour, the first report goes out, and the second says by how much they rose.
import { expect, type Locator, type Page } from "@playwright/test";
import { formatNumber } from "@atalaya/contract/values/format.ts";
import { paper } from "../reported-event.ts";
import { typeDay } from "../typed-day.ts";
import { digitsOf, type Evening } from "./evening.ts";

/** What is counted on the phone stands at once in the region's room. A shelter is counted once a minute: each language has its own. */
export async function countTheShelter({ phone, region, language, t }: Evening, people: number): Promise<void> {
  const [words, shelter] = { es: ["boldos", /Los Boldos/], en: ["palmas", /Las Palmas/] }[language] as [string, RegExp];
  await region.goto("/dashboard?place=all");
  const inTheRoom = region.getByRole("region", { name: t("compared_shelters") }).getByRole("link", { name: shelter });
  await expect(inTheRoom).toBeVisible();
  await phone.goto(`/albergues?q=${words}&view=list`);
  await phone.getByRole("row", { name: shelter }).tap();
  await phone.getByRole("button", { name: t("occupancy_count") }).tap();
  const dialog = phone.getByRole("dialog", { name: t("occupancy_count") });
  await dialog.getByRole("textbox", { name: t("label.shelter_occupancy.occupied"), exact: true }).fill(String(people));
  await dialog.getByRole("button", { name: t("save") }).tap();
  await expect(inTheRoom).toContainText(String(people));
}

const formOf = async (page: Page, { t }: Evening, event: number): Promise<Locator> => {
  await page.goto(`/records/risk?record=${event}&edit=1`);
  await expect(page.getByRole("textbox", { name: t("label.records.title") })).toBeVisible();
  return page.locator("form");
};

const save = async (page: Page, { t }: Evening): Promise<void> => {
  await page.getByRole("button", { name: t("save"), exact: true }).click();
  await expect(page.getByText(t("record_saved"))).toBeVisible();
};

/** A quick entry is called by its place and minute, which two evenings may share; whoever keeps the card gives it a name of its own. */
export async function nameIt(evening: Evening, event: number): Promise<string> {
  const { phone, language, t } = evening;
  const title = { es: "Incendio de Las Cañas (demo)", en: "Fire of Las Cañas (demo)" }[language];
  await formOf(phone, evening, event);
  await phone.getByRole("textbox", { name: t("label.records.title") }).fill(title);
  await save(phone, evening);
  return title;
}

/** So many were evacuated, as of now; one source says one number a minute. */
export async function tellEvacuated(evening: Evening, event: number, people: number, source: string): Promise<void> {
  const { phone, t } = evening;
  const form = await formOf(phone, evening, event);
  const losses = form.getByRole("group", { name: t("losses"), exact: true });
  await losses.getByRole("button", { name: t("losses_add") }).tap();
  for (const [typed, then] of [
    [t("loss.evacuated"), ["Enter", "Tab"]],
    [String(people), ["Tab"]],
    [source, []],
  ] as const) {
    await phone.keyboard.type(typed);
    for (const key of then) await phone.keyboard.press(key);
  }
  await save(phone, evening);
}

/** From the card to the sent report; whoever looks on in the nation sees it come. */
export async function report(evening: Evening, event: { id: number; title: string }, number: number): Promise<void> {
  const { phone, nation, t } = evening;
  const name = `ALFA ${number}`;
  await phone.goto(`/informes?event=${event.id}`);
  const prepare = phone.getByRole("button", { name: t("report_prepare", { name }) });
  const send = phone.getByRole("button", { name: t("report_send", { name }) });
  // The first one was opened with the kit.
  await expect(prepare.or(send).first()).toBeVisible();
  if (await prepare.isVisible()) await prepare.tap();
  await send.tap();
  const dialog = phone.getByRole("dialog", { name: t("report_send", { name }) });
  await dialog.getByLabel(t("label.event_reports.responsible_name")).fill("Alcaldesa Demo");
  await dialog.getByRole("button", { name: t("report_send", { name }) }).tap();
  await expect(phone.getByRole("region", { name: t("report_sent") })).toBeVisible();
  const row = nation.getByRole("row").filter({ has: nation.getByRole("link", { name: event.title }) });
  await expect(row).toContainText(name);
}

/** What rose is marked, with what it was before. */
export async function isMarked({ phone, t }: Evening, now: number, before: number): Promise<void> {
  await expect(paper(phone).locator("mark", { hasText: String(now) })).toBeVisible();
  await expect(paper(phone)).toContainText(t("report_before", { value: String(before) }));
}

type Reported = { report_id: number | null; figures: { metric: string; value: number | null }[] };

/** The nation's sum, added up again from the last report of each event. */
export async function addsUp({ nation, language, t, read }: Evening): Promise<void> {
  const { events } = await read<{ events: Reported[] }>("event-reports/consolidated");
  let sum = 0;
  for (const { report_id } of events.filter((event) => event.report_id !== null)) {
    const { content } = await read<{ content: { figures: Reported["figures"] } }>(`event-reports/${report_id}`);
    sum += content.figures.find(({ metric }) => metric === "evacuated")?.value ?? 0;
  }
  const sums = nation.getByRole("region", { name: t("reports_sums") });
  await expect(sums).toContainText(t("loss.evacuated"));
  await expect(sums).toContainText(formatNumber(sum, language));
}

/** It is over: whoever keeps the card says on which day. */
export async function endTheEvent(evening: Evening, event: number): Promise<void> {
  const { phone, t } = evening;
  const form = await formOf(phone, evening, event);
  await typeDay(form, t("label.records.ended_on"), digitsOf(Date.now()).slice(0, 8));
  await save(phone, evening);
}
