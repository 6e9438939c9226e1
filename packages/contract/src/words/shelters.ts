// Texts of shelters and of how many people are in them.
import type { Words } from "../text.ts";

export const shelterWords = {
  shelter_identity: { es: "Qué es", en: "What it is" },
  shelter_services: { es: "Qué ofrece", en: "What it has" },
  shelter_charge: { es: "A cargo", en: "In charge" },
  occupancy: { es: "Ocupación", en: "Occupancy" },
  occupancy_count: { es: "Contar personas", en: "Count people" },
  occupancy_counts: { es: "Conteos", en: "Counts" },
  occupancy_none: { es: "Nadie ha contado todavía.", en: "Nobody has counted yet." },
  occupancy_free: { es: "{{count}} plazas libres", en: "{{count}} places free" },
  occupancy_over: { es: "{{count}} sobre su capacidad", en: "{{count}} above its capacity" },
  occupancy_saved: { es: "Conteo guardado", en: "Count saved" },
  occupancy_taken_out: { es: "Conteo quitado", en: "Count taken out" },
  occupancy_take_out: { es: "Quitar el conteo del {{at}}", en: "Take out the count of {{at}}" },
} satisfies Words;
