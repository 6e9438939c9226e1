// The indicators of the Sendai Framework as tests read them, in a region with three municipalities.
import { expect } from "vitest";
import type { SendaiCode } from "@atalaya/contract/domain/sendai.ts";
import type { CompanyStats } from "@atalaya/contract/resources/companies.ts";
import type { SendaiCards, SendaiCell, SendaiReport } from "@atalaya/contract/resources/records/sendai.ts";
import type { TestApp } from "../test-app.ts";
import { aSharedRegion } from "./shared-region.ts";

const path = "/records/risk/sendai";

/** People of the region in the census of 2017. */
export const people = 1_815_902;

export const rowOf = ({ rows }: SendaiReport, code: SendaiCode) => rows.find((row) => row.code === code)!;

export async function anIndicatedRegion(app: TestApp) {
  const country = await aSharedRegion(app);
  const { chief, told, published } = country;

  /** Yearly figures of a place, in the stead of those that it has. */
  async function count(place: number, ...stats: Partial<CompanyStats>[]): Promise<void> {
    const { version } = (await chief.get(`/companies/${place}`)).body;
    const { status, body } = await chief.put(`/companies/${place}`, { version, stats });
    expect(status, JSON.stringify(body)).toBe(200);
  }
  async function report(query: string): Promise<SendaiReport> {
    const { status, body } = await chief.get(`${path}?${query}`);
    expect(status, JSON.stringify(body)).toBe(200);
    return body;
  }
  /** The cells of one year of a place. */
  async function cellsOf(place: number, year: number): Promise<(code: SendaiCode) => SendaiCell> {
    const table = await report(`place=${place}&from=${year}&to=${year}`);
    return (code) => rowOf(table, code).cells[0]!;
  }
  const cardsOf = async (query: string): Promise<SendaiCards> => (await chief.get(`${path}/cards?${query}`)).body;

  /** A figure without its day, which is that of its card. */
  const of = (metric: string, value: number | null, changes: object = {}) => {
    const { as_of: _as_of, ...figure } = told(metric, value, changes);
    return figure;
  };
  /** A published card of a day of the year. */
  const fire = (year: number, figures: object[], given: object = {}) =>
    published({ on: `${year}-02-02`, figures: figures.map((it) => ({ as_of: `${year}-03-02`, ...it })), ...given });
  return { ...country, count, report, cellsOf, cardsOf, of, fire };
}
export type IndicatedRegion = Awaited<ReturnType<typeof anIndicatedRegion>>;
