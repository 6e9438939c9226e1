// Every statement about topics and questions.
import { sql, type RawBuilder } from "kysely";
import type { Article, ArticleDraft, ArticleKind, ArticleSummary } from "@atalaya/contract/resources/articles.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import { asJson } from "../../platform/database/sql.ts";

/** An organisation has dozens; nobody reads or orders more. */
export const mostArticles = 500;

const translation = sql`case
  when a.title_en is not null and a.body_en is not null then 'complete'
  when a.title_en is not null or a.body_en is not null then 'partial' else 'missing' end as translation`;

const summaryColumns = sql`a.id, a.version, a.created_at, a.updated_at, a.slug, a.title_es, a.title_en, a.parent_id, a.icon, a.color,
  a.sort_order, a.status, a.published_at, ${translation},
  coalesce(v.helpful_yes, 0) as helpful_yes, coalesce(v.helpful_no, 0) as helpful_no`;

const texts = sql`a.body_es, a.body_en, a.image_url, a.variable_ids, a.document_ids,
  (select coalesce(json_agg(json_build_object('id', o.id, 'name_es', o.name_es, 'name_en', o.name_en)
    order by array_position(a.variable_ids, o.id)), '[]')
    from variables o where o.id = any(a.variable_ids) and o.deleted_at is null) as variables,
  (select coalesce(json_agg(json_build_object('id', o.id, 'kind', o.kind, 'number', o.number, 'title_es', o.title_es,
    'title_en', o.title_en, 'official_url', o.official_url) order by array_position(a.document_ids, o.id)), '[]')
    from legal_documents o where o.id = any(a.document_ids) and o.deleted_at is null) as documents`;

const from = sql`articles a left join article_votes v on v.article_id = a.id`;

const live = (kind: ArticleKind) => sql`a.kind = ${kind} and a.deleted_at is null`;

async function listed<T>(db: Db, columns: RawBuilder<unknown>, condition: RawBuilder<unknown>): Promise<T[]> {
  const { rows } = await sql<T>`
    select ${columns} from ${from} where ${condition} order by a.sort_order, a.id limit ${mostArticles}`.execute(db);
  return rows;
}

/** In their order, without their texts. */
export const listArticles = (db: Db, kind: ArticleKind): Promise<ArticleSummary[]> =>
  listed(db, summaryColumns, live(kind));

/** What everybody may read, in its order, with its texts. */
export const listPublished = (db: Db, kind: ArticleKind): Promise<Article[]> =>
  listed(db, sql`${summaryColumns}, ${texts}`, sql`${live(kind)} and a.status = 'published'`);

export async function findArticle(
  db: Db | Tx,
  kind: ArticleKind,
  id: number,
  { isTrash = false } = {},
): Promise<Article | undefined> {
  const { rows } = await sql<Article>`
    select ${summaryColumns}, ${texts} from ${from}
    where a.kind = ${kind} and a.deleted_at is ${isTrash ? sql`not null` : sql`null`} and a.id = ${id}`.execute(db);
  return rows[0];
}

/** A topic that stands at the top, and so may have others below it. */
export async function isTopTopic(tx: Tx, id: number): Promise<boolean> {
  const { rows } = await sql`
    select from articles a where ${live("topics")} and a.id = ${id} and a.parent_id is null for share`.execute(tx);
  return rows.length > 0;
}

export async function isTopic(tx: Tx, id: number): Promise<boolean> {
  const { rows } = await sql`select from articles a where ${live("topics")} and a.id = ${id} for share`.execute(tx);
  return rows.length > 0;
}

const tables = { variable_ids: "variables", document_ids: "legal_documents" } as const;
type Related = keyof typeof tables;

/** Which of these fields name something that is not there; what is there stays until the transaction ends. */
export async function missingIn(tx: Tx, related: Partial<Pick<ArticleDraft, Related>>): Promise<Related[]> {
  const missing: Related[] = [];
  for (const field of ["variable_ids", "document_ids"] as const) {
    const ids = related[field] ?? [];
    const { rows } = await sql`
      select from ${sql.table(tables[field])} where id = any(${ids}::bigint[]) and deleted_at is null for share`.execute(
      tx,
    );
    if (rows.length < new Set(ids).size) missing.push(field);
  }
  return missing;
}

/** One more reader of a published question; false where there is none of this address. */
export async function countVote(tx: Tx, slug: string, isHelpful: boolean): Promise<boolean> {
  const [yes, no] = isHelpful ? [1, 0] : [0, 1];
  const { rows } = await sql`
    insert into article_votes as v (article_id, helpful_yes, helpful_no)
    select a.id, ${yes}::int, ${no}::int from articles a where ${live("faqs")} and a.status = 'published' and a.slug = ${slug}
    on conflict (article_id) do update
      set helpful_yes = v.helpful_yes + excluded.helpful_yes, helpful_no = v.helpful_no + excluded.helpful_no
    returning article_id`.execute(tx);
  return rows.length > 0;
}

/** Topics and questions that stand below a topic. */
export async function countBelow(tx: Tx, id: number): Promise<{ topics: number; faqs: number }> {
  const { rows } = await sql<{ topics: number; faqs: number }>`
    select count(*) filter (where kind = 'topics') as topics, count(*) filter (where kind = 'faqs') as faqs
    from articles where parent_id = ${id} and deleted_at is null`.execute(tx);
  return rows[0] ?? { topics: 0, faqs: 0 };
}

/** Articles of one kind are named and ordered one at a time, so that two cannot take one place or address. */
export const lockKind = (tx: Tx, kind: ArticleKind) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`articles ${kind}`}, 0))`.execute(tx);

/** The title's letters and digits, with a number behind them where another one has them, the trash included. */
const freeSlug = (kind: ArticleKind, title: string) => sql<string>`(
  with title as (
    select coalesce(nullif(left(trim(both '-' from regexp_replace(fold(${title}::text), '[^a-z0-9]+', '-', 'g')), 60), ''), 'texto') as words)
  select candidate from (
    select 1 as turn, trim(both '-' from words) as candidate from title
    union all select turn, trim(both '-' from words) || '-' || turn from title, generate_series(2, 1000) turn) candidates
  where not exists (select 1 from articles a where a.kind = ${kind} and a.slug = candidate)
  order by turn limit 1)`;

/** At the end of its kind. */
export async function insertArticle(tx: Tx, kind: ArticleKind, { slug, ...draft }: ArticleDraft): Promise<number> {
  const { id } = await tx
    .insertInto("articles")
    .values({
      ...draft,
      kind,
      slug: slug ?? freeSlug(kind, draft.title_es),
      sort_order: sql`(select coalesce(max(sort_order), 0) + 1 from articles where kind = ${kind})`,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export const updateArticle = (tx: Tx, id: number, { slug, ...changes }: Partial<ArticleDraft>) =>
  tx
    .updateTable("articles")
    // The version counts a form that was saved without a change too; an address is never taken away.
    .set({ ...changes, ...(slug && { slug }), version: sql`version` })
    .where("id", "=", id)
    .execute();

export const publishArticle = (tx: Tx, id: number, isPublished: boolean) =>
  sql`update articles set status = ${isPublished ? "published" : "draft"},
    published_at = ${isPublished ? sql`coalesce(published_at, now())` : sql`published_at`} where id = ${id}`.execute(
    tx,
  );

/** The named ones first, in this order; the others behind, as they stood. Only what moves is written. */
export async function orderArticles(tx: Tx, kind: ArticleKind, ids: readonly number[]): Promise<void> {
  await sql`
    with wanted as (select value::bigint as id, place from jsonb_array_elements_text(${asJson(ids)}) with ordinality w (value, place)),
    placed as (
      select a.id, row_number() over (order by w.place nulls last, a.sort_order, a.id) as place
      from articles a left join wanted w on w.id = a.id where ${live(kind)})
    update articles a set sort_order = p.place from placed p where p.id = a.id and a.sort_order <> p.place`.execute(tx);
}
