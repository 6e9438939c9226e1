// Somebody else saved this place first: both versions, field by field, in words.
import type { Position } from "@atalaya/contract/values/geometry.ts";
import type { CompanyKind, CompanyStats } from "@atalaya/contract/resources/companies.ts";
import { usePlace } from "../../api/places.ts";
import { FormConflict } from "../../forms/conflict-dialog.tsx";
import type { ResourceForm } from "../../forms/use-resource-form.ts";
import { useLanguage, useWords } from "../../ui/words.ts";
import { formatNumber } from "../../ui/format.ts";
import type { Draft } from "./company-draft.ts";
import { positionsIn, type FormBoundary } from "./shape-store.ts";

type CompanyConflictProps = { controller: ResourceForm<Draft>; labelOf: (field: string) => string };

export function CompanyConflict({ controller, labelOf }: CompanyConflictProps) {
  const t = useWords();
  const [language] = useLanguage();
  const { places } = usePlace();
  const show = (field: string, value: unknown): string => {
    if (value === null || value === undefined || value === "") return t("empty_value");
    if (typeof value === "boolean") return t(value ? "yes" : "no");
    if (field === "parent_company_id")
      return places.find(({ id }) => id === value)?.reason_social ?? t("company_from_above");
    if (field === "kind") return t(`company_kind_${value as CompanyKind}`);
    if (field === "centroid") return (value as { coordinates: Position }).coordinates.toReversed().join(", ");
    if (field === "boundary")
      return t("company_boundary_vertices", { count: formatNumber(positionsIn(value as FormBoundary), language) });
    if (field === "stats")
      return (value as CompanyStats[]).map(({ year, population }) => `${year}: ${population ?? "—"}`).join("; ");
    return String(value);
  };
  return <FormConflict controller={controller} labelOf={labelOf} show={show} />;
}
