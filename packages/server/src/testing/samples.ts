// Rows of nouns that are made of their schemas, as tests need them: of the example of a draft, with the name of the ground in every text.
import { sql } from "kysely";
import { z } from "zod";
import type { Noun } from "../platform/noun.ts";
import { nouns } from "../nouns.ts";
import { exampleOf, type JsonSchema } from "./operations.ts";
import type { Maker } from "./makers/maker.ts";

type Sample = NonNullable<Noun["sample"]>;

export const samples: readonly Sample[] = nouns.flatMap(({ sample }) => sample ?? []);

const point = { type: "Point", coordinates: [-71.6, -33.05] };

/** What is sent to make one in this place. */
export const sampleDraft = ({ draft }: Sample, company_id: number, name: string): Record<string, unknown> => {
  const schema = z.toJSONSchema(draft, { io: "input", unrepresentable: "any" }) as JsonSchema;
  const example = exampleOf(schema, { company_id, geometry: point }) as Record<string, unknown>;
  const isOpen = (field: string) => {
    const own = schema.properties?.[field];
    return own?.type === "string" && !own.enum && !own.format;
  };
  return Object.fromEntries(Object.entries(example).map(([field, value]) => [field, isOpen(field) ? name : value]));
};

/** Makes one row of the noun in a ground. */
export const sampleIn =
  (sample: Sample): Maker =>
  async (tx, { name, company_id }) => {
    // As the call would store it: with what the schema fills in.
    const { geometry, ...fields } = sample.draft.parse(sampleDraft(sample, company_id, name));
    const row = Object.entries(fields);
    const { rows } = await sql<{ id: number }>`
      insert into ${sql.table(sample.table)} (${sql.join([...row.map(([field]) => sql.ref(field)), sql.ref("geometry")])})
      values (${sql.join([...row.map(([, value]) => value), sql`st_setsrid(st_geomfromgeojson(${JSON.stringify(geometry)}), 4326)`])})
      returning id`.execute(tx);
    return rows[0]!.id;
  };
