// A change in words: what its table, its fields and their values are called.
import { menu } from "@atalaya/contract/menu.ts";
import { catalogueOf } from "@atalaya/contract/domain/domains.ts";
import type { AuditEntry } from "@atalaya/contract/resources/audit.ts";
import type { Language } from "@atalaya/contract/text.ts";
import type { WordKey } from "@atalaya/contract/words.ts";
import { formatDay, formatInstant, formatNumber } from "../../ui/format.ts";
import type { Translate } from "../../ui/words.ts";

/** The text of a key that may not exist: then the plain name, readable. */
function textOr(t: Translate, keys: string[], plain: string): string {
  for (const key of keys) {
    const text = t(key as WordKey);
    if (text !== key) return text;
  }
  return plain.replaceAll("_", " ");
}

export const resourceName = (t: Translate, resource: string): string => textOr(t, [`audited.${resource}`], resource);

export const fieldName = (t: Translate, resource: string, field: string): string =>
  textOr(t, [`label.${resource}.${field}`, `audit_label.${field}`], field);

export type FieldChange = { field: string; kind: "added" | "removed" | "changed"; before: unknown; after: unknown };

const isNothing = (value: unknown) =>
  value === null || value === undefined || value === "" || (Array.isArray(value) && value.length === 0);

/** Only fields that differ, and of something made or deleted only those that say something. */
export function changesOf({ before, after }: Pick<AuditEntry, "before" | "after">): FieldChange[] {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return fields.flatMap((field): FieldChange[] => {
    const [old, present] = [before?.[field], after?.[field]];
    if (isNothing(old) && isNothing(present)) return [];
    const kind = isNothing(old) ? "added" : isNothing(present) ? "removed" : "changed";
    const parts = listParts({ field, kind, before: old, after: present });
    return [{ field, kind, ...parts }];
  });
}

/** Of two lists only what is not in the other one: nobody finds one permission among eighty. */
function listParts({ before, after }: FieldChange): Pick<FieldChange, "before" | "after"> {
  if (!Array.isArray(before) || !Array.isArray(after)) return { before, after };
  const without = (list: unknown[], other: unknown[]) => list.filter((it) => !other.includes(it));
  return { before: without(before, after), after: without(after, before) };
}

/** "Registros, Mapa Base: Crear". */
function permissionText(t: Translate, permission: string): string {
  const at = permission.lastIndexOf(".");
  const [resource, action] = [permission.slice(0, at), permission.slice(at + 1)];
  const group = menu.find(({ items }) => items.some((item) => item.permission === `${resource}.index`));
  const item = group?.items.find((it) => it.permission === `${resource}.index`);
  const screen = group && item ? `${t(`menu.${group.name}`)}, ${t(`menu.${item.name}`)}` : resource;
  return `${screen}: ${t(`action.${action}` as WordKey)}`;
}

const geometryFields = ["geometry", "boundary", "centroid", "location", "anchor", "display"];
export const isGeometry = (field: string): boolean => geometryFields.includes(field);

type Context = { t: Translate; language: Language; placeName: (id: number) => string | null };

/** A value as a person reads it. Null means that there is none. */
export function valueText(field: string, value: unknown, { t, language, placeName }: Context): string | null {
  if (isNothing(value)) return null;
  if (isGeometry(field))
    return t("audit_geometry_size", { count: formatNumber(JSON.stringify(value).length, language) });
  if (field === "permissions" && Array.isArray(value))
    return value.map((it) => permissionText(t, String(it))).join("\n");
  if (Array.isArray(value) && value.every((it) => typeof it === "string")) return value.join("\n");
  if (typeof value === "boolean") return t(value ? "yes" : "no");
  if (field.endsWith("company_id") && typeof value === "number") return placeName(value) ?? String(value);
  if (field.startsWith("is_") && typeof value === "number") return t(value === 1 ? "yes" : "no");
  if (field.endsWith("_id") || field === "id") return String(value);
  if (typeof value === "number") return formatNumber(value, language, { maximumFractionDigits: 6 });
  if (field.endsWith("_at")) return formatInstant(String(value), language);
  if (field.endsWith("_on")) return formatDay(String(value), language);
  if (field === "status") return textOr(t, [`status.${String(value)}`], String(value));
  if (field === "domain") return String(value) in catalogueOf ? t(`domain.${String(value)}`) : String(value);
  return typeof value === "string" ? value : JSON.stringify(value, null, 1);
}
