// Visibly fictitious exercises of Valparaíso and Viña del Mar: one that was held, with what it taught, and one to come.
import type { Position } from "@atalaya/contract/values/geometry.ts";
import type { Exercise } from "@atalaya/contract/resources/exercises.ts";
import type { LessonDraft } from "@atalaya/contract/resources/lessons.ts";
import type { Tx } from "../platform/database/database.ts";
import { fromGeoJson } from "../platform/database/sql.ts";

type SeedExercise = Pick<Exercise, "title" | "kind" | "hazard" | "status" | "objectives" | "participants"> &
  Partial<Pick<Exercise, "scenario" | "people" | "rating" | "evaluation" | "evaluated_by">> & {
    /** Code of the place. */
    place: string;
    at: Position;
    /** In how many days it begins, at ten in the morning in Chile or eleven in summer, and how many hours it takes. */
    day: number;
    hours: number;
    lessons: readonly Pick<LessonDraft, "kind" | "text" | "proposal">[];
  };

const exercises: readonly SeedExercise[] = [
  {
    title: "Simulacro de tsunami, borde costero (demo)",
    kind: "full_scale",
    hazard: "MH0705",
    status: "held",
    place: "05101",
    at: [-71.6266, -33.0388],
    day: -120,
    hours: 2,
    scenario: "Sismo de magnitud 8,8 frente a la costa; primera ola en 18 minutos (ficticio).",
    objectives: ["Evacuar el plan en 15 minutos", "Comprobar que las sirenas se oyen en todos los cerros"],
    participants: ["Liceo Demo", "Bomberos (demo)", "Juntas de vecinos (demo)"],
    people: 1240,
    rating: "partly",
    evaluation: "El plan se evacuó en 17 minutos. Dos sirenas no sonaron.",
    evaluated_by: "Equipo evaluador (ficticio)",
    lessons: [
      {
        kind: "improvement",
        text: "Las sirenas no se oyeron en dos cerros.",
        proposal: "Instalar y probar sirenas en los cerros que faltan.",
      },
      {
        kind: "improvement",
        text: "El punto de encuentro no tenía agua ni sombra.",
        proposal: "Dotar de agua y sombra los puntos de encuentro.",
      },
      { kind: "strength", text: "Los cursos del liceo llegaron juntos y contados en 9 minutos.", proposal: null },
    ],
  },
  {
    title: "Simulación de mesa: incendio en el borde urbano (demo)",
    kind: "tabletop",
    hazard: "EN0205",
    status: "planned",
    place: "05109",
    at: [-71.5518, -33.0245],
    day: 25,
    hours: 3,
    objectives: ["Decidir a tiempo a quién evacuar", "Probar la cadena de avisos"],
    participants: ["Municipalidad de Viña del Mar (demo)", "Bomberos (demo)"],
    lessons: [],
  },
];

const dayLength = 86_400_000;
const hourLength = 3_600_000;
const fourteenUtc = 14 * hourLength;

/** Places are given by their code. */
export async function insertExercises(tx: Tx, places: ReadonlyMap<string, number>): Promise<void> {
  const today = Math.floor(Date.now() / dayLength) * dayLength;
  for (const { place, at, day, hours, lessons, ...fields } of exercises) {
    const company_id = places.get(place)!;
    const begins = today + day * dayLength + fourteenUtc;
    const { id: exercise_id } = await tx
      .insertInto("exercises")
      .values({
        ...fields,
        company_id,
        starts_at: new Date(begins).toISOString(),
        ends_at: new Date(begins + hours * hourLength).toISOString(),
        geometry: fromGeoJson({ type: "Point", coordinates: at }),
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    for (const lesson of lessons)
      await tx
        .insertInto("lessons")
        .values({ ...lesson, exercise_id, company_id })
        .execute();
  }
}
