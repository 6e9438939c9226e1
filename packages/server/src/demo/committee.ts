// A visibly fictitious committee of Valparaíso with its act, members, sessions and agreements. No number here belongs to anybody.
import { asJson } from "../platform/database/sql.ts";
import type { Tx } from "../platform/database/database.ts";

type Seat = [name: string, position: string, institution: string, role: string, alternate: string | null];

/** In the order of calling; telephones are the country's code and zeros. */
const seats: Seat[] = [
  ["Presidenta", "Alcaldesa", "Municipalidad de Valparaíso", "chair", "Suplente Uno"],
  [
    "Secretario",
    "Encargado de gestión del riesgo",
    "Municipalidad de Valparaíso",
    "technical_secretary",
    "Suplente Dos",
  ],
  ["Superintendente", "Superintendente", "Cuerpo de Bomberos de Valparaíso", "titular", "Suplente Tres"],
  ["Comisario", "Comisario", "Carabineros de Chile", "titular", null],
  ["Directora de Salud", "Directora de salud municipal", "Municipalidad de Valparaíso", "titular", null],
  ["Ingeniera de Obras", "Directora de obras", "Municipalidad de Valparaíso", "titular", null],
  ["Gerente Sanitaria", "Gerente zonal", "Municipalidad de Valparaíso", "guest", null],
];

const today = Date.now();
const dayLength = 86_400_000;
const instantIn = (days: number) => `${new Date(today + days * dayLength).toISOString().slice(0, 10)}T13:00:00Z`;
const dayIn = (days: number) => instantIn(days).slice(0, 10);

const constituted_on = "2023-03-14";
/** The mayor's term ends by law, and with it the chair. */
const termEnds = "2028-12-06";

/**
 * What was agreed in which session, the name of the institution or the place in the order of calling of the member who does it, in how
 * many days it is due, and how far it is.
 */
const agreements: [session: number, text: string, responsible: string | number, due: number, status: string][] = [
  [0, "Actualizar el catastro de grifos en los cerros", "Cuerpo de Bomberos de Valparaíso", -14, "pending"],
  [0, "Enviar el plan de evacuación de Placilla", 1, -8, "pending"],
  [1, "Contratar la limpieza de quebradas", 5, 5, "in_progress"],
  [1, "Definir un albergue alternativo", "Municipalidad de Valparaíso", 12, "in_progress"],
  [1, "Ensayo de sirenas", 1, 20, "pending"],
  [0, "Señalizar las vías de evacuación", 5, -40, "done"],
  [0, "Revisar los convenios de ayuda mutua", 1, -60, "done"],
];

async function insertPerson(tx: Tx, company_id: number, index: number, person: { name: string; position: string }) {
  const phone = `+56 32 000 00${String(index + 10)}`;
  const row = {
    company_id,
    first_name: person.name,
    last_name: "Demo",
    position_es: person.position,
    phone_24x7: phone,
    // Nobody's: the name of this domain is kept for tests (RFC 6761).
    email: index % 4 === 3 ? null : `integrante${index + 1}@demo.test`,
  };
  return (await tx.insertInto("persons").values(row).returning("id").executeTakeFirstOrThrow()).id;
}

/** Places are given by their code, legal documents by their number. */
export async function insertCommittee(
  tx: Tx,
  places: ReadonlyMap<string, number>,
  documents: ReadonlyMap<string, number>,
): Promise<void> {
  const company_id = places.get("05101")!;
  const institutions = await tx.selectFrom("institutions").select(["id", "name_es"]).execute();
  const act = await tx
    .insertInto("legal_documents")
    .values({
      company_id,
      kind: "mayoral_decree",
      number: "DEMO-4",
      title_es: "Constituye el Comité Comunal de Gestión del Riesgo de Desastres (dato ficticio)",
      title_en: "Constitutes the municipal disaster risk management committee (fictitious)",
      issuing_body: "Municipalidad de Valparaíso (demo)",
      level: "communal",
      issued_on: "2023-03-10",
      status: "in_force",
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const committee = await tx
    .insertInto("committees")
    .values({
      company_id,
      kind: "cogrid",
      level: "communal",
      name: "Comité Comunal de GRD (demo)",
      constitution_document_id: act.id,
      regulation_document_id: documents.get("234")!,
      constituted_on,
      session_frequency: "Bimestral",
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const members: number[] = [];
  const focal = new Map<number, { person_id: number; role: "titular" | "alternate"; phone_24x7: null }[]>();
  let people = 0;
  const seat = async (person_id: number, role: string, substitutes_person_id: number | null) => {
    const row = {
      company_id,
      committee_id: committee.id,
      person_id,
      role,
      substitutes_person_id,
      from_on: constituted_on,
      to_on: role === "chair" ? termEnds : null,
    };
    const inserted = tx.insertInto("committee_members").values({ ...row, call_order: people });
    return (await inserted.returning("id").executeTakeFirstOrThrow()).id;
  };
  for (const [name, position, works_at, role, alternate] of seats) {
    const person_id = await insertPerson(tx, company_id, people++, { name, position });
    const institution_id = institutions.find(({ name_es }) => name_es === works_at)!.id;
    await tx.updateTable("persons").set({ institution_id }).where("id", "=", person_id).execute();
    members.push(await seat(person_id, role, null));
    const points = focal.get(institution_id) ?? [];
    // The first two of an institution answer for it.
    if (points.length < 2)
      focal.set(institution_id, [
        ...points,
        { person_id, role: points.length === 0 ? "titular" : "alternate", phone_24x7: null },
      ]);
    if (alternate)
      await seat(
        await insertPerson(tx, company_id, people++, { name: alternate, position: "Suplente" }),
        "alternate",
        person_id,
      );
  }
  for (const [id, points] of focal)
    await tx
      .updateTable("institutions")
      .set({ focal_points: asJson(points) })
      .where("id", "=", id)
      // People of a municipality do not answer for a body of the nation.
      .where("company_id", "=", company_id)
      .execute();
  await insertSessions(tx, { company_id, committee_id: committee.id, members, institutions });
}

const minutes = `<p>Acta <strong>ficticia</strong>. La presidencia abre la sesión y la secretaría técnica da lectura a la tabla.</p>
<h3>Estado de los cerros</h3><ul><li>Se revisaron las vías de evacuación de tres cerros.</li>
<li>Queda pendiente la señalética de dos escaleras.</li></ul><p>Se cierra la sesión sin otros puntos.</p>`;

type Of = {
  company_id: number;
  committee_id: number;
  members: readonly number[];
  institutions: readonly { id: number; name_es: string }[];
};

async function insertSessions(tx: Tx, { company_id, committee_id, members, institutions }: Of): Promise<void> {
  const there = (count: number) =>
    asJson(members.slice(0, count).map((member_id) => ({ member_id, presence: "present", arrived_at: null })));
  const coming = asJson(
    members.slice(0, 5).map((member_id, index) => ({ member_id, answer: index === 3 ? "not_coming" : "coming" })),
  );
  const sessions = [
    { in: -70, status: "minutes_approved", attendance: there(6) },
    { in: -9, status: "minutes_draft", attendance: there(4) },
    { in: 4, status: "called", confirmations: coming },
  ];
  const numbers = new Map<number, number>();
  const ids: number[] = [];
  for (const { in: days, ...session } of sessions) {
    const starts_at = instantIn(days);
    const year = Number(starts_at.slice(0, 4));
    const number = (numbers.get(year) ?? 0) + 1;
    numbers.set(year, number);
    const row = {
      company_id,
      committee_id,
      number,
      year,
      kind: "ordinary",
      mode: "mixed",
      starts_at,
      place: "Sala COE (demo)",
      agenda: asJson(["Seguimiento de acuerdos", "Preparación de la temporada de incendios forestales"]),
      minutes: days < 0 ? minutes : null,
      ...session,
    };
    ids.push((await tx.insertInto("committee_sessions").values(row).returning("id").executeTakeFirstOrThrow()).id);
  }
  // The first was approved in the second; the server seals it as it starts.
  await tx
    .updateTable("committee_sessions")
    .set({ approved_in_session_id: ids[1]! })
    .where("id", "=", ids[0]!)
    .execute();
  for (const [index, [session, text, responsible, due, status]] of agreements.entries()) {
    const by =
      typeof responsible === "number"
        ? { responsible_member_id: members[responsible]! }
        : { responsible_institution_id: institutions.find(({ name_es }) => name_es === responsible)!.id };
    const agreement = { company_id, number: index + 1, text, ...by, due_on: dayIn(due), status };
    await tx
      .insertInto("committee_agreements")
      .values({ ...agreement, session_id: ids[session]! })
      .execute();
  }
}
