// Texts of how many people are in a shelter.
import type { Words } from "../text.ts";

export const occupancyWords = {
  occupancy: { es: "Ocupación", en: "Occupancy" },
  occupancy_count: { es: "Contar personas", en: "Count people" },
  occupancy_counts: { es: "Conteos", en: "Counts" },
  occupancy_none: { es: "Nadie ha contado todavía.", en: "Nobody has counted yet." },
  occupancy_free: { es: "{{count}} plazas libres", en: "{{count}} places free" },
  occupancy_over: { es: "{{count}} sobre su capacidad", en: "{{count}} above its capacity" },
  occupancy_saved: { es: "Conteo guardado", en: "Count saved" },
  occupancy_taken_out: { es: "Conteo quitado", en: "Count taken out" },
  occupancy_take_out: { es: "Quitar el conteo del {{at}}", en: "Take out the count of {{at}}" },
  "label.shelter_occupancy.shelter_id": { es: "Albergue n.º", en: "Shelter no." },
} satisfies Words;
