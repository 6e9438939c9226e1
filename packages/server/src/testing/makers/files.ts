// Files, kept views, roles and public text.
import { sql } from "kysely";
import type { ArticleKind } from "@atalaya/contract/resources/articles.ts";
import type { Tx } from "../../platform/database/database.ts";
import { sha256Of } from "../../platform/files/file-store.ts";
import { insertSession as insertUploadSession } from "../../resources/files/queries.ts";
import { userIn } from "./people.ts";
import { id, next, type Ground, type Maker } from "./maker.ts";

/** Somebody's of the place, and so nobody's who calls. */
export const uploadIn: Maker = async (tx, ground) => {
  const user_id = await userIn(tx, ground);
  return insertUploadSession(tx, user_id, { name: `${ground.name}.txt`, size: 10, mime_type: "text/plain" });
};

/** Uploaded by somebody of the place and attached to it, so that who may see the place may see the file. */
async function attachmentRow(tx: Tx, ground: Ground): Promise<{ id: number; file_id: number }> {
  const user_id = await userIn(tx, ground);
  const content = Buffer.from(ground.name);
  const file = { name: `${ground.name}.txt`, size: content.length, mime_type: "text/plain", sha256: sha256Of(content) };
  const file_id = await id(
    tx
      .insertInto("files")
      .values({ user_id, ...file })
      .returning("id")
      .executeTakeFirstOrThrow(),
  );
  const draft = { owner: "companies", owner_id: ground.company_id, kind: "other", licence: "unknown" };
  const attached = tx.insertInto("attachments").values({ file_id, title: ground.name, ...draft });
  return { id: await id(attached.returning("id").executeTakeFirstOrThrow()), file_id };
}

export const attachmentIn: Maker = async (tx, ground) => (await attachmentRow(tx, ground)).id;
export const fileIn: Maker = async (tx, ground) => (await attachmentRow(tx, ground)).file_id;

/** A ground of the map, which is nobody's and seen by all, and which maps of the place begin with. */
export const mapGroundIn: Maker = async (tx, ground) => {
  const stored = {
    name: "suelo.pmtiles",
    size: 1000,
    mime_type: "application/vnd.pmtiles",
    sha256: sha256Of(Buffer.of()),
  };
  const file_id = await id(tx.insertInto("files").values(stored).returning("id").executeTakeFirstOrThrow());
  const file = { file_id, title: `Suelo ${next()}`, tile_format: "mvt", tile_size: 512, min_zoom: 0, max_zoom: 9 };
  const ground_id = await id(
    tx
      .insertInto("grounds")
      .values({ ...file, bounds: [-72, -34, -71, -33] })
      .returning("id")
      .executeTakeFirstOrThrow(),
  );
  await sql`insert into ground_places (ground_id, company_id) values (${ground_id}, ${ground.company_id})
    on conflict (company_id) do nothing`.execute(tx);
  return ground_id;
};

/** Of somebody of the place, and so nobody's who calls. */
export const savedViewIn: Maker = async (tx, ground) => {
  const user_id = await userIn(tx, ground);
  const view = { user_id, screen: "records/situation", name: ground.name, search: JSON.stringify({ q: ground.name }) };
  return id(tx.insertInto("saved_views").values(view).returning("id").executeTakeFirstOrThrow());
};

/** A file of boundaries of somebody of the place, and so nobody's who calls. */
export const boundaryLoadIn: Maker = async (tx, ground) => {
  const user_id = await userIn(tx, ground);
  const load = { user_id, file_name: `${ground.name}.geojson`, format: "geojson", layers: "[]", is_read: true };
  return id(tx.insertInto("boundary_loads").values(load).returning("id").executeTakeFirstOrThrow());
};

/** A database of disasters of somebody of the place, and so nobody's who calls. */
export const cardLoadIn: Maker = async (tx, ground) => {
  const user_id = await userIn(tx, ground);
  const load = { user_id, file_name: `${ground.name}.xml`, format: "xml", is_read: true };
  return id(tx.insertInto("desinventar_loads").values(load).returning("id").executeTakeFirstOrThrow());
};

/** A file of somebody of the place that wrote nothing, and so nobody's who calls. */
export const importIn: Maker = async (tx, ground) => {
  const user_id = await userIn(tx, ground);
  const target = JSON.stringify({ noun: "records", domain: "situation", variable_id: 1 });
  const file = { file_name: `${ground.name}.csv`, sha256: "0", size: 1, state: "failed" };
  return id(
    tx
      .insertInto("imports")
      .values({ user_id, target, target_name: ground.name, ...file })
      .returning("id")
      .executeTakeFirstOrThrow(),
  );
};

/** A role is the same in every place, so its name tells nothing of one. */
export const anyRole: Maker = (tx) => {
  const number = next();
  const role = { key: `rol_${number}`, name_es: `Rol ${number}`, name_en: `Role ${number}`, permissions: [] };
  return id(tx.insertInto("roles").values(role).returning("id").executeTakeFirstOrThrow());
};

/** Public text is the same in every place, so it tells nothing of one. */
export const articleOf =
  (kind: ArticleKind): Maker =>
  (tx) => {
    const number = next();
    const article = { kind, slug: `texto-${number}`, title_es: `Texto ${number}`, body_es: "<p>Texto</p>" };
    return id(
      tx
        .insertInto("articles")
        .values({ ...article, sort_order: number })
        .returning("id")
        .executeTakeFirstOrThrow(),
    );
  };

export const anyTerms: Maker = (tx) => {
  const draft = { kind: "terms", effective_from: "2026-01-01", body_es: "<p>Texto</p>" };
  return id(tx.insertInto("terms").values(draft).returning("id").executeTakeFirstOrThrow());
};
