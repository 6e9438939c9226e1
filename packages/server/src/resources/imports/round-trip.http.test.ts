// What leaves comes back as it was: a list taken out in any format and brought in again by its code changes nothing.
import { afterAll, beforeAll, expect, test } from "vitest";
import { languages } from "@atalaya/contract/text.ts";
import type { Geometry } from "@atalaya/contract/values/geometry.ts";
import { aRecord } from "../../testing/factories.ts";
import { beginImport, finishAct, serverOfOffices, setImport, settled } from "../../testing/imports/office.ts";

let office: Awaited<ReturnType<typeof serverOfOffices>>;

const places: (Geometry | null)[] = [
  { type: "Point", coordinates: [-71.6275, -33.0458] },
  { type: "Point", coordinates: [-71.612345, -33.061234] },
  null,
];
const titles = [
  "Escuela Ñielol",
  'Liceo "Eduardo"; sede',
  "Jardín, infantil",
  "  con espacios ",
  "=1+1",
  "0012",
  "<b>&",
];

beforeAll(async () => {
  office = await serverOfOffices();
  const { country, schools } = office;
  for (let index = 0; index < 21; index++) {
    const { status, body } = await country.chief.post(
      "/records/situation",
      aRecord({
        company_id: index % 2 === 0 ? country.valparaiso : country.quilpue,
        variable_id: schools,
        title: `${titles[index % titles.length]} ${index}`,
        value: [12.5, 1234, null, 0, 0.1][index % 5] ?? null,
        observed_on: `2026-0${(index % 9) + 1}-2${index % 9}`,
        geometry: places[index % 3] ?? null,
        tags: index % 4 === 0 ? ["sismo", "2026"] : [],
        confidence: ([null, "low", "high"] as const)[index % 3] ?? null,
        source: index % 2 === 0 ? "DAEM Demo" : null,
        is_public: index % 3 !== 0,
        attributes: index % 2 === 0 ? { rol: `00${index}-K` } : {},
      }),
    );
    expect(status, JSON.stringify(body)).toBe(201);
  }
});
afterAll(() => office.app.stop());

const formats = ["csv", "xlsx", "ods", "geojson", "kml", "gpkg"];

test.each(formats.flatMap((format) => languages.map((language) => ({ format, language }))))(
  "$format in $language",
  async ({ format, language }) => {
    const { country, schools } = office;
    const headers = { "accept-language": language };
    const { bytes } = await country.chief.get(`/records/situation/export?format=${format}&variable=${schools}`, {
      headers,
    });
    const begun = await beginImport(country.chief, schools, Buffer.from(bytes), {}, `lista.${format}`);
    expect(begun.status, JSON.stringify(begun.body)).toBe(201);
    const read = await settled(country.chief, begun.body.id);
    expect(read.problem).toBeNull();
    expect((await setImport(country.chief, read, { key: ["code"] })).status).toBe(200);
    const { totals } = await finishAct(country.chief, read.id, "examination");
    const { body } = await country.chief.get(`/imports/${read.id}/rows?per_page=200`);
    const told = body.data
      .filter(({ outcome }: { outcome: string }) => outcome !== "unchanged")
      .map(({ cells, findings, changes }: Record<string, unknown>) => ({ cells, findings, changes }));
    expect(told).toEqual([]);
    expect(totals).toEqual({ unchanged: 21 });
  },
);
