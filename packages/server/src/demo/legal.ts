// Legal documents that exist, as the Library of Congress of Chile and the official gazettes publish them, and visibly fictitious plans.
import type { LegalDocumentDraft } from "@atalaya/contract/resources/legal-documents.ts";
import type { LegalRelationKind } from "@atalaya/contract/resources/legal-documents/kinds.ts";
import type { Tx } from "../platform/database/database.ts";

type Seed = Pick<LegalDocumentDraft, "kind" | "number" | "title_es" | "issuing_body" | "issued_on"> &
  Partial<Omit<LegalDocumentDraft, "company_id" | "relations">> & {
    /** Code of the place that keeps it; the country unless said otherwise. */
    place?: string;
    /** What it does to one that stands before it in the list, by number. */
    relations?: [kind: LegalRelationKind, number: string][];
  };

const bcn = (official_id: string) => ({
  official_id,
  official_url: `https://www.bcn.cl/leychile/navegar?idNorma=${official_id}`,
});

const interior = "Ministerio del Interior y Seguridad Pública";
const socialServices = "Subsecretaría de Servicios Sociales";
const everyPhase: LegalDocumentDraft["phases"] = ["knowledge", "mitigation", "preparedness", "response", "recovery"];

const documents: Seed[] = [
  {
    kind: "treaty",
    number: "A/RES/69/283",
    title_es: "Marco de Sendái para la Reducción del Riesgo de Desastres 2015-2030",
    title_en: "Sendai Framework for Disaster Risk Reduction 2015-2030",
    issuing_body: "Asamblea General de las Naciones Unidas",
    issued_on: "2015-06-03",
    level: "international",
    topics: ["Reducción del riesgo"],
    phases: everyPhase,
  },
  {
    kind: "law",
    number: "21.364",
    title_es: "Establece el Sistema Nacional de Prevención y Respuesta ante Desastres y crea el SENAPRED",
    title_en:
      "Establishes the national system for disaster prevention and response (SINAPRED) and its service (SENAPRED)",
    issuing_body: interior,
    issued_on: "2021-07-27",
    published_on: "2021-08-07",
    gazette: "Diario Oficial",
    gazette_edition: "43.022",
    topics: ["SINAPRED", "Comités"],
    phases: everyPhase,
    articles: [
      { number: "28", note: "Plan comunal para la reducción del riesgo de desastres" },
      { number: "32", note: "Plan comunal de emergencia" },
    ],
    ...bcn("1163423"),
  },
  {
    kind: "decree",
    number: "156",
    title_es: "Aprueba el Plan Nacional de Protección Civil",
    title_en: "Approves the national civil protection plan",
    issuing_body: "Ministerio del Interior",
    issued_on: "2002-03-12",
    topics: ["Protección civil"],
    phases: ["mitigation", "preparedness", "response"],
  },
  {
    kind: "decree",
    number: "1.434 exento",
    title_es: "Aprueba el Plan Nacional de Emergencia",
    title_en: "Approves the national emergency plan",
    issuing_body: interior,
    issued_on: "2017-06-29",
    topics: ["Emergencia", "Informe ALFA"],
    phases: ["response"],
    ...bcn("1106167"),
  },
  {
    kind: "decree",
    number: "234",
    title_es: "Reglamento de los Comités para la Gestión del Riesgo de Desastres",
    title_en: "Regulation of the disaster risk management committees",
    issuing_body: interior,
    issued_on: "2022-08-05",
    topics: ["Comités"],
    phases: ["preparedness", "response"],
    relations: [["regulates", "21.364"]],
  },
  {
    kind: "decree",
    number: "338",
    title_es: "Reglamento del Programa de Gestión del Riesgo de Desastres",
    title_en: "Regulation of the disaster risk management programme",
    issuing_body: interior,
    issued_on: "2022-11-28",
    topics: ["SINAPRED"],
    phases: ["mitigation", "preparedness"],
    relations: [["regulates", "21.364"]],
    ...bcn("1196044"),
  },
  {
    kind: "decree",
    number: "86",
    title_es: "Reglamento de los organismos técnicos, los instrumentos y los mapas de amenaza y riesgo",
    title_en: "Regulation of technical bodies, instruments, and hazard and risk maps",
    issuing_body: interior,
    issued_on: "2023-03-03",
    topics: ["Mapas de amenaza"],
    phases: ["knowledge"],
    relations: [["regulates", "21.364"]],
    ...bcn("1196971"),
  },
  {
    kind: "resolution",
    number: "510 exenta",
    title_es: "Manual de procedimiento de la Ficha Básica de Emergencia y de la Ficha Básica de Emergencia Hídrica",
    title_en: "Manual of the basic emergency form and the basic water emergency form",
    issuing_body: socialServices,
    issued_on: "2022-06-30",
    topics: ["FIBE"],
    phases: ["response"],
    summary: "Deja sin efecto la resolución exenta 1.040 de 2016.",
  },
  {
    kind: "plan",
    plan_kind: "drr",
    number: "DEMO-1",
    title_es: "Plan Comunal de Reducción del Riesgo de Desastres (dato ficticio)",
    title_en: "Municipal disaster risk reduction plan (fictitious)",
    issuing_body: "Municipalidad de Valparaíso (demo)",
    issued_on: "2024-04-15",
    next_review_on: "2028-04-15",
    level: "communal",
    place: "05101",
    phases: ["knowledge", "mitigation"],
    hazards: ["EN0205", "MH0705", "GH0300"],
  },
  {
    kind: "plan",
    plan_kind: "emergency",
    number: "DEMO-2",
    title_es: "Plan Comunal de Emergencia (dato ficticio)",
    title_en: "Municipal emergency plan (fictitious)",
    issuing_body: "Municipalidad de Valparaíso (demo)",
    issued_on: "2023-11-30",
    next_review_on: "2027-11-30",
    level: "communal",
    place: "05101",
    phases: ["response"],
    hazards: ["EN0205", "MH0705"],
  },
  {
    kind: "plan",
    plan_kind: "emergency",
    number: "DEMO-3",
    title_es: "Plan Comunal de Emergencia, por actualizar (dato ficticio)",
    title_en: "Municipal emergency plan, to be updated (fictitious)",
    issuing_body: "Municipalidad de Viña del Mar (demo)",
    issued_on: "2019-03-20",
    next_review_on: "2023-03-20",
    level: "communal",
    place: "05109",
    phases: ["response"],
  },
];

/** Places are given by their code; answers ids by number. */
export async function insertLegalDocuments(tx: Tx, places: ReadonlyMap<string, number>): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  for (const { place = "CL", relations = [], articles = [], ...seed } of documents) {
    const company_id = places.get(place)!;
    const { id } = await tx
      .insertInto("legal_documents")
      .values({ level: "national", status: "in_force", ...seed, company_id, articles: JSON.stringify(articles) })
      .returning("id")
      .executeTakeFirstOrThrow();
    ids.set(seed.number, id);
    for (const [kind, number] of relations)
      await tx
        .insertInto("legal_relations")
        .values({ company_id, document_id: id, target_id: ids.get(number)!, kind })
        .execute();
  }
  // The law that founded the service (Ley 21.364).
  const legal_basis = [ids.get("21.364")!];
  await tx.updateTable("institutions").set({ legal_basis }).where("acronym", "=", "SENAPRED").execute();
  return ids;
}
