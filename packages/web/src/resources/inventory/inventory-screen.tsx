// Response resources on list and map: what there is to respond with, where, how it stands and what happened to it.
import { useState } from "react";
import { useNavigate } from "@tanstack/react-router";
import { institutions } from "@atalaya/contract/resources/institutions.ts";
import { inventory } from "@atalaya/contract/resources/inventory/inventory.ts";
import { persons } from "@atalaya/contract/resources/persons.ts";
import { properties } from "@atalaya/contract/resources/properties.ts";
import type { Position } from "@atalaya/contract/values/geometry.ts";
import { linkTo } from "../../api/addresses.ts";
import { usePlace } from "../../api/places.ts";
import { useUrlState } from "../../api/url-state.ts";
import { useAnswer } from "../../api/use-resource.ts";
import { mapViewOf } from "../../screens/list-and-map/map-address.ts";
import { namedRow } from "../../screens/plain/named-row.tsx";
import { PlainListAndMap } from "../../screens/plain/plain-list-and-map.tsx";
import { definePlainScreen } from "../../screens/plain/plain-screen.ts";
import { Way } from "../../screens/way.tsx";
import { hazards } from "../../ui/theme/data-colors.ts";
import { pick, useWords } from "../../ui/words.ts";
import { BooksScreen } from "./books/books-screen.tsx";
import { LedgerSection } from "./ledger-section.tsx";
import { NearestDialog } from "./nearest-dialog.tsx";
import { StateTag } from "../../screens/inventory/state-tag.tsx";

const screen = definePlainScreen<typeof inventory>({
  noun: inventory,
  looks: {
    equipment: { icon: "bolt", color: hazards.tsunami.disc },
    vehicle: { icon: "truck", color: hazards.urban_fire.disc },
    brigade: { icon: "users", color: "#2E7D32" },
    stock: { icon: "cubes", color: hazards.earthquake.disc },
  },
  nameOf: ({ name_es, name_en }, language) => pick(language, name_es, name_en),
  underOf: ({ category, identifier }, t) => [t(`choice.inventory.category.${category}`), identifier],
  sections: [
    {
      title: "says.inventory.identity",
      fields: ["name_es", "name_en", ["kind", "category", "company_id", "identifier", "people", "is_active"]],
    },
    { title: "says.inventory.stock", fields: [["unit", "minimum"]] },
    { title: "says.inventory.condition", fields: ["is_out_of_order", "out_of_order_reason"] },
    { title: "section_location", fields: ["property_id", "geometry"] },
    {
      title: "says.inventory.charge",
      fields: [["institution_id", "person_id", "is_hired", "provider"], "notes"],
    },
  ],
  units: { people: "says.inventory.people" },
  drawn: {
    property_id: namedRow(properties, ({ name }) => name),
    institution_id: namedRow(institutions, ({ name_es, name_en }, language) => pick(language, name_es, name_en)),
    person_id: namedRow(persons, ({ first_name, last_name }) => `${first_name} ${last_name}`),
  },
  cells: () => ({ state: { render: (row) => <StateTag {...row} /> } }),
  figures: ({ balance, unit }, t) => [[balance, unit ? t(`choice.inventory.unit.${unit}`) : ""]],
  marks: (thing) => <StateTag {...thing} />,
  More: LedgerSection,
});

/** `?ledger=all` is the ledger of all of them. */
export function InventoryScreen() {
  const { search } = useUrlState();
  return search.ledger ? <BooksScreen /> : <PlainListAndMap screen={screen} ways={<InventoryWays />} />;
}

function InventoryWays() {
  const t = useWords();
  const navigate = useNavigate();
  const point = useMapCentre();
  const [isNear, setNear] = useState(false);
  const toBooks = () => void navigate(linkTo("/inventario", { ledger: "all" }));
  return (
    <>
      {point && <Way icon="crosshairs" label={t("nearest")} onClick={() => setNear(true)} />}
      <Way icon="book" label={t("ledger_all")} onClick={toBooks} />
      {point && isNear && <NearestDialog point={point} onClose={() => setNear(false)} />}
    </>
  );
}

/** Where the map is looked at; while nobody moved it, the middle of what it shows. */
function useMapCentre(): Position | null {
  const { search } = useUrlState();
  const { place } = usePlace();
  const { data } = useAnswer(inventory, "totals", { place });
  const view = mapViewOf(search);
  if (view) return [view.lng, view.lat];
  if (!data?.extent) return null;
  const [west, south, east, north] = data.extent;
  return [(west + east) / 2, (south + north) / 2];
}
