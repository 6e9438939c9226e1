// What a rehearsal tells, in words: the name of an item, and each of its fields.
import type { PackPart } from "@atalaya/contract/packs/items.ts";
import type { FieldOutcome, ItemState } from "@atalaya/contract/resources/packs.ts";
import type { WordKey } from "@atalaya/contract/words.ts";
import type { StatusName } from "../../ui/theme/tokens.ts";
import type { Translate } from "../../ui/words.ts";

/** Whose labels the fields of a part have. */
const labelled: Record<PackPart, string> = {
  roles: "roles",
  places: "companies",
  variable_groups: "variables",
  variables: "variables",
  legal_documents: "legal_documents",
  legal_relations: "legal_documents",
  institutions: "institutions",
  institution_functions: "institution_functions",
};

export const stateMarks: Record<ItemState, { icon: string; status?: StatusName }> = {
  new: { icon: "plus", status: "success" },
  changed: { icon: "pencil", status: "info" },
  same: { icon: "check" },
  kept: { icon: "shield", status: "warning" },
  gone: { icon: "trash-o" },
  waiting: { icon: "clock-o", status: "warning" },
  left: { icon: "archive" },
};

/** "Nombre: se conserva «Como le decimos aquí» (paquete: «Otro nombre»)". */
export function fieldText(t: Translate, part: PackPart, { field, here, pack, is_kept }: FieldOutcome): string {
  const keys = [`label.${labelled[part]}.${field}`, `audit_label.${field}`] as WordKey[];
  const key = keys.find((it) => t(it) !== (it as string));
  const empty = t("pack_empty");
  return t(is_kept ? "pack_field_kept" : "pack_field", {
    field: key ? t(key) : field,
    here: here ?? empty,
    pack: pack ?? empty,
  });
}
