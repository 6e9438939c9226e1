// The inventory of exposed assets: list and map are two views of one filtered set.
import { properties, type Property } from "@atalaya/contract/resources/properties.ts";
import { useMay } from "../../api/may.ts";
import { usePlace } from "../../api/places.ts";
import { ListAndMapScreen } from "../../screens/list-and-map/list-and-map-screen.tsx";
import { useItemActions } from "../../screens/use-item-actions.ts";
import { formatNumber } from "../../ui/format.ts";
import { useLanguage, useWords } from "../../ui/words.ts";
import { PropertyFilterBar } from "./property-filter-bar.tsx";
import { PropertyList } from "./property-list.tsx";
import { PropertyMap } from "./property-map.tsx";
import { PropertyPanel } from "./property-panel.tsx";
import { usePropertyList } from "./use-properties.ts";

const titleOf = ({ name }: Property) => name;

/** `?property=5` opens one, `?property=new` begins one. */
export function PropertiesScreen() {
  const t = useWords();
  const [language] = useLanguage();
  const may = useMay();
  const { place } = usePlace();
  const actions = useItemActions<Property>({ resource: properties, openKey: "property", titleOf });
  const list = usePropertyList();
  const total = list.data?.meta;
  const count = formatNumber(total?.total, language);
  const countWord = total?.total_is_exact ? "property_count_many" : "property_count_more";
  return (
    <ListAndMapScreen
      name="properties"
      openKey="property"
      newLabel={may("properties.create", place === "all" ? undefined : place) ? t("property_new") : undefined}
      phoneTitle={total && (total.total === 1 ? t("property_count_one") : t(countWord, { count }))}
      filterBar={<PropertyFilterBar />}
      list={(parts) => (
        <PropertyList {...parts} list={list} onRestore={({ id }) => actions.undo(id)} onChanged={actions.changed} />
      )}
      map={(parts) => <PropertyMap screen={parts} revision={actions.revision} />}
      panel={(which, onDrawing) => (
        <PropertyPanel
          which={which}
          onDrawing={onDrawing}
          onClose={actions.close}
          onSaved={actions.saved}
          onDelete={actions.remove}
        />
      )}
    />
  );
}
