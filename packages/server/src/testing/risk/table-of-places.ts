// A region of four municipalities whose index was reckoned by hand (contract/src/domain/composite-index.test.ts), and calls on indices.
import { expect } from "vitest";
import type {
  CompositeIndex,
  CompositeResult,
  IndexRow,
} from "@atalaya/contract/resources/records/composite-indices.ts";
import { aCountry, aPlace, aRecord, aVariableDraft, inStatus } from "../factories.ts";
import type { Caller, TestApp } from "../test-app.ts";

let made = 0;

export const catalogue = "/variables/vulnerabilityMap";

export async function aTableOfPlaces(app: TestApp) {
  const country = await aCountry(app);
  const { region, valparaiso, quilpue, chief, regional } = country;

  /** A variable that may be a member; answers its id. */
  async function aMember(changes: object, to = catalogue, by: Caller = chief): Promise<number> {
    const answer = await by.post(to, aVariableDraft({ value_type: "decimal", aggregation: "mean", ...changes }));
    expect(answer.status, JSON.stringify(answer.body)).toBe(201);
    return answer.body.id;
  }

  /** A published record with this value; answers its id. */
  async function told(company_id: number, variable_id: number, value: number, domain = "vulnerability") {
    const draft = aRecord({ company_id, variable_id, value, title: `Dato ${++made}`, observed_on: "2026-01-15" });
    const answer = await chief.post(`/records/${domain}`, draft);
    expect(answer.status, JSON.stringify(answer.body)).toBe(201);
    await inStatus(app, answer.body.id, "published");
    return answer.body.id as number;
  }

  const poverty = await aMember({ name_es: "Pobreza", direction: "higher_is_worse", unit_es: "%" });
  const health = await aMember({ name_es: "Cobertura de salud", direction: "higher_is_better", aggregation: "last" });
  const counted = { name_es: "Viviendas precarias", aggregation: "sum", value_type: "integer" };
  const dwellings = await aMember(counted, "/variables/situationMap");
  const places = [valparaiso, quilpue];
  for (const name of ["Canelo", "Drimys"]) places.push(await aPlace(app, { name, parent: region }));
  // The dwellings of the first place are two records, which their variable adds up.
  const table = [
    { poor: [20], covered: [50], precarious: [120, 80] },
    { poor: [30], covered: [80], precarious: [] },
    { poor: [10], covered: [90], precarious: [100] },
    { poor: [], covered: [60], precarious: [150] },
  ];
  for (const [at, { poor, covered, precarious }] of table.entries()) {
    for (const value of poor) await told(places[at]!, poverty, value);
    for (const value of covered) await told(places[at]!, health, value);
    for (const value of precarious) await told(places[at]!, dwellings, value, "situation");
  }

  const draft = (changes: object = {}) => ({
    name_es: `Índice Ficticio ${++made}`,
    company_id: region,
    members: [
      { variable_id: poverty, weight: 0.5 },
      { variable_id: health, weight: 0.3 },
      { variable_id: dwellings, weight: 0.2 },
    ],
    ...changes,
  });
  const define = (changes: object = {}, by: Caller = regional) => by.post("/composite-indices", draft(changes));

  return {
    ...country,
    places,
    poverty,
    health,
    dwellings,
    aMember,
    told,
    define,
    async defined(changes: object = {}, by?: Caller): Promise<CompositeIndex> {
      const { status, body } = await define(changes, by);
      expect(status, JSON.stringify(body)).toBe(201);
      return body;
    },
    async resultOf(id: number, by: Caller = regional, query = ""): Promise<CompositeResult> {
      const { status, body } = await by.get(`/composite-indices/${id}/result${query}`);
      expect(status, JSON.stringify(body)).toBe(200);
      return body;
    },
    /** Of each place of the table, in its order. */
    inOrder: ({ rows }: CompositeResult, field: keyof IndexRow) =>
      places.map((id) => rows.find(({ company_id }) => company_id === id)?.[field]),
  };
}
