// The report as a file: what the screen shows, word for word, on two pages.
import { afterAll, beforeAll, expect, test } from "vitest";
import type { FormPaper, PaperCell } from "@atalaya/contract/paper.ts";
import { reportPaper } from "@atalaya/contract/resources/event-reports/paper.ts";
import { wordsIn } from "@atalaya/contract/words.ts";
import { someReports, type Reports } from "../../testing/emergency/event-reports.ts";
import { pagesOf } from "../../testing/pdf-text.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let reports: Reports;
beforeAll(async () => {
  app = await startTestApp();
  reports = await someReports(app);
});
afterAll(() => app.stop());

const ofCell = ({ label, value, detail, before }: PaperCell) => [label, value, detail ?? "", before ?? ""];

/** Every word that stands on the paper. */
const wordsOn = ({ title, head, facts, sections, signed, seal, legend }: FormPaper): string[] =>
  [
    title,
    head,
    ...facts,
    ...signed.flatMap(({ label, value }) => [label, value]),
    seal?.sha256.match(/.{8}/g)!.join(" ") ?? "",
    legend ?? "",
    ...sections.flatMap((section) => [
      section.title,
      ...section.blocks.flatMap((block) => {
        if (block.kind === "cells") return block.rows.flat().flatMap(ofCell);
        if (block.kind === "line") return block.cells.flatMap(ofCell);
        if (block.kind === "entries") return block.entries.flatMap(({ at, text }) => [at, text]);
        if (block.kind === "text") return [block.text];
        if (block.kind !== "form_table") throw new Error(block.kind);
        return [...block.columns, ...block.rows.flat().map(({ value }) => value), ...ofCell(block.foot!)];
      }),
    ]),
  ].flatMap((text) => text.split(/\s+/).filter(Boolean));

/** A full night: as many figures, lines and rows as a report of a large fire has. */
async function aFullReport() {
  const { send, putCard, log } = reports;
  const figure = (metric: string, value: number, hour: string) => ({ metric, value, as_of: "2026-03-02", hour, source: "Bomberos" }); // prettier-ignore
  const metrics = ["deaths", "injured", "missing", "direct_affected", "isolated", "evacuated", "houses_minor", "houses_major", "houses_destroyed", "houses_uninhabitable", "houses_in_assessment", "power_cut"]; // prettier-ignore
  const first = metrics.map((metric, index) => figure(metric, index + 3, "01:00"));
  await putCard({ figures: first });
  for (let hour = 10; hour < 20; hour++)
    await log.file({
      kind: "decision",
      text: `Decisión de las ${hour}: se evacúa el sector alto del cerro por la calle que baja hasta la plaza`,
      happened_at: `2026-03-02T${hour}:00:00.000Z`,
    });
  await send();
  await putCard({ figures: [...first, ...metrics.map((metric, index) => figure(metric, 1200 + index, "02:00"))] });
  await log.file({ kind: "request", text: "Dos aeronaves", to_name: "Región", priority: "urgent" });
  return send({
    resources: [{ name: "carros", amount: 6, cost: 14_200_000, currency: "CLP" }],
    needs: [{ name: "Agua", amount: 3210, unit: "litros al día", source: "Esfera 2018" }],
    services: [{ service: "water", state: "Presión baja, cota sobre 180 m", customers: 1200 }],
    remarks: "El viento cambia a sur después de las 04:00.",
    responsible_position: "Alcaldesa",
  });
}

test("the file says in each language every word that the screen shows, marks included, on two pages", async () => {
  const report = await aFullReport();
  for (const language of ["es", "en"] as const) {
    const paper = reportPaper(report, { t: wordsIn(language), language });
    const { bytes, headers } = await reports.officer.get(`/event-reports/${report.id}/report.pdf`, {
      headers: { "accept-language": language },
    });
    expect(headers.get("content-type")).toBe("application/pdf");
    const pages = await pagesOf(bytes);
    expect(pages.length).toBeLessThanOrEqual(2);
    // A line of paper may end within a word that is too long for it.
    const whole = pages.join(" ").replaceAll(/[\s\u200B]+/g, "");
    for (const word of wordsOn(paper)) expect(whole).toContain(word.replaceAll(/\s/g, ""));
    expect(whole).toContain(language === "es" ? "antes3" : "before3");
    expect(whole).not.toContain(language === "es" ? "Borrador" : "Draft");
  }
});

test("a draft says across each page that it is one", async () => {
  const { id } = await reports.prepare();
  const { bytes } = await reports.officer.get(`/event-reports/${id}/report.pdf`);
  for (const page of await pagesOf(bytes)) expect(page).toContain("Borrador");
});
