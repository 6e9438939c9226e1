// List, map, or both.
import { useUrlState } from "../../api/url-state.ts";
import { Segmented } from "../../ui/segmented.tsx";
import { useWords } from "../../ui/words.ts";
import { viewOf, type View } from "./map-address.ts";

export function ViewSwitch() {
  const t = useWords();
  const { search, change } = useUrlState();
  return (
    <Segmented<View>
      label={t("records_view")}
      value={viewOf(search)}
      onChange={(chosen) => change({ view: chosen === "split" ? null : chosen })}
      segments={[
        { value: "list", label: t("view_list"), icon: "list", isIconOnly: true },
        { value: "split", label: t("view_split"), icon: "columns", isIconOnly: true },
        { value: "map", label: t("view_map"), icon: "map-o", isIconOnly: true },
      ]}
    />
  );
}
