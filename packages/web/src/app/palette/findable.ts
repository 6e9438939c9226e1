// What the palette finds on the server: which list is asked, how a hit is called, and the address that opens it.
import { catalogueOf, domains, recordDomains } from "@atalaya/contract/domain/domains.ts";
import { alerts } from "@atalaya/contract/resources/alerts.ts";
import { institutions } from "@atalaya/contract/resources/institutions.ts";
import { legalDocuments } from "@atalaya/contract/resources/legal-documents.ts";
import { persons } from "@atalaya/contract/resources/persons.ts";
import { plainNouns } from "@atalaya/contract/nouns.ts";
import { recordsOf } from "@atalaya/contract/resources/records/resource.ts";
import { variablesOf } from "@atalaya/contract/resources/variables.ts";
import type { ScreenPath } from "@atalaya/contract/menu.ts";
import type { Page } from "@atalaya/contract/record.ts";
import type { Language } from "@atalaya/contract/text.ts";
import type { WordKey } from "@atalaya/contract/words.ts";
import { linkTo, type ScreenLink } from "../../api/addresses.ts";
import type { Query } from "../../api/request.ts";
import { askPage, type Listed, type PageOf, type QueryOf } from "../../api/use-resource.ts";
import { foundAs } from "../../forms/choices/option-words.ts";
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
  screen: ScreenPath;
  /** Says beside a hit what it is. */
  word: WordKey;
  icon: string;
  titleOf: (hit: Hit, t: Translate, language: Language) => string;
  /** The first of its list that the words of the query are in. */
  ask: (query: Query, asked: { signal: AbortSignal }) => Promise<Page<Hit>>;
  /** The address that opens the hit. */
  linkOf: (id: string) => ScreenLink;
  /** Another name that a hit was found by, where what it is called does not say all that was typed. */
  foundAs?: (hit: Hit, typed: string, hazardNames: HazardNames) => string | undefined;
};

type HazardNames = (hip_code: string | null) => readonly string[];
type Found = Listed & { path: string };

/** What a thing is called: in the reader's language where it has a name in both. */
const nameOf = (row: object, language: Language): string => {
  const { name, name_es = null, name_en = null } = row as { name?: string; name_es?: string; name_en?: string };
  return name ?? pick(language, name_es ?? "", name_en);
};

/** A noun's list, whose rows are told by `titleOf`. */
const findable = <R extends Found>({
  resource,
  ...declared
}: Omit<Findable, "titleOf" | "path" | "ask" | "foundAs"> & {
  resource: R;
  titleOf: (hit: PageOf<R>["data"][number], t: Translate, language: Language) => string;
  foundAs?: (hit: PageOf<R>["data"][number], typed: string, hazardNames: HazardNames) => string | undefined;
}): Findable => ({
  ...(declared as Omit<Findable, "path" | "ask">),
  path: resource.path,
  ask: (query, asked) => askPage(resource, query as QueryOf<R>, asked) as Promise<Page<Hit>>,
});

export const findables: readonly Findable[] = [
  ...recordDomains.map((domain) =>
    findable({
      kind: "record",
      resource: recordsOf(domain),
      screen: `/records/${domain}`,
      word: `domain.${domain}`,
      icon: "file-text-o",
      titleOf: ({ title }) => title,
      linkOf: (id) => linkTo(`/records/${domain}`, { record: id, selected: id }),
      foundAs: ({ title, code, work }, typed) =>
        foundAs({ label: title, called: [code, ...(work?.external_code ? [work.external_code] : [])] }, typed),
    }),
  ),
  findable({
    kind: "record",
    resource: alerts,
    screen: "/records/alert",
    word: "domain.alert",
    icon: "bell-o",
    titleOf: ({ headline_es, headline_en }, _t, language) => pick(language, headline_es, headline_en),
    linkOf: (id) => linkTo("/records/alert", { record: id, selected: id }),
  }),
  findable({
    kind: "other",
    resource: legalDocuments,
    screen: "/legal",
    word: "menu.legal",
    icon: "balance-scale",
    titleOf: (hit, t, language) => `${citationOf(t, hit)}, ${pick(language, hit.title_es, hit.title_en)}`,
    linkOf: (id) => linkTo("/legal", { document: id }),
  }),
  findable({
    kind: "other",
    resource: institutions,
    screen: "/entidades",
    word: "menu.entities",
    icon: "university",
    titleOf: ({ name_es, name_en }, _t, language) => pick(language, name_es, name_en),
    linkOf: (id) => linkTo("/entidades", { institution: id }),
  }),
  findable({
    kind: "other",
    resource: persons,
    screen: "/entidades",
    word: "palette_person",
    icon: "user-o",
    titleOf: (hit) => fullName(hit),
    linkOf: (id) => linkTo("/entidades", { tab: "persons", person: id }),
  }),
  ...plainNouns.map((resource) =>
    findable({
      kind: "other",
      resource,
      screen: resource.screen.path,
      word: `menu.${resource.path}`,
      icon: resource.screen.icon,
      titleOf: (row, _t, language) => nameOf(row, language),
      linkOf: (id) => linkTo(resource.screen.path, { [resource.screen.key]: id, selected: id }),
    }),
  ),
  ...domains.map((domain) =>
    findable({
      kind: "other",
      resource: variablesOf(domain),
      screen: `/variables/${catalogueOf[domain]}`,
      word: "menu.variables",
      icon: "sliders",
      titleOf: ({ name_es, name_en }, _t, language) => pick(language, name_es, name_en),
      linkOf: (id) => linkTo(`/variables/${catalogueOf[domain]}`, { variable: id }),
      foundAs: ({ name_es, name_en, code, hip_code }, typed, hazardNames) =>
        foundAs({ label: name_es, detail: `${name_en} ${code}`, called: hazardNames(hip_code) }, typed),
    }),
  ),
];
