// The inventory of exposed assets: buildings, facilities, networks on list and map.
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { properties, type PropertySummary } from "@atalaya/contract/resources/properties.ts";
import { PlainListAndMap } from "../../screens/plain/plain-list-and-map.tsx";
import { definePlainScreen } from "../../screens/plain/plain-screen.ts";
import { formatNumber } from "../../ui/format.ts";
import { hazards } from "../../ui/theme/data-colors.ts";
import { PropertyLife } from "./property-life.tsx";
import { CriticalMark, PropertyMarks } from "./property-marks.tsx";

const screen = definePlainScreen<typeof properties>({
  noun: properties,
  // Colours that stay legible on the map of both schemes.
  looks: {
    building: { icon: "building-o", color: hazards.tsunami.disc },
    facility: { icon: "industry", color: hazards.urban_fire.disc },
    network: { icon: "share-alt", color: hazards.storm_surge.disc },
    site: { icon: "map-o", color: "#2E7D32" },
    vehicle: { icon: "truck", color: hazards.wildfire.disc },
    equipment: { icon: "cogs", color: hazards.earthquake.disc },
    other: { icon: "cube", color: hazards.other.disc },
  },
  nameOf: ({ name }) => name,
  underOf: ({ code, use }, t) => [code, t(`choice.properties.use.${use}`)],
  sections: [
    {
      title: "says.properties.identity",
      fields: ["name", ["kind", "use", "company_id", "code"], ["sector", "is_critical"]],
    },
    { title: "section_location", fields: ["geometry"] },
    { title: "says.properties.structure", fields: [["structure_material", "condition", "storeys", "built_year"]] },
    { title: "says.properties.people", fields: [["capacity", "occupancy"]] },
    { title: "says.properties.worth", fields: ["owner", ["replacement_value", "currency"], "notes"] },
  ],
  helps: { code: "says.properties.code_help", owner: "says.properties.owner_help" },
  units: { capacity: "says.properties.persons", occupancy: "says.properties.persons" },
  cells: (t, language) => {
    const figure = (value: number | null, unit: string | null) => (
      <Box component="span" className="tn" sx={{ color: value ? undefined : "text.disabled" }}>
        {formatNumber(value, language)}
        {value !== null && (
          <Typography variant="overline" component="span" color="textDisabled" sx={{ display: "block" }}>
            {unit}
          </Typography>
        )}
      </Box>
    );
    return {
      capacity: { render: ({ capacity }: PropertySummary) => figure(capacity, t("says.properties.persons")) },
      replacement_value: {
        render: (property: PropertySummary) => figure(property.replacement_value, property.currency),
      },
      condition: { render: (property: PropertySummary) => <PropertyMarks property={property} /> },
      is_critical: {
        isTitleHidden: true,
        width: 40,
        align: "center",
        render: (property: PropertySummary) => <CriticalMark property={property} />,
      },
    };
  },
  figures: ({ capacity, replacement_value, currency }, t) => [
    [capacity, t("label.properties.capacity")],
    [replacement_value, currency ?? ""],
  ],
  marks: (property) => <PropertyMarks property={property} />,
  More: PropertyLife,
});

export const PropertiesScreen = () => <PlainListAndMap screen={screen} />;
