// How people are warned: the kit's draft is completed on the phone, somebody in the region approves it, its level rises, and it ends.
import { expect, type Page } from "@playwright/test";
import { typeDay } from "../typed-day.ts";
import { digitsOf, kit, saying, type Evening } from "./evening.ts";

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
const messages = (page: Page, { t }: Evening) =>
  page.getByRole("region", { name: t("alert_messages") }).getByRole("listitem");

/** Whoever may approve is called, wherever he is, and reads what will be said above the one press that says it. */
async function openCall({ region, t }: Evening, headline: string): Promise<void> {
  const calls = region
    .getByRole("region", { name: t("live_alerts") })
    .getByRole("alert")
    .filter({ hasText: headline });
  await calls.getByRole("button", { name: t("live_alert_open") }).click();
  await expect(region.getByRole("heading", { level: 1, name: headline })).toBeVisible();
}

export type Warning = { id: number; headline: string };

/** The draft of the kit lacks what only who is there knows: of what area, and until when. */
export async function warn(evening: Evening, event: number): Promise<Warning> {
  const { phone, region, language, t, read } = evening;
  await phone.goto(`/bitacora?event=${event}&part=kit`);
  await kit(evening)
    .getByRole("link", { name: saying(t("kit_alert_of")) })
    .tap();
  await expect(phone).toHaveURL(/records\/alert\?.*record=\d+/);
  const id = Number(new URL(phone.url()).searchParams.get("record"));
  await press(phone, t("alert_step.edit"));
  const form = phone.locator("form");
  await form.getByRole("textbox", { name: t("label.alerts.area_description") }).fill("Las Cañas y La Cruz (demo)");
  await typeDay(form, t("label.alerts.expires_at"), digitsOf(Date.now() + 5 * 3_600_000));
  await press(phone, t("alert_save_submit"));
  const alert = await read<Record<"headline_es" | "headline_en", string>>(`alerts/${id}`);
  const headline = alert[`headline_${language}`];
  await openCall(evening, headline);
  await press(region, t("alert_step.approve"));
  await expect(messages(phone, evening)).toHaveCount(1);
  return { id, headline };
}

/** The level rises: a message of its own, read as a difference. */
export async function warnMore(evening: Evening): Promise<void> {
  const { phone, region, language, t } = evening;
  const red = { es: /Roja/, en: /Red/ }[language];
  await press(phone, t("alert_step.prepare"));
  await phone.locator("form").getByRole("radio", { name: red }).check();
  await press(phone, t("alert_save_submit"));
  await expect(phone.getByRole("region", { name: t("alert_prepared") })).toContainText(red);
  // The region has the alert open still: what is asked stands there, and what changed under its eyes is read first.
  await press(region, t("alert_read"));
  await press(region, t("alert_step.approve"));
  await expect(messages(phone, evening)).toHaveCount(2);
  await expect(messages(phone, evening).first()).toContainText(red);
}

/** It ends with two presses, one of each. */
export async function allClear(evening: Evening, { id, headline }: Warning): Promise<void> {
  const { phone, region, t } = evening;
  await phone.goto(`/records/alert?record=${id}`);
  await phone
    .getByRole("region", { name: t("alert_end") })
    .getByRole("button", { name: t("alert_step.cancel") })
    .tap();
  await openCall(evening, headline);
  await press(region, t("alert_approve_end"));
  await expect(messages(phone, evening)).toHaveCount(3);
}
