// Names of oceans and the seas around Latin America, for the offline base map; no coordinate file carries them.
import type { Text } from "@atalaya/contract/text.ts";
import type { Position } from "@atalaya/contract/values/geometry.ts";

type SeaName = { name: Text; at: Position; minzoom: number };

export const seaNames: SeaName[] = [
  { name: { es: "Océano Pacífico Norte", en: "North Pacific Ocean" }, at: [-145, 28], minzoom: 1 },
  { name: { es: "Océano Pacífico Sur", en: "South Pacific Ocean" }, at: [-115, -35], minzoom: 1 },
  { name: { es: "Océano Pacífico", en: "Pacific Ocean" }, at: [-78.5, -31], minzoom: 4 },
  { name: { es: "Océano Pacífico", en: "Pacific Ocean" }, at: [-83.5, -11], minzoom: 4 },
  { name: { es: "Océano Pacífico", en: "Pacific Ocean" }, at: [-72.6, -33.2], minzoom: 7 },
  { name: { es: "Océano Pacífico", en: "Pacific Ocean" }, at: [-74.4, -37.2], minzoom: 7 },
  { name: { es: "Océano Pacífico", en: "Pacific Ocean" }, at: [-71.3, -23], minzoom: 7 },
  { name: { es: "Océano Atlántico Norte", en: "North Atlantic Ocean" }, at: [-42, 30], minzoom: 1 },
  { name: { es: "Océano Atlántico Sur", en: "South Atlantic Ocean" }, at: [-18, -28], minzoom: 1 },
  { name: { es: "Océano Índico", en: "Indian Ocean" }, at: [80, -25], minzoom: 1 },
  { name: { es: "Océano Glacial Ártico", en: "Arctic Ocean" }, at: [-160, 76], minzoom: 2 },
  { name: { es: "Océano Austral", en: "Southern Ocean" }, at: [-100, -62], minzoom: 2 },
  { name: { es: "Mar Caribe", en: "Caribbean Sea" }, at: [-75.5, 14.6], minzoom: 3 },
  { name: { es: "Golfo de México", en: "Gulf of Mexico" }, at: [-91, 25], minzoom: 3 },
  { name: { es: "Mar de Drake", en: "Drake Passage" }, at: [-64, -58.5], minzoom: 3.5 },
  { name: { es: "Golfo de Penas", en: "Gulf of Penas" }, at: [-75.2, -47.2], minzoom: 6 },
  { name: { es: "Golfo de California", en: "Gulf of California" }, at: [-111.5, 27], minzoom: 4.5 },
];
