// Lengths and areas in the unit that a person chose.
import type { Language } from "@atalaya/contract/text.ts";
import { formatNumber } from "../../ui/format.ts";

export const lengthUnits = ["m", "km"] as const;
export const areaUnits = ["m²", "ha", "km²"] as const;
export type LengthUnit = (typeof lengthUnits)[number];
export type AreaUnit = (typeof areaUnits)[number];

const metresIn: Record<LengthUnit, number> = { m: 1, km: 1000 };
const squareMetresIn: Record<AreaUnit, number> = { "m²": 1, ha: 10_000, "km²": 1_000_000 };

/** Three digits after the point below ten, none from a hundred on: more would claim a precision that a drawing has not. */
const rounded = (value: number, language: Language) =>
  formatNumber(value, language, { maximumFractionDigits: value < 10 ? 3 : value < 100 ? 2 : value < 1000 ? 1 : 0 });

/** `metres` in the unit: "61,4 km". */
export const lengthText = (metres: number, unit: LengthUnit, language: Language): string =>
  `${rounded(metres / metresIn[unit], language)} ${unit}`;

/** `squareMetres` in the unit: "8.581 ha". */
export const areaText = (squareMetres: number, unit: AreaUnit, language: Language): string =>
  `${rounded(squareMetres / squareMetresIn[unit], language)} ${unit}`;
