// What everybody may read, kept in memory until something of it changes.
import { sql } from "kysely";
import type { Article } from "@atalaya/contract/resources/articles.ts";
import type { Terms } from "@atalaya/contract/resources/terms.ts";
import type { Db } from "../../platform/database/database.ts";
import { todayAtTheTop } from "../../platform/database/sql.ts";
import { listPublished } from "../articles/queries.ts";
import { listCurrent } from "../terms/queries.ts";

export type PublicText = { topics: Article[]; faqs: Article[]; terms: Terms[] };

/** Grows with every row and every change, because rows are never taken away and versions only grow. */
async function stampOf(db: Db): Promise<string> {
  const { rows } = await sql<{ stamp: string }>`
    select concat((select coalesce(sum(version), 0) from articles), '/', (select coalesce(sum(version), 0) from terms),
      '/', ${todayAtTheTop}, '/', (select coalesce(sum(version), 0) from variables where id in (select unnest(variable_ids) from articles)),
      '/', (select coalesce(sum(version), 0) from legal_documents where id in (select unnest(document_ids) from articles))) as stamp`.execute(
    db,
  );
  return rows[0]?.stamp ?? "";
}

const readAll = async (db: Db): Promise<PublicText> => ({
  topics: await listPublished(db, "topics"),
  faqs: await listPublished(db, "faqs"),
  terms: await listCurrent(db),
});

/** Reads are one small question to the database while nothing changes: many people read this at once in an emergency. */
export function publicText(db: Db): () => Promise<PublicText> {
  let kept: { stamp: string; text: PublicText } | null = null;
  return async () => {
    const stamp = await stampOf(db);
    if (kept?.stamp !== stamp) kept = { stamp, text: await readAll(db) };
    return kept.text;
  };
}
