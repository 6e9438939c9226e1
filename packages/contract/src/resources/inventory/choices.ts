// What a municipality answers an emergency with: kinds of resources, the categories of each, and the units in which stock is counted.
import type { Text } from "../../text.ts";

export const inventoryKinds = ["equipment", "vehicle", "brigade", "stock"] as const;
export type InventoryKind = (typeof inventoryKinds)[number];

export const inventoryKindTitles: Record<InventoryKind, Text> = {
  equipment: { es: "Equipo", en: "Equipment" },
  vehicle: { es: "Vehículo o maquinaria", en: "Vehicle or machinery" },
  brigade: { es: "Brigada", en: "Brigade" },
  stock: { es: "Existencias", en: "Stock" },
};

const equipment = {
  generator: { es: "Generador", en: "Generator" },
  motor_pump: { es: "Motobomba", en: "Motor pump" },
  chainsaw: { es: "Motosierra", en: "Chainsaw" },
  radio: { es: "Radio", en: "Radio" },
  drone: { es: "Dron", en: "Drone" },
  lighting_tower: { es: "Torre de iluminación", en: "Lighting tower" },
  other_equipment: { es: "Otro equipo", en: "Other equipment" },
};
const vehicle = {
  tanker: { es: "Camión aljibe", en: "Water tanker" },
  backhoe: { es: "Retroexcavadora", en: "Backhoe" },
  loader: { es: "Cargador frontal", en: "Front loader" },
  truck: { es: "Camión", en: "Truck" },
  pickup: { es: "Camioneta", en: "Pickup" },
  ambulance: { es: "Ambulancia", en: "Ambulance" },
  boat: { es: "Embarcación", en: "Boat" },
  other_vehicle: { es: "Otro vehículo", en: "Other vehicle" },
};
const brigade = {
  search_rescue: { es: "Búsqueda y rescate", en: "Search and rescue" },
  forest_fire: { es: "Incendios forestales", en: "Forest fires" },
  first_aid: { es: "Primeros auxilios", en: "First aid" },
  damage_assessment: { es: "Evaluación de daños", en: "Damage assessment" },
  volunteers: { es: "Voluntarios", en: "Volunteers" },
  other_brigade: { es: "Otra brigada", en: "Other brigade" },
};
const stock = {
  drinking_water: { es: "Agua potable", en: "Drinking water" },
  food_box: { es: "Caja de alimentos", en: "Food box" },
  mattress: { es: "Colchón", en: "Mattress" },
  blanket: { es: "Frazada", en: "Blanket" },
  hygiene_kit: { es: "Kit de higiene", en: "Hygiene kit" },
  plastic_sheeting: { es: "Plástico o nailon", en: "Plastic sheeting" },
  roofing_sheet: { es: "Planchas de techo", en: "Roofing sheets" },
  sandbag: { es: "Sacos de arena", en: "Sandbags" },
  tent: { es: "Carpa", en: "Tent" },
  fuel: { es: "Combustible", en: "Fuel" },
  medicine: { es: "Medicamentos", en: "Medicine" },
  clothing: { es: "Vestuario", en: "Clothing" },
  other_stock: { es: "Otras existencias", en: "Other stock" },
};
export const inventoryCategoryTitles = { ...equipment, ...vehicle, ...brigade, ...stock };
export type InventoryCategory = keyof typeof inventoryCategoryTitles;
export const inventoryCategories = Object.keys(inventoryCategoryTitles) as [InventoryCategory, ...InventoryCategory[]];

const categoriesOf: Record<InventoryKind, object> = { equipment, vehicle, brigade, stock };

/** Whether things of this kind are of this category. */
export const isCategoryOf = (kind: InventoryKind, category: InventoryCategory): boolean =>
  category in categoriesOf[kind];

export const inventoryUnitTitles = {
  each: { es: "unidades", en: "units" },
  box: { es: "cajas", en: "boxes" },
  pack: { es: "packs", en: "packs" },
  bag: { es: "sacos", en: "bags" },
  roll: { es: "rollos", en: "rolls" },
  kg: { es: "kg", en: "kg" },
  litre: { es: "litros", en: "litres" },
  m: { es: "m", en: "m" },
  m2: { es: "m²", en: "m²" },
  m3: { es: "m³", en: "m³" },
} satisfies Record<string, Text>;
export type InventoryUnit = keyof typeof inventoryUnitTitles;
export const inventoryUnits = Object.keys(inventoryUnitTitles) as [InventoryUnit, ...InventoryUnit[]];

/** How something stands that is one thing; stock has a balance instead. Gone: delivered for good, or lost. */
export const inventoryStates = ["available", "assigned", "lent", "out_of_order", "gone"] as const;
export const inventoryStateTitles: Record<(typeof inventoryStates)[number], Text> = {
  available: { es: "Disponible", en: "Available" },
  assigned: { es: "Asignado", en: "Assigned" },
  lent: { es: "Prestado", en: "Lent" },
  out_of_order: { es: "Fuera de servicio", en: "Out of order" },
  gone: { es: "Dado de baja", en: "Gone" },
};

/** Of stock whose earliest lot with a balance expires within these days, or has expired. */
export const expiringDays = 30;
export const expiryTitles = {
  expired: { es: "Vencido", en: "Expired" },
  soon: { es: "Vence en 30 días", en: "Expires ≤ 30 days" },
} satisfies Record<string, Text>;
export const expiries = ["expired", "soon"] as const;
