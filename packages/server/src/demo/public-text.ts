// Public text of the demo: what Chilean authorities tell everybody, and terms that say that they belong to a demo.
import { sql } from "kysely";
import type { ArticleKind } from "@atalaya/contract/resources/articles.ts";
import type { Tx } from "../platform/database/database.ts";

type DemoArticle = {
  slug: string;
  title_es: string;
  title_en?: string;
  body_es: string;
  body_en?: string;
  icon?: string;
  color?: string;
  /** The address of the topic it belongs to. */
  below?: string;
  isDraft?: true;
};

const topics: DemoArticle[] = [
  {
    slug: "tsunami",
    title_es: "Qué hacer ante un tsunami",
    title_en: "What to do in a tsunami",
    icon: "tint",
    color: "#0067A3",
    body_es: `<p>Si está en la costa y un sismo le impide mantenerse en pie, <strong>evacúe de inmediato</strong>: no espere la alarma.</p>
<ol><li>Camine hacia un lugar sobre la cota de 30 metros, por las vías señalizadas.</li><li>Si no alcanza, suba a un piso alto de un edificio firme.</li><li>Quédese allí hasta que la autoridad autorice volver: las olas llegan durante horas.</li></ol>
<h3>Lleve consigo</h3><ul><li>Agua y abrigo</li><li>Linterna y radio a pilas</li><li>Documentos y medicamentos de uso diario</li></ul>`,
    body_en: `<p>If you are on the coast and an earthquake keeps you from standing, <strong>evacuate at once</strong>: do not wait for the alarm.</p>
<ol><li>Walk to a place more than 30 metres above the sea, by the signposted routes.</li><li>If there is no time, climb to a high floor of a solid building.</li><li>Stay there until the authority lets you return: waves keep coming for hours.</li></ol>
<h3>Take with you</h3><ul><li>Water and warm clothes</li><li>A torch and a battery radio</li><li>Identity papers and daily medicines</li></ul>`,
  },
  {
    slug: "alertas",
    title_es: "Qué significan las alertas",
    title_en: "What the alerts mean",
    icon: "bullhorn",
    color: "#C2500A",
    body_es: `<p>SENAPRED declara tres niveles de alerta:</p>
<ul><li><strong>Alerta Temprana Preventiva:</strong> vigilancia reforzada ante una condición que puede empeorar.</li><li><strong>Alerta Amarilla:</strong> la amenaza crece y los recursos se preparan.</li><li><strong>Alerta Roja:</strong> la emergencia requiere movilizar todos los recursos disponibles.</li></ul>`,
    body_en: `<p>SENAPRED, the national service, declares three levels of alert:</p>
<ul><li><strong>Early preventive alert:</strong> closer watch over a condition that may get worse.</li><li><strong>Yellow alert:</strong> the threat grows and resources are made ready.</li><li><strong>Red alert:</strong> the emergency takes every resource there is.</li></ul>`,
  },
  {
    slug: "mensajes-sae",
    title_es: "Mensajes de emergencia en el teléfono",
    below: "alertas",
    icon: "phone",
    color: "#00757F",
    body_es: `<p>El Sistema de Alerta de Emergencia (SAE) envía mensajes a los teléfonos compatibles que están en la zona amenazada, con un sonido y una vibración propios. No requiere instalar nada y no tiene costo.</p>`,
  },
  {
    slug: "plan-familiar",
    title_es: "Plan familiar (texto en preparación)",
    icon: "users",
    color: "#2E7D32",
    isDraft: true,
    body_es: "<p>Borrador: puntos de encuentro, personas que necesitan ayuda, mascotas.</p>",
  },
];

const faqs: DemoArticle[] = [
  {
    slug: "numeros-de-emergencia",
    title_es: "¿A qué número llamo en una emergencia?",
    title_en: "Which number do I call in an emergency?",
    body_es:
      "<ul><li>131 Ambulancia (SAMU)</li><li>132 Bomberos</li><li>133 Carabineros</li><li>130 Incendios forestales (CONAF)</li><li>137 Rescate marítimo</li></ul>",
    body_en:
      "<ul><li>131 Ambulance (SAMU)</li><li>132 Fire service</li><li>133 Police (Carabineros)</li><li>130 Forest fires (CONAF)</li><li>137 Rescue at sea</li></ul>",
  },
  {
    slug: "cota-30",
    title_es: "¿Por qué hay que subir a la cota 30?",
    title_en: "Why climb above 30 metres?",
    below: "tsunami",
    body_es: "<p>En Chile la zona segura ante un tsunami se fija sobre los 30 metros de altura respecto del mar.</p>",
    body_en: "<p>In Chile the safe zone in a tsunami begins 30 metres above the sea.</p>",
  },
  {
    slug: "quien-declara-alertas",
    title_es: "¿Quién declara las alertas?",
    title_en: "Who declares alerts?",
    below: "alertas",
    body_es:
      "<p>El Servicio Nacional de Prevención y Respuesta ante Desastres (SENAPRED), creado por la Ley 21.364, que también creó los comités para la gestión del riesgo de desastres (COGRID).</p>",
    body_en:
      "<p>The national service for disaster prevention and response (SENAPRED), founded by Law 21,364, which also founded the risk-management committees (COGRID).</p>",
  },
  {
    slug: "albergues-demo",
    title_es: "¿Dónde están los albergues? (Demo)",
    isDraft: true,
    body_es: "<p>Borrador de la demostración: aquí irá la lista de albergues habilitados.</p>",
  },
];

const terms = [
  {
    kind: "terms",
    body_es:
      "<h2>Términos de uso (Demo)</h2><p>Esta instalación es una demostración. Sus registros son ficticios y se pierden cuando se apaga.</p><ol><li>No ingrese datos de personas reales.</li><li>No la use para atender una emergencia.</li></ol>",
    body_en:
      "<h2>Terms of use (Demo)</h2><p>This installation is a demonstration. Its records are fictitious and are lost when it is turned off.</p><ol><li>Do not enter data about real people.</li><li>Do not use it to attend an emergency.</li></ol>",
  },
  {
    kind: "privacy",
    body_es:
      "<h2>Privacidad (Demo)</h2><p>La demostración no envía datos a ningún otro servicio. Guarda lo que se escribe en esta misma máquina.</p>",
    body_en:
      "<h2>Privacy (Demo)</h2><p>The demonstration sends data to no other service. It keeps what is written on this very machine.</p>",
  },
];

/** Everybody of the demo has accepted its terms, so that nobody is asked. */
export async function insertPublicText(tx: Tx): Promise<void> {
  const topicIds = await insertArticles(tx, "topics", topics, new Map());
  await insertArticles(tx, "faqs", faqs, topicIds);
  // Who declares an alert, and the service that does, are founded on this law.
  await sql`update articles set document_ids = array(select id from legal_documents where number = '21.364')
    where slug in ('alertas', 'quien-declara-alertas')`.execute(tx);
  for (const { kind, body_es, body_en } of terms)
    await tx
      .insertInto("terms")
      .values({
        kind,
        body_es,
        body_en,
        effective_from: "2026-01-01",
        edition: 1,
        status: "published",
        published_at: sql`now()`,
      })
      .execute();
  await tx
    .insertInto("terms")
    .values({ kind: "cookies", effective_from: "2026-01-01", body_es: "<p>Borrador de la demostración.</p>" })
    .execute();
  await sql`insert into terms_acceptances (terms_id, user_id)
    select t.id, u.id from terms t cross join users u where t.status = 'published'`.execute(tx);
}

async function insertArticles(
  tx: Tx,
  kind: ArticleKind,
  articles: readonly DemoArticle[],
  topicIds: Map<string, number>,
): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  for (const [index, { below, isDraft = false, ...article }] of articles.entries()) {
    const parent_id = below ? ((kind === "topics" ? ids : topicIds).get(below) ?? null) : null;
    const standing = isDraft ? { status: "draft" } : { status: "published", published_at: sql<string>`now()` };
    const row = { ...article, ...standing, kind, parent_id, sort_order: index + 1 };
    ids.set(article.slug, (await tx.insertInto("articles").values(row).returning("id").executeTakeFirstOrThrow()).id);
  }
  return ids;
}
