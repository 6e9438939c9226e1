// What the palette finds on the server: which list is asked, how a hit is called, and the address that opens it.
import { catalogueOf, domains } from "@atalaya/contract/domain/domains.ts";
import { institutions, type InstitutionSummary } from "@atalaya/contract/resources/institutions.ts";
import { legalDocuments, type LegalDocumentSummary } from "@atalaya/contract/resources/legal-documents.ts";
import { persons, type PersonSummary } from "@atalaya/contract/resources/persons.ts";
import { properties, type PropertySummary } from "@atalaya/contract/resources/properties.ts";
import { recordsOf, type RecordSummary } from "@atalaya/contract/resources/records.ts";
import { variablesOf, type Variable } from "@atalaya/contract/resources/variables.ts";
import type { Language } from "@atalaya/contract/text.ts";
import type { WordKey } from "@atalaya/contract/words.ts";
import { citationOf } from "../../resources/legal-documents/use-legal.ts";
import { fullName } from "../../resources/persons/queries.ts";
import { pick, type Translate } from "../../ui/words.ts";

/** A row of any list; a shared variable has no place. */
export type Hit = { id: number; company_id: number | null };

export type Findable = {
  kind: "record" | "other";
  /** The list's address below `/api/`; with the kind and the id it names a hit for good. */
  path: string;
  /** The screen of the menu on which a hit opens: who does not see it finds nothing there. */
  screen: string;
  /** Says beside a hit what it is. */
  word: WordKey;
  icon: string;
  titleOf: (hit: Hit, t: Translate, language: Language) => string;
  /** The part of the address that opens the hit. */
  searchOf: (id: string) => Record<string, string>;
};

/** A list whose rows are read as `H`. */
const findable = <H extends Hit>(
  declared: Omit<Findable, "titleOf"> & { titleOf: (hit: H, t: Translate, language: Language) => string },
) => declared as Findable;

export const findables: readonly Findable[] = [
  ...domains.map((domain) =>
    findable<RecordSummary>({
      kind: "record",
      path: recordsOf(domain).path,
      screen: `/records/${domain}`,
      word: `domain.${domain}`,
      icon: "file-text-o",
      titleOf: ({ title }) => title,
      searchOf: (id) => ({ record: id, selected: id }),
    }),
  ),
  findable<LegalDocumentSummary>({
    kind: "other",
    path: legalDocuments.path,
    screen: "/legal",
    word: "menu.legal",
    icon: "balance-scale",
    titleOf: (hit, t, language) => `${citationOf(t, hit)}, ${pick(language, hit.title_es, hit.title_en)}`,
    searchOf: (id) => ({ document: id }),
  }),
  findable<InstitutionSummary>({
    kind: "other",
    path: institutions.path,
    screen: "/entidades",
    word: "menu.entities",
    icon: "university",
    titleOf: ({ name_es, name_en }, _t, language) => pick(language, name_es, name_en),
    searchOf: (id) => ({ institution: id }),
  }),
  findable<PersonSummary>({
    kind: "other",
    path: persons.path,
    screen: "/entidades",
    word: "palette_person",
    icon: "user-o",
    titleOf: (hit) => fullName(hit),
    searchOf: (id) => ({ tab: "persons", person: id }),
  }),
  findable<PropertySummary>({
    kind: "other",
    path: properties.path,
    screen: "/propiedades/lista",
    word: "menu.properties",
    icon: "home",
    titleOf: ({ name }) => name,
    searchOf: (id) => ({ property: id, selected: id }),
  }),
  ...domains.map((domain) =>
    findable<Variable>({
      kind: "other",
      path: variablesOf(domain).path,
      screen: `/variables/${catalogueOf[domain]}`,
      word: "menu.variables",
      icon: "sliders",
      titleOf: ({ name_es, name_en }, _t, language) => pick(language, name_es, name_en),
      searchOf: (id) => ({ variable: id }),
    }),
  ),
];
