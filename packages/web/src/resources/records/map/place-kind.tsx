// In which kind of place records are gathered: held in the address, for the map by place and for the sums.
import { companyKinds, type CompanyKind } from "@atalaya/contract/resources/companies.ts";
import { usePlace } from "../../../api/places.ts";
import { useUrlState } from "../../../api/url-state.ts";
import { SelectOne } from "../../../ui/pickers/select-one.tsx";
import { useWords } from "../../../ui/words.ts";

type PlaceKind = { kinds: readonly CompanyKind[]; level: CompanyKind };

/** The kinds that the user's places have, and the one that is gathered in. */
export function usePlaceKind(): PlaceKind {
  const { search } = useUrlState();
  const { places } = usePlace();
  const kinds = companyKinds.filter((kind) => places.some((one) => one.kind === kind));
  return { kinds, level: kinds.find((kind) => kind === search.level) ?? finest(kinds) };
}

/** Municipalities where there are any: the level that records usually belong to. */
const finest = (kinds: readonly CompanyKind[]): CompanyKind =>
  kinds.find((kind) => kind === "municipality") ?? kinds.at(-1) ?? "municipality";

export function PlaceKindSelect({ kinds, level }: PlaceKind) {
  const t = useWords();
  const { change } = useUrlState();
  return (
    <SelectOne
      label={t("map_level")}
      value={level}
      segments={kinds.map((value) => ({ value, label: t(`company_kind_${value}`) }))}
      onChange={(value) => change({ level: value })}
    />
  );
}
