// Disasters and works of recovery as tests take them out of the console and bring them in again by sheets.
import papa from "papaparse";
import { expect } from "vitest";
import { comparable } from "@atalaya/contract/import.ts";
import type { ImportedVariable } from "@atalaya/contract/resources/records/import.ts";
import { aCountry, aRecord, aVariableDraft } from "../factories.ts";
import type { TestApp } from "../test-app.ts";

export type Cells = Record<string, string>;
type Found = { body: { findings: { row: number; column: string; text: string }[] } };

/** The lines of an exported CSV as an import sends them: by the fields that its headings say. */
export function cellsOf(text: string, columns: readonly { key: string; label: { es: string } }[]): Cells[] {
  const { data } = papa.parse<string[]>(text.replace("\ufeff", ""), { delimiter: ";", skipEmptyLines: true });
  const [headings = [], ...lines] = data;
  const keys = headings.map((title) => columns.find(({ label }) => comparable(label.es) === comparable(title))?.key);
  return lines.map((line) =>
    Object.fromEntries(line.flatMap((cell, at) => (keys[at] && cell !== "" ? [[keys[at], cell]] : []))),
  );
}

export const findingsOf = ({ body }: Found) =>
  body.findings.map(({ row, column, text }) => `${row} ${column}: ${text}`);

/** A figure as its source published it. */
export const aFigure = (metric: string, value: number | null, more: object = {}) => ({
  metric,
  value,
  as_of: "2024-02-04",
  source: "Balance oficial",
  ...more,
});

/** A country with a kind of disaster and a kind of work. */
export async function aCountryOfCards(app: TestApp) {
  const country = await aCountry(app);
  const { officer, chief, valparaiso } = country;
  const variable = async (catalogue: string, draft: object): Promise<ImportedVariable & { id: number }> =>
    (await chief.post(`/variables/${catalogue}`, aVariableDraft(draft))).body;
  const fire = { name_es: "Incendio forestal", kind: "event_type", value_type: "none", hip_code: "EN0205" };
  const work = { name_es: "Obra", kind: "recovery_type", value_type: "percent", min_value: 0, max_value: 100 };
  const wildfire = await variable("riskAssessment", fire);
  return {
    ...country,
    wildfire,
    works: await variable("recoveryMapItem", work),
    aFire: (changes: object = {}) => ({
      ...aRecord({ company_id: valparaiso, variable_id: wildfire.id, value: null, observed_on: "2024-02-02" }),
      ...changes,
    }),
    create: async (domain: string, draft: object, by = officer) => {
      const { status, body } = await by.post(`/records/${domain}`, draft);
      expect(status, JSON.stringify(body)).toBe(201);
      return body;
    },
    read: async (domain: string, id: number) => (await officer.get(`/records/${domain}/${id}`)).body,
    /** The first record of the list that the words find. */
    find: async (domain: string, q: string) => {
      const [row] = (await officer.get(`/records/${domain}?q=${encodeURIComponent(q)}`)).body.data;
      return (await officer.get(`/records/${domain}/${row.id}`)).body;
    },
    exported: async (domain: string, query: string) => {
      const answer = await officer.get(`/records/${domain}/export?format=csv&${query}`);
      expect(answer.status, JSON.stringify(answer.body)).toBe(200);
      return new TextDecoder("utf-8", { ignoreBOM: true }).decode(answer.bytes);
    },
    bringIn: (domain: string, variable_id: number, rows: Cells[]) =>
      officer.post(`/records/${domain}/import`, {
        variable_id,
        rows,
        is_rehearsal: false,
        mode: "all",
        company_id: valparaiso,
      }),
  };
}
