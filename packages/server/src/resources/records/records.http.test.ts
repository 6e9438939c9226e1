// Records over HTTP: written, changed, deleted, restored.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { aCountry, aRecord } from "../../testing/factories.ts";
import { geometries, ring } from "../../testing/geometries.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let country: Awaited<ReturnType<typeof aCountry>>;
beforeAll(async () => {
  app = await startTestApp();
  country = await aCountry(app);
});
afterAll(() => app.stop());

const draft = (changes: object = {}) =>
  aRecord({ company_id: country.valparaiso, variable_id: country.shelters, ...changes });
const create = (changes: object = {}) => country.officer.post("/records/situation", draft(changes));

describe("writing a record", () => {
  test.each(Object.entries(geometries))(
    "R-207 with a geometry of type %s, which comes back as it was drawn",
    async (type, coordinates) => {
      const made = await create({ geometry: { type, coordinates } });
      expect(made).toMatchObject({ status: 201, body: { version: 1, geometry: { type, coordinates } } });
      const read = await country.officer.get(`/records/situation/${made.body.id}`);
      expect(read.body).toEqual(made.body);
      expect(read.body.geometry_type).toBe(type.toUpperCase());
      expect(read.body.anchor).toHaveLength(2);
    },
  );

  test("R-207 each domain of records has records of its own", async () => {
    for (const [domain, catalogue] of [
      ["situation", "situationMap"],
      ["vulnerability", "vulnerabilityMap"],
      ["risk", "riskAssessment"],
      ["recovery", "recoveryMapItem"],
    ]) {
      const variable = await country.chief.post(`/variables/${catalogue}`, {
        name_es: "Propia",
        geometry_type: "any",
        value_type: "integer",
        color: "#8A4FD8",
        icon: "bed",
        company_id: null,
      });
      const made = await country.officer.post(`/records/${domain}`, draft({ variable_id: variable.body.id }));
      expect(made, domain).toMatchObject({ status: 201, body: { domain } });
      const other = domain === "risk" ? "situation" : "risk";
      expect((await country.officer.get(`/records/${other}/${made.body.id}`)).status).toBe(404);
      expect((await country.officer.post(`/records/${other}`, draft({ variable_id: variable.body.id }))).status).toBe(
        422,
      );
    }
  });

  test("without a geometry, a value or a source, these are unknown and nothing is made up", async () => {
    const { company_id, variable_id } = draft();
    const made = await country.officer.post("/records/situation", {
      company_id,
      variable_id,
      title: "Sede vecinal",
      observed_on: "2026-03-02",
    });
    expect(made).toMatchObject({
      status: 201,
      body: { value: null, source: null, description: null, geometry: null, anchor: null, status: "draft" },
    });
  });

  test("it says who changed it last", async () => {
    const { body } = await create();
    const name = (await country.officer.get("/user")).body.user.name;
    expect(body.updated_by).toBe(name);
  });

  test("a change of the title leaves everything else as it is", async () => {
    const made = (await create({ description: "Con ñ", geometry: { type: "Polygon", coordinates: [ring] } })).body;
    const changed = await country.officer.put(`/records/situation/${made.id}`, { version: 1, title: "Otro" });
    expect(changed.body).toEqual({ ...made, version: 2, title: "Otro", updated_at: changed.body.updated_at });
  });

  test("a geometry can be removed, and the record leaves the map", async () => {
    const made = (await create()).body;
    const changed = await country.officer.put(`/records/situation/${made.id}`, { version: 1, geometry: null });
    expect(changed.body).toMatchObject({ geometry: null, geometry_type: null, anchor: null });
  });

  test("with every layer of the map switched off, list, totals and tiles hold no record", async () => {
    for (const path of ["", "/totals"]) {
      const answer = await country.officer.get(`/records/situation${path}?variable=none`);
      expect([answer.status, answer.body.meta?.total ?? answer.body.total]).toEqual([200, 0]);
    }
    expect((await country.officer.get("/records/situation/tiles/0/0/0.mvt?variable=none")).status).toBeLessThan(300);
  });

  test("V7 polygons leave with the outer ring counter-clockwise, whichever way they were drawn", async () => {
    for (const drawn of [ring, ring.toReversed()]) {
      const { body } = await create({ geometry: { type: "Polygon", coordinates: [drawn] } });
      const outer: [number, number][] = body.geometry.coordinates[0];
      const area = outer.slice(1).reduce((sum, [x, y], index) => sum + outer[index]![0] * y - x * outer[index]![1], 0);
      expect(area).toBeGreaterThan(0);
    }
  });
});

describe("two people and one record", () => {
  test("an outdated form answers 409 with the current state, and nothing is written", async () => {
    const { body } = await create({ title: "Gimnasio" });
    const path = `/records/situation/${body.id}`;
    await country.regional.put(path, { version: 1, title: "Gimnasio techado" });
    const before = await app.rowCounts();
    const late = await country.officer.put(path, { version: 1, title: "Cancha" });
    expect(late).toMatchObject({
      status: 409,
      body: {
        code: "conflict",
        message: "Otra persona guardó cambios mientras usted editaba.",
        current: { version: 2, title: "Gimnasio techado" },
      },
    });
    expect(await app.rowCounts()).toEqual(before);
    expect((await country.officer.delete(`${path}?version=1`)).status).toBe(409);
    expect((await country.officer.get(path)).body.title).toBe("Gimnasio techado");
  });

  test("of twenty who save at the same moment exactly one succeeds", async () => {
    const { body } = await create();
    const path = `/records/situation/${body.id}`;
    const save = (value: number) => country.officer.put(path, { version: 1, value });
    const answers = await Promise.all(Array.from({ length: 20 }, (_, value) => save(value + 1000)));
    const winners = answers.filter(({ status }) => status === 200);
    expect(winners).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
    expect((await country.officer.get(path)).body).toMatchObject({ version: 2, value: winners[0]?.body.value });
    expect(await app.auditOf("records", body.id)).toHaveLength(2);
  });
});

describe("the trash", () => {
  test("a deleted record leaves list and map, is found in the trash, and comes back unchanged", async () => {
    const made = (await create({ title: "Muelle Prat" })).body;
    const path = `/records/situation/${made.id}`;
    const count = async (query: string) =>
      (await country.officer.get(`/records/situation?q=Muelle Prat&${query}`)).body.meta.total;
    expect((await country.officer.delete(`${path}?version=1`)).status).toBe(204);
    expect((await country.officer.get(path)).status).toBe(404);
    expect([await count(""), await count("trash=true")]).toEqual([0, 1]);
    expect((await country.officer.put(path, { version: 2, title: "Otro" })).status).toBe(404);

    const restored = await country.officer.post(`${path}/restore`);
    expect(restored.body).toEqual({ ...made, version: 3, updated_at: restored.body.updated_at });
    expect([await count(""), await count("trash=true")]).toEqual([1, 0]);
    expect((await country.officer.post(`${path}/restore`)).status).toBe(404);
  });
});
