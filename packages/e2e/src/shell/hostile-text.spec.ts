// Hostile text in every field that takes text, looked at where people read it.
import { demoPassword } from "@atalaya/server/demo/accounts.ts";
import { hostileHtml } from "@atalaya/server/testing/hostile-html.ts";
import { enterAs, holdToken } from "../support/people.ts";
import { expect, test } from "../support/server.ts";

// A server of its own: what is left there is in no other test's way.
test.use({ environment: { ORGANISATION: "Municipalidad Demo" } });

test("R-504 two hundred known ways to run a script, as they come, in every text of a question and of a record, run on no screen and on no public page", async ({
  page,
}) => {
  await page.addInitScript(() => Object.assign(window, { pwned: () => (document.title = "pwned") }));
  page.on("dialog", (dialog) => void dialog.dismiss());
  const headers = { authorization: `Bearer ${await holdToken(page, "super@demo.test", demoPassword)}` };
  const send = (path: string, data: object) => page.request.post(path, { data, headers });
  const first = async (path: string) =>
    ((await (await page.request.get(path, { headers })).json()) as { data: { id: number }[] }).data[0]!.id;
  const where = {
    company_id: await first("/api/companies?kind=municipality"),
    variable_id: await first("/api/variables/situationMap"),
  };
  let kept = 0;
  for (const raw of hostileHtml) {
    const made = await send("/api/faqs", { title_es: raw, title_en: raw, body_es: `${raw}<p>Respuesta</p>` });
    const record = { ...where, title: raw, source: raw, description: raw, locality: raw, tags: [raw.slice(0, 30)] };
    const recorded = await send("/api/records/situation", { ...record, observed_on: "2026-11-01" });
    for (const answer of [made, recorded]) expect([201, 422], raw).toContain(answer.status());
    if (!made.ok()) continue;
    kept++;
    const { id, version } = (await made.json()) as { id: number; version: number };
    await send(`/api/faqs/${id}/publication`, { version, is_published: true });
  }
  expect(kept).toBeGreaterThan(150);

  const quiet = () => expect(page).not.toHaveTitle("pwned");
  await page.goto("/public/faqs/es");
  expect(await page.getByText("Respuesta", { exact: true }).count()).toBeGreaterThan(150);
  for (const link of await page.locator("main a").all()) await link.dispatchEvent("mouseover");
  await quiet();
  await enterAs(page, "super", "/faq");
  await expect(page.getByText(hostileHtml[0]!).first()).toBeVisible();
  await quiet();
  await page.goto("/records/situation?view=list&q=pwned&columns=source,tags,locality");
  await page.getByRole("row").nth(1).click();
  await expect(page.getByRole("tab", { name: "Ficha" })).toBeVisible();
  await quiet();
});
