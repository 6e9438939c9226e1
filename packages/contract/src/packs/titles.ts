// What the parts of a pack, and what becomes of their items, are called.
import type { ItemState } from "../resources/packs.ts";
import type { Text } from "../text.ts";
import type { PackPart } from "./items.ts";

export const packPartTitles = {
  roles: { es: "Roles", en: "Roles" },
  places: { es: "Lugares", en: "Places" },
  variable_groups: { es: "Grupos de variables", en: "Groups of variables" },
  variables: { es: "Variables", en: "Variables" },
  legal_documents: { es: "Documentos legales", en: "Legal documents" },
  legal_relations: { es: "Relaciones entre documentos", en: "Relations between documents" },
  institutions: { es: "Instituciones", en: "Institutions" },
  institution_functions: { es: "Funciones de instituciones", en: "Functions of institutions" },
} satisfies Record<PackPart, Text>;

export const itemStateTitles = {
  new: { es: "Nuevos", en: "New" },
  changed: { es: "Se actualizan", en: "Updated" },
  same: { es: "Iguales", en: "The same" },
  kept: { es: "Cambiados aquí, se conservan", en: "Changed here, kept" },
  gone: { es: "Eliminados aquí, no vuelven", en: "Deleted here, stay away" },
  waiting: { es: "Esperan algo que falta", en: "Waiting for something missing" },
  left: { es: "Ya no están en el paquete, quedan", en: "No longer in the pack, stay" },
} satisfies Record<ItemState, Text>;
