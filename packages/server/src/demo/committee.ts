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

/** What was agreed, who does it, in how many days it is due, and how far it is. */
const agreements: [text: string, responsible: string, due: number, status: string][] = [
  ["Actualizar el catastro de grifos en los cerros", "Bomberos", -14, "pending"],
  ["Enviar el plan de evacuación de Placilla", "Unidad GRD", -8, "pending"],
  ["Contratar la limpieza de quebradas", "Obras", 5, "in_progress"],
  ["Definir un albergue alternativo", "Educación", 12, "in_progress"],
  ["Ensayo de sirenas", "Unidad GRD", 20, "pending"],
  ["Señalizar las vías de evacuación", "Obras", -40, "done"],
  ["Revisar los convenios de ayuda mutua", "Secretaría técnica", -60, "done"],
];

async function insertPerson(tx: Tx, company_id: number, index: number, person: { name: string; position: string }) {
  const phone = `+56 32 000 00${String(index + 10)}`;
  const row = {
    company_id,
    first_name: person.name,
    last_name: "Demo",
    position_es: person.position,
    phone_24x7: phone,
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
  await insertSessions(tx, { company_id, committee_id: committee.id, members });
}

const minutes = `<p>Acta <strong>ficticia</strong>. La presidencia abre la sesión y la secretaría técnica da lectura a la tabla.</p>
<h3>Estado de los cerros</h3><ul><li>Se revisaron las vías de evacuación de tres cerros.</li>
<li>Queda pendiente la señalética de dos escaleras.</li></ul><p>Se cierra la sesión sin otros puntos.</p>`;

type Of = { company_id: number; committee_id: number; members: readonly number[] };

async function insertSessions(tx: Tx, { company_id, committee_id, members }: Of): Promise<void> {
  const there = (count: number) =>
    asJson(members.slice(0, count).map((member_id) => ({ member_id, presence: "present", arrived_at: null })));
  const sessions = [
    { in: -70, status: "minutes_approved", attendance: there(6) },
    { in: -9, status: "minutes_draft", attendance: there(4) },
    { in: 4, status: "called", attendance: there(5) },
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
  for (const [index, [text, responsible, due, status]] of agreements.entries()) {
    const agreement = { company_id, number: index + 1, text, responsible, due_on: dayIn(due), status };
    await tx
      .insertInto("committee_agreements")
      .values({ ...agreement, session_id: ids[index < 2 ? 0 : 1]! })
      .execute();
  }
}
