// Texts of what is read as a document.
import type { Words } from "../text.ts";

export const paperWords = {
  paper_began: { es: "Inicio", en: "Began" },
  paper_what_happened: { es: "Qué pasó", en: "What happened" },
  paper_description: { es: "Descripción", en: "Description" },
  paper_photos: { es: "Fotos", en: "Photos" },
  paper_map: { es: "Mapa de la ubicación", en: "Map of the location" },
  paper_relations: { es: "Relaciones", en: "Relations" },
  paper_not_public: { es: "No público", en: "Not public" },
  paper_one_day: { es: "una sola fecha", en: "one date only" },
  paper_hours: { es: "Horas", en: "Hours" },
  paper_users: { es: "Usuarios", en: "Users" },
  paper_all_changes: { es: "Ver todo el historial", en: "See the whole history" },
} satisfies Words;
