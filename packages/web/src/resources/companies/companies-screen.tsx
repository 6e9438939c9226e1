// Places: list and map are two views of one filtered set, and a panel holds all that is known of one.
import { lazy, Suspense, useEffect } from "react";
import Button from "@mui/material/Button";
import { companies, type Company } from "@atalaya/contract/resources/companies.ts";
import { on } from "../../api/events.ts";
import { useMay, useMayEverywhere } from "../../api/may.ts";
import { usePlace } from "../../api/places.ts";
import { useTerritoryRefresh } from "../../api/territory.ts";
import { useUrlState } from "../../api/url-state.ts";
import { ListAndMapScreen } from "../../screens/list-and-map/list-and-map-screen.tsx";
import { useItemActions } from "../../screens/use-item-actions.ts";
import { formatNumber } from "../../ui/format.ts";
import { Icon } from "../../ui/icon.tsx";
import { useLanguage, useWords } from "../../ui/words.ts";
import { CompaniesMap } from "./companies-map.tsx";
import { CompanyFilterBar } from "./company-filter-bar.tsx";
import { CompanyList } from "./company-list.tsx";
import { CompanyPanel } from "./company-panel.tsx";
import { useCompanyList } from "./company-query.ts";

const titleOf = ({ reason_social }: Company) => reason_social;

const CompaniesImport = lazy(async () => ({ default: (await import("./companies-import.tsx")).CompaniesImport }));

const BoundariesScreen = lazy(async () => ({
  default: (await import("./boundaries/boundaries-screen.tsx")).BoundariesScreen,
}));

/** `?import=1` brings in a sheet, `?boundaries=new` a file of boundaries. */
export function CompaniesScreen() {
  const { search, change } = useUrlState();
  const refresh = useTerritoryRefresh();
  // Whatever is changed here, or taken back, may change who may do what where.
  useEffect(() => on("APP_RESOURCE_UPDATED", refresh), [refresh]);
  if (!search.import && !search.boundaries)
    return <PlacesScreen onImport={() => change({ import: "1" })} onBoundaries={() => change({ boundaries: "new" })} />;
  return (
    <Suspense>
      {search.import ? <CompaniesImport onClose={() => change({ import: null })} /> : <BoundariesScreen />}
    </Suspense>
  );
}

type PlacesScreenProps = { onImport: () => void; onBoundaries: () => void };

function PlacesScreen({ onImport, onBoundaries }: PlacesScreenProps) {
  const t = useWords();
  const [language] = useLanguage();
  const may = useMay();
  const mayEverywhere = useMayEverywhere();
  const { place } = usePlace();
  const list = useCompanyList();
  const actions = useItemActions<Company>({ resource: companies, openKey: "company", titleOf });
  const total = list.data?.meta.total;
  const mayUpdate = may("companies.update");
  const mayCreate =
    place === "all" ? may("companies.create") || mayEverywhere("companies.create") : may("companies.create", place);
  return (
    <ListAndMapScreen
      name="companies"
      openKey="company"
      begins={mayCreate ? { label: t("company_new") } : undefined}
      moreActions={
        <>
          {mayUpdate && (
            <Button variant="outlined" startIcon={<Icon name="map-o" />} onClick={onBoundaries}>
              {t("boundaries_button")}
            </Button>
          )}
          {mayCreate && (
            <Button variant="outlined" startIcon={<Icon name="upload" />} onClick={onImport}>
              {t("import")}
            </Button>
          )}
        </>
      }
      onPhone={{
        title:
          total === undefined
            ? undefined
            : total === 1
              ? t("company_count_one")
              : t("company_count_many", { count: formatNumber(total, language) }),
      }}
      filterBar={<CompanyFilterBar />}
      list={(parts) => <CompanyList {...parts} list={list} onRestore={({ id }) => actions.undo(id)} />}
      map={(parts) => <CompaniesMap {...parts} />}
      panel={(which, onDrawing) => (
        <CompanyPanel key={which} which={which} onDrawing={onDrawing} onClose={actions.close} onSaved={actions.saved} />
      )}
    />
  );
}
