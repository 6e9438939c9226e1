// Visibly fictitious works of recovery after true disasters: nobody planned, paid or built them.
import type { DamageGrade } from "@atalaya/contract/domain/asset-damage.ts";
import type { HousingSolution } from "@atalaya/contract/domain/recovery/housing-solutions.ts";
import type { RecoveryItem } from "@atalaya/contract/domain/recovery/recovery-item.ts";
import type { Position } from "@atalaya/contract/values/geometry.ts";
import type { RecordStatus } from "@atalaya/contract/resources/records.ts";
import { near } from "./invented.ts";
import { sequence } from "./records.ts";

type Work = {
  /** Spanish name of the variable, code of the place, title of the disaster that it follows. */
  variable: string;
  place: string;
  follows: string;
  title: string;
  status: RecordStatus;
  item: Pick<RecoveryItem, "sector" | "phase" | "intervention" | "progress_status" | "progress_pct"> &
    Partial<RecoveryItem>;
};

const million = 1_000_000;

const milestones: RecoveryItem["milestones"] = [
  { title: "Diseño aprobado (demo)", due_on: "2026-01-31", done_on: "2026-01-28", weight: 15 },
  { title: "Terreno despejado (demo)", due_on: "2026-04-30", done_on: "2026-05-12", weight: 20 },
  { title: "Obra gruesa (demo)", due_on: "2026-12-31", done_on: null, weight: 45 },
  { title: "Entrega (demo)", due_on: "2027-06-30", done_on: null, weight: 20 },
];

const works: Work[] = [
  {
    variable: "Vivienda",
    place: "05109",
    follows: "Incendio de Viña del Mar de diciembre de 2022",
    title: "Reposición de 40 viviendas, sector alto (demo)",
    status: "published",
    item: {
      sector: "housing",
      phase: "reconstruction",
      intervention: "replacement",
      progress_status: "in_progress",
      progress_pct: 35,
      milestones,
      is_better: true,
      risk_reduction: "Faja cortafuego entre el sector y la quebrada (demo).",
      gender_focus: true,
      better_note: "Cierre no combustible y segunda vía de salida (demo).",
    },
  },
  {
    variable: "Vivienda",
    place: "05101",
    follows: "Gran incendio de Valparaíso",
    title: "Mejoramiento de 25 viviendas (demo)",
    status: "published",
    item: {
      sector: "housing",
      phase: "reconstruction",
      intervention: "repair",
      progress_status: "in_progress",
      progress_pct: 80,
    },
  },
  {
    variable: "Educación",
    place: "05801",
    follows: "Megaincendio de la Región de Valparaíso",
    title: "Reparación de escuela básica (demo)",
    status: "published",
    item: {
      sector: "education",
      phase: "rehabilitation",
      intervention: "repair",
      progress_status: "completed",
      progress_pct: 100,
      actual_start_on: "2025-07-01",
      actual_end_on: "2026-02-27",
    },
  },
  {
    variable: "Salud",
    place: "05101",
    follows: "Gran incendio de Valparaíso",
    title: "Reposición de posta (demo)",
    status: "validated",
    item: {
      sector: "health",
      phase: "reconstruction",
      intervention: "replacement",
      progress_status: "tendered",
      progress_pct: 15,
    },
  },
  {
    variable: "Vialidad",
    place: "05109",
    follows: "Incendio de Viña del Mar de diciembre de 2022",
    title: "Muro de contención y acceso (demo)",
    status: "published",
    item: {
      sector: "transportation",
      phase: "mitigation",
      intervention: "replacement",
      progress_status: "in_progress",
      progress_pct: 60,
    },
  },
  {
    variable: "Agua y saneamiento",
    place: "03201",
    follows: "Inundación de Chañaral y Atacama",
    title: "Reposición de matriz de agua (demo)",
    status: "published",
    item: {
      sector: "water",
      phase: "rehabilitation",
      intervention: "replacement",
      progress_status: "in_progress",
      progress_pct: 90,
      planned_end_on: "2026-05-29",
    },
  },
  {
    variable: "Vialidad",
    place: "03202",
    follows: "Aluviones de Atacama",
    title: "Defensa fluvial (demo)",
    status: "waiting_for_validation",
    item: {
      sector: "disaster_risk_management",
      phase: "mitigation",
      intervention: "study",
      progress_status: "formulated",
      progress_pct: 20,
    },
  },
  {
    variable: "Agricultura",
    place: "07102",
    follows: "Incendio de Santa Olga",
    title: "Apoyo a productores afectados (demo)",
    status: "draft",
    item: {
      sector: "agriculture",
      phase: "rehabilitation",
      intervention: "livelihood",
      progress_status: "funded",
      progress_pct: 50,
    },
  },
];

/** Some are rebuilt or repaired where they stood, the others bought or hosted meanwhile; what is delivered follows the progress. */
function housingOf({ sector, intervention, progress_pct }: Work["item"], households: number): RecoveryItem["housing"] {
  if (sector !== "housing") return [];
  const first = Math.round(households * 0.7);
  const row = (grade: DamageGrade, solution: HousingSolution["solution"], count: number) => ({
    grade,
    solution,
    households: count,
    delivered: Math.floor((count * progress_pct!) / 100),
  });
  return intervention === "repair"
    ? [row("major", "repair", first), row("minor", "materials", households - first)]
    : [row("destroyed", "rebuild_on_site", first), row("destroyed", "purchase", households - first)];
}

const horizons = ["medium", "short", "long"] as const;

export type RecoveryRecord = Omit<Work, "item"> & { item: object; value: number; observed_on: string; at: Position };

/** Amounts and people from a fixed sequence. */
export function recoveryRecords(): RecoveryRecord[] {
  const random = sequence(20_260_302);
  return works.map(({ item, ...work }, index) => {
    const need_amount = Math.round(40 + random() * 900) * million;
    const funded_amount = Math.round((need_amount * (0.5 + random() / 2)) / million) * million;
    const progress = item.progress_pct!;
    const households = Math.round(15 + random() * 60);
    const beneficiaries = households * 3;
    const women = Math.round(beneficiaries * 0.52);
    return {
      ...work,
      item: {
        need_horizon: horizons[index % horizons.length],
        external_code: `DEMO-${String(index + 123).padStart(6, "0")}-0`,
        currency: "CLP",
        damage_value: Math.round((need_amount * 0.7) / million) * million,
        loss_value: Math.round((need_amount * 0.15) / million) * million,
        need_amount,
        funded_amount,
        spent_amount: Math.round((funded_amount * progress) / 100),
        funding: [{ source: index % 2 === 0 ? "national" : "regional", amount: funded_amount }],
        contractor: "Constructora Demo",
        beneficiaries,
        women,
        men: beneficiaries - women,
        households,
        housing: housingOf(item, households),
        planned_start_on: "2025-10-01",
        planned_end_on: `2027-0${(index % 6) + 1}-28`,
        priority: (index % 3) + 1,
        ...item,
      },
      value: progress,
      observed_on: "2026-06-30",
      at: near(work.place, 0.01 * ((index % 4) - 1), -0.006),
    };
  });
}
