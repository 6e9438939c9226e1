// Chile, 21 of its municipalities and their regions: official codes and coordinates, true and public.
import type { Position } from "@atalaya/contract/values/geometry.ts";

/** It stands where its capital is. */
export const country = { code: "CL", reason_social: "Chile", at: [-70.6693, -33.4489] as Position };

/** ISO 3166-2 code and official name. */
export const regions: [code: string, name: string][] = [
  ["CL-TA", "Región de Tarapacá"],
  ["CL-AT", "Región de Atacama"],
  ["CL-CO", "Región de Coquimbo"],
  ["CL-VS", "Región de Valparaíso"],
  ["CL-ML", "Región del Maule"],
  ["CL-NB", "Región de Ñuble"],
  ["CL-BI", "Región del Biobío"],
  ["CL-AR", "Región de La Araucanía"],
  ["CL-LR", "Región de Los Ríos"],
  ["CL-LL", "Región de Los Lagos"],
];

/** Municipal code (CUT, text because zeros lead), name, region, longitude and latitude in degrees, people in the census of 2017. */
export const municipalities: [
  cut: string,
  name: string,
  region: string,
  lon: number,
  lat: number,
  population: number,
][] = [
  ["05101", "Valparaíso", "CL-VS", -71.6231, -33.0436, 296_655],
  ["05109", "Viña del Mar", "CL-VS", -71.5224, -33.0445, 334_248],
  ["05801", "Quilpué", "CL-VS", -71.4435, -33.0492, 151_708],
  ["05804", "Villa Alemana", "CL-VS", -71.3724, -33.0429, 126_548],
  ["05802", "Limache", "CL-VS", -71.2613, -33.0035, 46_121],
  ["07102", "Constitución", "CL-ML", -72.4139, -35.3309, 46_068],
  ["08110", "Talcahuano", "CL-BI", -73.1047, -36.7364, 151_749],
  ["08101", "Concepción", "CL-BI", -73.0293, -36.8148, 223_574],
  ["16202", "Cobquecura", "CL-NB", -72.7911, -36.1318, 5_012],
  ["01101", "Iquique", "CL-TA", -70.1463, -20.2232, 191_468],
  ["01107", "Alto Hospicio", "CL-TA", -70.1007, -20.2677, 108_375],
  ["10401", "Chaitén", "CL-LL", -72.7164, -42.9168, 5_071],
  ["10402", "Futaleufú", "CL-LL", -71.8666, -43.1859, 2_623],
  ["03101", "Copiapó", "CL-AT", -70.3314, -27.3654, 153_937],
  ["03201", "Chañaral", "CL-AT", -70.6107, -26.3425, 12_219],
  ["03202", "Diego de Almagro", "CL-AT", -70.0488, -26.3771, 13_925],
  ["09115", "Pucón", "CL-AR", -71.9545, -39.2824, 28_523],
  ["09120", "Villarrica", "CL-AR", -72.2182, -39.2803, 55_478],
  ["14108", "Panguipulli", "CL-LR", -72.3365, -39.6436, 34_539],
  ["04201", "Illapel", "CL-CO", -71.1626, -31.6242, 30_848],
  ["04102", "Coquimbo", "CL-CO", -71.337, -29.968, 227_730],
];
