// What the audit log calls the ledger of response resources and what only it names.
import type { Words } from "../../text.ts";

export const auditedInventoryWords = {
  "audited.inventory_movements": { es: "Movimiento de un recurso", en: "Movement of a resource" },
  "audited.inventory_papers": { es: "Documento de un movimiento", en: "Document of a movement" },
  "audit_label.document_kind": { es: "Documento", en: "Document" },
  "audit_label.document_number": { es: "N.º de documento", en: "Document no." },
  "audit_label.movement_id": { es: "Movimiento n.º", en: "Movement no." },
  "audit_label.corrects_id": { es: "Corrige el movimiento n.º", en: "Corrects movement no." },
  "audit_label.inventory_id": { es: "Recurso n.º", en: "Resource no." },
} satisfies Words;
