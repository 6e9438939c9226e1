// Institutions and persons as two tabs of one screen: `?tab=persons` is the second.
import { institutions } from "@atalaya/contract/resources/institutions.ts";
import { persons } from "@atalaya/contract/resources/persons.ts";
import { useUrlState } from "../api/url-state.ts";
import { InstitutionsScreen } from "../resources/institutions/institutions-screen.tsx";
import { PersonsScreen } from "../resources/persons/persons-screen.tsx";
import { TabStrip } from "../ui/tab-strip.tsx";
import { useLanguage, useWords } from "../ui/words.ts";

type Tab = "institutions" | "persons";

export function EntitiesScreen() {
  const t = useWords();
  const [language] = useLanguage();
  const { search, change } = useUrlState();
  const tab: Tab = search.tab === "persons" ? "persons" : "institutions";
  /** What the one tab filters by means nothing on the other. */
  const turn = (wanted: Tab) => {
    const others = Object.keys(search).filter((key) => key !== "place");
    change({
      ...Object.fromEntries(others.map((key) => [key, null])),
      tab: wanted === "institutions" ? null : wanted,
    });
  };
  const tabs = (
    <TabStrip<Tab>
      label={t("entities_tabs")}
      value={tab}
      tabs={[
        { value: "institutions", label: institutions.title[language] },
        { value: "persons", label: persons.title[language] },
      ]}
      onChange={turn}
    />
  );
  return tab === "persons" ? <PersonsScreen tabs={tabs} /> : <InstitutionsScreen tabs={tabs} />;
}
