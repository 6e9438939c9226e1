// Which committees a country's law knows, and at which level a place of a kind has one.
import type { CompanyKind } from "../resources/companies.ts";
import { committeeKinds, committeeLevels, type CommitteeKind, type CommitteeLevel } from "../resources/committees.ts";

const below: readonly CommitteeLevel[] = ["regional", "provincial", "communal"];

/**
 * By country and level. Sources: Chile Ley 21.364 (COGRID); Colombia Ley 1523 of 2012 (departmental and municipal councils); Ecuador Ley
 * Orgánica para la Gestión Integral del Riesgo de Desastres of 2024 (COE); Peru Ley 29664 (working groups and civil-defence platforms);
 * Mexico Ley General de Protección Civil (municipal councils).
 */
const known: Record<string, Partial<Record<CommitteeKind, readonly CommitteeLevel[]>>> = {
  CL: { cogrid: committeeLevels },
  CO: { cdgrd: ["regional"], cmgrd: ["communal"] },
  EC: { coe: committeeLevels },
  PE: { gtgrd: committeeLevels, pdc: below },
  MX: { cmpc: ["communal"] },
};

/** The level of the committee that a territory has; bodies that are no territory sit at any. */
const levelOf: Partial<Record<CompanyKind, CommitteeLevel>> = {
  country: "national",
  national_agency: "national",
  region: "regional",
  province: "provincial",
  municipality: "communal",
};

/** What of a place decides. */
export type CommitteePlace = { country: string; kind: CompanyKind };

export const levelsFor = ({ kind }: CommitteePlace): readonly CommitteeLevel[] =>
  levelOf[kind] ? [levelOf[kind]] : committeeLevels;

/** Another kind than those of the law is possible everywhere. */
export const kindsFor = (place: CommitteePlace): readonly CommitteeKind[] =>
  committeeKinds.filter(
    (kind) => kind === "other" || known[place.country]?.[kind]?.some((level) => levelsFor(place).includes(level)),
  );
