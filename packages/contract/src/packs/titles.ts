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
  new: { es: "nuevos", en: "new" },
  changed: { es: "se actualizan", en: "updated" },
  same: { es: "iguales", en: "the same" },
  kept: { es: "cambiados aquí, se conservan", en: "changed here, kept" },
  gone: { es: "eliminados aquí, no vuelven", en: "deleted here, stay away" },
  waiting: { es: "esperan algo que falta", en: "waiting for something missing" },
  left: { es: "ya no están en el paquete, quedan", en: "no longer in the pack, stay" },
} satisfies Record<ItemState, Text>;
