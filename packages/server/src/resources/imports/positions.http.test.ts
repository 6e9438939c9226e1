// Where the rows of a sheet lie: in degrees or metres, with faults that are the same in all rows.
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  examinedImport,
  finishAct,
  rowsOf,
  serverOfOffices,
  setImport,
  sheetOf,
} from "../../testing/imports/office.ts";

let app: Awaited<ReturnType<typeof serverOfOffices>>["app"];
let country: Awaited<ReturnType<typeof serverOfOffices>>["country"];
let schools = 0;
beforeAll(async () => {
  ({ app, country, schools } = await serverOfOffices());
});
afterAll(() => app.stop());

const heading = ["Nombre", "Comuna", "Fecha", "Valor", "Latitud", "Longitud"];

test("B12 a longitude without its minus, and a pair the wrong way round, are proposed and mended for all rows at once", async () => {
  const { officer, chief, valparaiso } = country;
  const { body: place } = await chief.get(`/companies/${valparaiso}`);
  await chief.put(`/companies/${valparaiso}`, {
    version: place.version,
    centroid: { type: "Point", coordinates: [-71.6, -33.05] },
  });
  const it = await examinedImport(
    officer,
    schools,
    sheetOf(
      heading,
      ["Escuela sin signo", "05101", "02-03-2026", "1", "-33,04", "71,61"],
      ["Escuela al revés", "05101", "02-03-2026", "1", "-71,61", "-33,04"],
      ["Escuela en su lugar", "05101", "02-03-2026", "1", "-33,04", "-71,61"],
    ),
  );
  const { body } = await officer.get(`/imports/${it.id}/rows`);
  expect(
    body.data.map(({ findings }: { findings: { proposal: string | null }[] }) =>
      findings.flatMap(({ proposal }) => proposal ?? []),
    ),
  ).toEqual([["minus"], ["swap"], []]);
  await setImport(officer, it, { corrections: ["minus", "swap"] });
  await finishAct(officer, it.id, "examination");
  const { body: points } = await officer.get(`/imports/${it.id}/positions`);
  expect(points).toMatchObject({
    total: 3,
    points: [1, 2, 3].map((line) => ({ line, outcome: "new", position: [-71.61, -33.04] })),
  });
});

test("V8 metres of an older datum are turned into degrees, with the stated accuracy of the turn, for the whole file alike", async () => {
  const { officer } = country;
  const sheet = sheetOf(
    ["Nombre", "Comuna", "Fecha", "Valor", "Este", "Norte"],
    ["Escuela en PSAD56", "05101", "02-03-2026", "1", "255514,5", "6342377,5"],
  );
  const it = await examinedImport(officer, schools, sheet, { values: { epsg: "PSAD56 huso 19" } });
  expect(await rowsOf(officer, it.id)).toEqual(["2 new"]);
  await finishAct(officer, it.id, "writing");
  const [{ id }] = (await country.chief.get("/records/situation?q=PSAD56")).body.data;
  const { body } = await officer.get(`/records/situation/${id}`);
  expect(body.anchor).toEqual([expect.closeTo(-71.62, 1), expect.closeTo(-33.04, 1)]);
  expect(body).toMatchObject({ geometry_method: "imported", geometry_accuracy_m: expect.any(Number) });
});
