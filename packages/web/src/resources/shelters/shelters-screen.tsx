// Shelters on list and map: where people can sleep, whom to call, and how many are there.
import Box from "@mui/material/Box";
import { institutions } from "@atalaya/contract/resources/institutions.ts";
import { persons } from "@atalaya/contract/resources/persons.ts";
import { properties } from "@atalaya/contract/resources/properties.ts";
import { recordsOf } from "@atalaya/contract/resources/records/resource.ts";
import { shelters } from "@atalaya/contract/resources/shelters.ts";
import { namedRow } from "../../screens/plain/named-row.tsx";
import { PlainListAndMap } from "../../screens/plain/plain-list-and-map.tsx";
import { definePlainScreen } from "../../screens/plain/plain-screen.ts";
import { formatInstant } from "../../ui/format.ts";
import { hazards } from "../../ui/theme/data-colors.ts";
import { pick } from "../../ui/words.ts";
import { OccupancySection } from "./occupancy-section.tsx";
import { StateTag } from "./state-tag.tsx";

const screen = definePlainScreen<typeof shelters>({
  noun: shelters,
  looks: {
    school: { icon: "graduation-cap", color: hazards.tsunami.disc },
    gym: { icon: "futbol-o", color: hazards.storm_surge.disc },
    community_centre: { icon: "users", color: "#2E7D32" },
    church: { icon: "bell", color: hazards.earthquake.disc },
    hotel: { icon: "bed", color: hazards.urban_fire.disc },
    camp: { icon: "tree", color: hazards.wildfire.disc },
    other: { icon: "home", color: hazards.other.disc },
  },
  nameOf: ({ name_es, name_en }, language) => pick(language, name_es, name_en),
  underOf: ({ kind }, t) => [t(`choice.shelters.kind.${kind}`)],
  sections: [
    {
      title: "says.shelters.identity",
      fields: ["name_es", "name_en", ["kind", "company_id", "capacity", "is_active"]],
    },
    { title: "section_location", fields: ["geometry"] },
    {
      title: "says.shelters.services",
      fields: [["has_water", "has_power", "has_kitchen", "has_heating", "is_accessible", "takes_pets"]],
    },
    { title: "says.shelters.charge", fields: ["institution_id", "person_id", "property_id", "record_id", "notes"] },
  ],
  units: { capacity: "says.shelters.people" },
  drawn: {
    property_id: namedRow(properties, ({ name }) => name),
    record_id: namedRow(recordsOf("situation"), ({ title }) => title),
    institution_id: namedRow(institutions, ({ name_es, name_en }, language) => pick(language, name_es, name_en)),
    person_id: namedRow(persons, ({ first_name, last_name }) => `${first_name} ${last_name}`),
  },
  cells: (_t, language) => ({
    state: { render: ({ state }) => state && <StateTag state={state} /> },
    as_of: { render: ({ as_of }) => <Box sx={{ whiteSpace: "nowrap" }}>{formatInstant(as_of, language)}</Box> },
  }),
  figures: ({ occupied, capacity }, t) => [
    [occupied, t("label.shelters.occupied")],
    [capacity, t("label.shelters.capacity")],
  ],
  marks: ({ state }) => state && <StateTag state={state} />,
  More: OccupancySection,
});

export const SheltersScreen = () => <PlainListAndMap screen={screen} />;
