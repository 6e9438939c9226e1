// The columns of the inventory: fewer beside the map, more where the list has the whole screen.
import Box from "@mui/material/Box";
import Tooltip from "@mui/material/Tooltip";
import Typography from "@mui/material/Typography";
import type { PropertySummary } from "@atalaya/contract/resources/properties.ts";
import { usePlace } from "../../api/places.ts";
import { restoreColumn } from "../../screens/restore-column.tsx";
import { CutText } from "../../ui/cut-text.tsx";
import type { Column } from "../../ui/table/data-table-column.ts";
import { formatNumber } from "../../ui/format.ts";
import { Swatch } from "../../ui/swatch.tsx";
import { useLanguage, useWords } from "../../ui/words.ts";
import { CriticalMark, PropertyMarks } from "./property-marks.tsx";
import { kindSymbols } from "./property-words.ts";

/** Picture, name with code, use and place, people, marks; in the trash a way back instead of the last two. */
export function usePropertyColumns(isWide: boolean, onRestore?: (property: PropertySummary) => void) {
  const t = useWords();
  const [language] = useLanguage();
  const { place, places } = usePlace();
  const placeName = (id: number) => places.find((it) => it.id === id)?.reason_social;
  const picture: Column<PropertySummary> = {
    key: "kind",
    title: t("label.properties.kind"),
    isTitleHidden: true,
    width: 44,
    render: ({ kind }) => (
      <Tooltip title={t(`property_kind.${kind}`)}>
        <span>
          <Swatch {...kindSymbols[kind]} label={t(`property_kind.${kind}`)} />
        </span>
      </Tooltip>
    ),
  };
  const name: Column<PropertySummary> = {
    key: "name",
    title: t("property_column"),
    isSortable: true,
    width: "100%",
    render: (property) => (
      <Box sx={{ width: 0, minWidth: "100%" }}>
        <CutText>{property.name}</CutText>
        <Typography variant="overline" component="span" color="textDisabled" noWrap sx={{ display: "block" }}>
          {[
            property.code,
            t(`property_use.${property.use}`),
            place === property.company_id ? null : placeName(property.company_id),
          ]
            .filter(Boolean)
            .join(" · ")}
        </Typography>
      </Box>
    ),
  };
  const figure = (
    key: "capacity" | "replacement_value",
    unitOf: (property: PropertySummary) => string | null,
  ): Column<PropertySummary> => ({
    key,
    title: t(`label.properties.${key}`),
    isSortable: true,
    align: "right",
    render: (property) => (
      <Box component="span" sx={{ color: property[key] ? undefined : "text.disabled" }}>
        {formatNumber(property[key], language)}
        {property[key] !== null && (
          <Typography variant="overline" component="span" color="textDisabled" sx={{ display: "block" }}>
            {unitOf(property)}
          </Typography>
        )}
      </Box>
    ),
  });
  const capacity = figure("capacity", () => t("property_persons"));
  const critical: Column<PropertySummary> = {
    key: "is_critical",
    title: t("label.properties.is_critical"),
    isTitleHidden: true,
    width: 40,
    align: "center",
    render: (property) => <CriticalMark property={property} />,
  };
  const material: Column<PropertySummary> = {
    key: "structure_material",
    title: t("label.properties.structure_material"),
    render: ({ structure_material }) => (structure_material ? t(`material.${structure_material}`) : "—"),
  };
  const marks: Column<PropertySummary> = {
    key: "condition",
    title: t("label.properties.condition"),
    render: (property) => <PropertyMarks property={property} />,
  };
  if (onRestore) return [picture, name, restoreColumn(t, onRestore)];
  if (!isWide) return [picture, name, capacity, critical];
  return [picture, name, material, marks, capacity, figure("replacement_value", ({ currency }) => currency)];
}
