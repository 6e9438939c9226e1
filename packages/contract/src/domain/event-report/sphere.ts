// What people who lost their homes need, by the minimum standards of the Sphere Handbook (2018): proposed, never asserted.
import type { Text } from "../../text.ts";

/** `per` people need `amount` of `unit`; `source` is the standard of the handbook. */
export type SphereNeed = { key: string; name: Text; amount: number; per: number; unit: Text; source: Text };

const litres = { es: "litros al día", en: "litres a day" };
const each = { es: "unidades", en: "units" };

/** In the order in which they are urgent. */
export const sphereNeeds: readonly SphereNeed[] = [
  {
    key: "water",
    name: { es: "Agua", en: "Water" },
    amount: 15,
    per: 1,
    unit: litres,
    source: { es: "Esfera 2018, abastecimiento de agua, norma 2.1", en: "Sphere 2018, water supply, standard 2.1" },
  },
  {
    key: "covered_area",
    name: { es: "Superficie cubierta", en: "Covered area" },
    amount: 3.5,
    per: 1,
    unit: { es: "m²", en: "m²" },
    source: { es: "Esfera 2018, alojamiento, norma 3", en: "Sphere 2018, shelter, standard 3" },
  },
  {
    key: "toilets",
    name: { es: "Baños", en: "Toilets" },
    amount: 1,
    per: 20,
    unit: each,
    source: {
      es: "Esfera 2018, gestión de excrementos, norma 3.2",
      en: "Sphere 2018, excreta management, standard 3.2",
    },
  },
  {
    key: "water_points",
    name: { es: "Grifos", en: "Taps" },
    amount: 1,
    per: 250,
    unit: each,
    source: { es: "Esfera 2018, abastecimiento de agua, norma 2.1", en: "Sphere 2018, water supply, standard 2.1" },
  },
  {
    key: "energy_food",
    name: { es: "Alimento", en: "Food" },
    amount: 2100,
    per: 1,
    unit: { es: "kcal al día", en: "kcal a day" },
    source: { es: "Esfera 2018, asistencia alimentaria, norma 6.1", en: "Sphere 2018, food assistance, standard 6.1" },
  },
];

/** How much so many people need, rounded up: half a toilet is one. */
export const neededBy = ({ amount, per }: SphereNeed, people: number): number => Math.ceil((people / per) * amount);
