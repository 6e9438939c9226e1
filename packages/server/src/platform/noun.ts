// What a noun of the product tells the server of itself, all in its `resource.ts`: the server is assembled from the list of them.
import { sql, type RawBuilder } from "kysely";
import type { z } from "zod";
import { catalogueOf, type Domain } from "@atalaya/contract/domain/domains.ts";
import type { FieldIssues } from "@atalaya/contract/errors.ts";
import type { Permission } from "@atalaya/contract/permissions.ts";
import type { Resource } from "@atalaya/contract/record.ts";
import type { Db } from "./database/database.ts";
import type { Table } from "./database/rows.ts";
import type { Pointers } from "./database/pointers.ts";
import type { Routes } from "./http/app-kit.ts";
import type { KitPart } from "./event-kit.ts";
import type { Job } from "./jobs/jobs.ts";
import type { Exchange } from "./exchange/exchange.ts";
import type { LogRequests } from "./log-requests.ts";
import type { ComparedOf, CoverageOf } from "./municipalities.ts";
import type { TodoOf } from "./todo.ts";

/**
 * What the audit log calls a row, `x`, and what somebody must hold in the row's place to be told. Without a place of its own the row
 * belongs to nobody's territory. `join`: what else the name is taken from.
 */
export type NamedRows = {
  name: RawBuilder<unknown>;
  join?: RawBuilder<unknown>;
  company_id?: RawBuilder<unknown>;
  permission: Permission | RawBuilder<unknown>;
  /** As JSON: what open consoles are told at once when such a row is made, beside its name. */
  notice?: RawBuilder<unknown>;
  /**
   * Whoever holds this permission too is asked for something by such a row: what his console is told instead, as JSON, null where nothing is
   * asked. When the row is made, or when this field of it changes. `but`: the ids, as `text[]`, of those who had a hand in it.
   */
  asks?: { permission: Permission; field?: string; notice: RawBuilder<unknown>; but: RawBuilder<unknown> };
  /** `bigint[]`: places below its own whose people are told of such a row as well when it is made, but not by whom. */
  told_below?: RawBuilder<unknown>;
};

export type NamedRow = {
  id: number;
  name: string;
  company_id: number | null;
  permission: Permission;
  notice: object | null;
  asked: { notice: object | null; but: readonly string[] };
  told_below: readonly number[];
};

/** What a constraint of the database that a person can run into means, by its name: which field is wrong, and why. */
export type Refusals = Record<string, FieldIssues>;

export type Noun = {
  /** Its calls, below /api. */
  routes: readonly Routes[];
  /** What it declares that they answer; the screens take their types from it. */
  declares?: readonly (Partial<Resource> & Pick<Resource, "path">)[];
  /** By table. */
  rows?: Record<string, NamedRows>;
  refusals?: Refusals;
  /** By table: what points at its rows and so keeps them from the trash (V18). */
  pointers?: Record<string, Pointers>;
  /** How tests make one of its rows: of any draft that its schema lets through. */
  sample?: {
    path: string;
    table: Table;
    draft: z.ZodObject;
    /** What its fields name: rows of which table, of own places only or of those above too. */
    references: Record<string, { table: Table; reach: "own" | "above" }>;
  };
  /** What is done of it in the background. */
  jobs?: readonly Job[];
  /** How its rows come out of files. */
  exchange?: Exchange;
  /** What of it waits for somebody. */
  todo?: TodoOf;
  /** What of it is opened with an emergency. */
  opens?: KitPart;
  /** How others lead its requests on; one noun has them. */
  requests?: LogRequests;
  /** What it answers of the coverage of municipalities, and by what it compares them. */
  coverage?: CoverageOf;
  compared?: ComparedOf;
};

declare module "fastify" {
  interface FastifyInstance {
    /** Of all nouns. */
    named_rows: Record<string, NamedRows>;
    refusals: Refusals;
    exchanges: readonly Exchange[];
  }
}

/** `variables.risk` is the permission of the catalogue `variables.riskAssessment`. */
function permissionOf(written: string): Permission {
  const [, domain] = /^variables\.(\w+)$/.exec(written) ?? [];
  return (domain ? `variables.${catalogueOf[domain as Domain]}.index` : written) as Permission;
}

/** The rows of this table with these ids that are there, deleted ones too; with what open consoles are told of them only where that `isTold`. */
export async function namesIn(
  db: Db,
  table: string,
  of: NamedRows,
  ids: readonly number[],
  { isTold = false } = {},
): Promise<NamedRow[]> {
  const { name, join, company_id, permission, notice, asks, told_below } = of;
  const asked = asks && sql`jsonb_build_object('notice', ${asks.notice}, 'but', ${asks.but})`;
  const { rows } = await sql<Omit<NamedRow, "permission"> & { permission: string }>`
    select x.id, ${name} as name, ${company_id ?? sql`x.company_id`} as company_id,
      ${typeof permission === "string" ? sql`${permission}::text` : permission} as permission,
      ${(isTold && notice) || sql`null::jsonb`} as notice,
      ${(isTold && asked) || sql`'{"notice": null, "but": []}'::jsonb`} as asked, ${(isTold && told_below) || sql`'{}'::bigint[]`} as told_below
    from ${sql.table(table)} x ${join ?? sql``} where x.id = any(${ids}::bigint[])`.execute(db);
  return rows.map((row) => ({ ...row, permission: permissionOf(row.permission) }));
}

/** The row has no place. */
export const placeless = sql`null::bigint`;
