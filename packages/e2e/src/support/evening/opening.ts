// How it begins: recorded where there is no network, opened with its kit as soon as there is one, and told in the log.
import { expect, type Page } from "@playwright/test";
import { domainTitles } from "@atalaya/contract/domain/domains.ts";
import { kit, saying, type Evening } from "./evening.ts";

const fire = { es: "Incendio forestal", en: "Wildfire" } as const;
/** So many actions has the country's checklist for a wildfire. */
const actionsOfFire = 13;

/** The number of the event that was opened. */
export async function recordWithoutNetwork(evening: Evening): Promise<number> {
  const { phone, language, t } = evening;
  await phone.context().setOffline(true);
  await expect(phone.getByText(saying(t("offline_since")))).toBeVisible();
  await phone.getByRole("button", { name: t("toggle_menu") }).tap();
  await phone.getByRole("link", { name: domainTitles.risk[language] }).last().tap();
  await phone.getByRole("button", { name: t("quick_entry") }).tap();
  const entry = phone.getByRole("dialog", { name: t("quick_entry") });
  await expect(entry.getByRole("checkbox", { name: t("kit_with_entry") })).toBeChecked();
  await entry.getByRole("radio", { name: fire[language] }).tap();
  await entry.getByRole("combobox", { name: t("label.records.company_id") }).tap();
  await phone.getByRole("option", { name: /Valparaíso/ }).tap();
  await entry.getByRole("button", { name: t("quick_save") }).tap();
  await expect(phone.getByRole("button", { name: t("outbox_one") })).toBeVisible();

  await phone.context().setOffline(false);
  await expect(phone.getByText(t("kit_is_open_bare"))).toBeVisible();
  await phone.getByRole("button", { name: t("log_show") }).tap();
  await expect(kit(evening)).toContainText(t("kit_progress", { done: 0, all: actionsOfFire }));
  return Number(new URL(phone.url()).searchParams.get("event"));
}

/** Whoever is at the desk finds it in the room, which nobody loaded again. */
export async function isSeenInTheRoom({ region, t }: Evening, title: string): Promise<void> {
  const event = region.getByRole("region", { name: title });
  await expect(event).toContainText(t("room_running"));
  await event.getByRole("link", { name: t("log_of_event") }).click();
  await expect(region.getByRole("heading", { level: 1, name: title })).toBeVisible();
}

const text = (page: Page, { t }: Evening) => page.getByRole("textbox", { name: t("log_text") });
const lines = (page: Page, { t }: Evening) => page.getByRole("region", { name: t("log_stream") });

/** Two lines of the phone wait for the network while the region writes its own: none is lost, and each has a number. */
export async function writeTheLog(evening: Evening, event: number): Promise<void> {
  const { phone, region, t, read } = evening;
  await phone.goto(`/bitacora?event=${event}`);
  const file = async (said: string) => {
    await text(phone, evening).fill(said);
    await phone.getByRole("button", { name: t("log_file"), exact: true }).tap();
  };
  await expect(text(phone, evening)).toBeVisible();
  await phone.context().setOffline(true);
  await file("El fuego cruza el camino La Pólvora");
  await file("Faltan dos aljibes");
  await expect(lines(phone, evening).getByRole("article", { name: "P-2" })).toContainText("Faltan dos aljibes");
  await text(region, evening).fill("La región pone un helicóptero a disposición");
  await region.keyboard.press("Enter");
  await expect(lines(region, evening)).toContainText("La región pone un helicóptero a disposición");

  await phone.context().setOffline(false);
  for (const page of [phone, region])
    for (const said of ["cruza el camino", "dos aljibes", "un helicóptero"])
      await expect(lines(page, evening)).toContainText(said);
  await expect(lines(phone, evening).getByRole("article", { name: /^P-/ })).toHaveCount(0);
  const { data } = await read<{ data: { number: number }[] }>(`log-entries?event=${event}&per_page=100`);
  const numbers = data.map(({ number }) => number).toSorted((one, other) => one - other);
  expect(numbers).toEqual(numbers.map((_, index) => index + 1));
}
