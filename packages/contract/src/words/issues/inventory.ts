// Texts of findings on response resources and their movements.
import type { Words } from "../../text.ts";

export const inventoryIssueWords = {
  inventory_category: { es: "Este tipo no es de esta clase de recurso.", en: "This category is not of this kind." },
  inventory_stock_only: { es: "Solo las existencias lo tienen.", en: "Only stock has it." },
  inventory_not_stock: { es: "Las existencias no lo tienen.", en: "Stock has no such thing." },
  inventory_brigade_only: { es: "Solo una brigada lo tiene.", en: "Only a brigade has it." },
  inventory_hired_only: { es: "Solo lo arrendado lo tiene.", en: "Only what is hired has it." },
  inventory_in_order: {
    es: "Está en servicio: no lleva motivo.",
    en: "It is in order: there is no reason to give.",
  },
  inventory_moved: {
    es: "Ya tiene movimientos: su clase y su unidad no cambian. Cree otro recurso.",
    en: "It has movements already: its kind and unit stay. Create another resource.",
  },
  quantity_decimals: { es: "A lo más tres decimales.", en: "Three decimals at most." },
  quantity_none: { es: "La cantidad es mayor que cero.", en: "The quantity is more than zero." },
  movement_field: { es: "Este movimiento no lo lleva.", en: "This movement does not have it." },
  movement_kind: { es: "Este recurso no tiene ese movimiento.", en: "This resource has no such movement." },
  movement_one: { es: "Es una sola cosa: la cantidad es 1.", en: "It is one thing: the quantity is 1." },
  movement_paper: {
    es: "Elija el documento, o marque que está por documentar.",
    en: "Choose the document, or mark it as to be papered.",
  },
  movement_paper_twice: { es: "Ya lleva un documento.", en: "It has a document already." },
  movement_shift_order: { es: "El turno termina después de empezar.", en: "A shift ends after it begins." },
  movement_shift_overlap: {
    es: "Se cruza con otro turno, de {{from}} a {{to}}.",
    en: "It overlaps another shift, from {{from}} to {{to}}.",
  },
  movement_rate: { es: "El monto resulta del valor por hora.", en: "The amount follows from the hourly rate." },
  movement_lot_of: {
    es: "El lote es el de la asignación o préstamo.",
    en: "The lot is that of the assignment or loan.",
  },
  movement_short: {
    es: "Hay {{available}} a esa hora; con esta cantidad el saldo quedaría bajo cero.",
    en: "There are {{available}} at that hour; this quantity would leave the balance below zero.",
  },
  movement_lot_short: {
    es: "De ese lote hay {{available}} a esa hora.",
    en: "Of that lot there are {{available}} at that hour.",
  },
  movement_out_short: { es: "Quedan {{available}} sin devolver.", en: "{{available}} are not back." },
  movement_out: {
    es: "Ya está asignado o prestado: primero se devuelve.",
    en: "It is assigned or lent: it comes back first.",
  },
  movement_out_of_order: { es: "Está fuera de servicio.", en: "It is out of order." },
  movement_gone: { es: "Está dado de baja.", en: "It is gone." },
  movement_early: {
    es: "Es anterior a su último movimiento, de {{at}}.",
    en: "It is before its last movement, of {{at}}.",
  },
  movement_log: {
    es: "Responde a una solicitud de la bitácora: lo anota quien puede escribir en ella.",
    en: "It answers a request of the log: who may write there writes it down.",
  },
  movement_request_closed: {
    es: "La solicitud ya se cerró en la bitácora: reábrala primero.",
    en: "The request is closed in the log: reopen it first.",
  },
  movement_unit: { es: "Se cuenta en otra unidad.", en: "It is counted in another unit." },
  movement_itself: { es: "No se traspasa a sí mismo.", en: "It is not transferred to itself." },
  movement_corrected: { es: "Este movimiento ya se corrigió.", en: "This movement was corrected already." },
  movement_correction: { es: "Una corrección no se corrige.", en: "A correction is not corrected." },
  movement_followed: {
    es: "Otros movimientos vienen de este: corrija primero esos.",
    en: "Other movements follow from this one: correct those first.",
  },
  movement_papered: { es: "No está por documentar.", en: "It is not to be papered." },
} satisfies Words;
