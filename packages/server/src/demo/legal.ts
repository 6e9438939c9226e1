// Visibly fictitious plans, beside the laws of the pack.
import type { LegalDocumentDraft } from "@atalaya/contract/resources/legal-documents.ts";
import type { Tx } from "../platform/database/database.ts";

type Seed = Pick<LegalDocumentDraft, "kind" | "number" | "title_es" | "issuing_body" | "issued_on" | "level"> &
  Partial<Omit<LegalDocumentDraft, "company_id" | "relations" | "articles" | "level">> & {
    /** Code of the place that keeps it. */
    place: string;
  };

const documents: Seed[] = [
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

/** Places are given by their code; answers the ids of all documents by number. */
export async function insertLegalDocuments(tx: Tx, places: ReadonlyMap<string, number>): Promise<Map<string, number>> {
  for (const { place, ...seed } of documents)
    await tx
      .insertInto("legal_documents")
      .values({ status: "in_force", ...seed, company_id: places.get(place)!, articles: "[]" })
      .execute();
  const rows = await tx.selectFrom("legal_documents").select(["id", "number"]).execute();
  return new Map(rows.map(({ id, number }) => [number, id]));
}
