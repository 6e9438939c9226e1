// What may stand in the address of each screen: the filters of its noun's list, and what the screen itself keeps there. Only types:
// a look-up or a link that names anything else does not compile.
import type { z } from "zod";
import type { Domain, catalogueOf } from "@atalaya/contract/domain/domains.ts";
import type { plainNouns } from "@atalaya/contract/nouns.ts";
import type { ScreenPath } from "@atalaya/contract/menu.ts";
import type { AlertSubscriptionQuery } from "@atalaya/contract/resources/alert-subscriptions.ts";
import type { AlertsAtQuery } from "@atalaya/contract/resources/alerts.ts";
import type { AuditQuery } from "@atalaya/contract/resources/audit.ts";
import type { CompanyQuery } from "@atalaya/contract/resources/companies.ts";
import type { InstitutionQuery } from "@atalaya/contract/resources/institutions.ts";
import type { MovementQuery } from "@atalaya/contract/resources/inventory/movement-questions.ts";
import type { LegalDocumentQuery } from "@atalaya/contract/resources/legal-documents.ts";
import type { LessonQuery } from "@atalaya/contract/resources/lessons.ts";
import type { LogEntryQuery } from "@atalaya/contract/resources/log-entries.ts";
import type { PersonQuery } from "@atalaya/contract/resources/persons.ts";
import type { RecordsAtQuery } from "@atalaya/contract/resources/records.ts";
import type { UserQuery } from "@atalaya/contract/resources/users.ts";

type Named<Query> = keyof Query & string;
type Plain = (typeof plainNouns)[number];
type Catalogue = (typeof catalogueOf)[Domain];

/** What is opened to be changed, which columns a list shows. */
type List = "edit" | "columns" | "trash";
/** Which of list and map is shown, where the map is, and whose popup is open. */
type Map = "view" | "map" | "selected";

type Kept = {
  "/dashboard": "period" | "wall";
  "/records/alert": Named<z.output<typeof AlertsAtQuery>> | List | Map | "record" | "tab" | "since";
  "/companies": Named<CompanyQuery> | List | Map | "company" | "import" | "boundaries";
  "/entidades": Named<InstitutionQuery> | Named<PersonQuery> | List | "tab" | "institution" | "person" | "at";
  "/legal-setup": "view" | "hazard" | "q";
  "/legal-drm-committee": List | "committee" | "session" | "of" | "overdue" | "soon" | "lesson";
  "/legal": Named<LegalDocumentQuery> | List | "document" | "proposals";
  "/variables/topics": "text";
  "/faq": "text";
  "/terms": "text" | "from";
  "/ajustes/usuarios": Named<UserQuery> | "user";
  "/bitacora": Named<LogEntryQuery> | "sheet" | "since" | "part" | "line" | "kit";
  "/informes": "event" | "report" | "form" | "variable" | "due" | "closing" | "sort" | "page";
  "/lecciones": Named<LessonQuery>;
  "/suscriptores": Named<AlertSubscriptionQuery> | "subscriber";
  "/ajustes/roles": "role" | "from";
  "/ajustes/paquetes": "pack";
  "/ajustes/respaldos": never;
  "/ajustes/instalacion": "step";
  "/ajustes/estado": never;
  "/ajustes/auditoria": Named<AuditQuery> | "entry";
} & {
  [D in Exclude<Domain, "alert"> as `/records/${D}`]:
    | Named<RecordsAtQuery>
    | List
    | Map
    | "record"
    | "import"
    | "merge"
    | "quick"
    | "by"
    | "level"
    | "sums"
    | "per"
    | "metrics"
    | "metric"
    | "sendai"
    | "matrix"
    | "exposure"
    | "around"
    | "parts"
    | "point"
    | "counted"
    | "shape"
    | "index"
    | "edition"
    | "ranked"
    | "portfolio"
    | "since"
    | "gather"
    | "currency"
    | "year"
    | "cell"
    | "reported"
    | "gaps";
} & {
  [N in Plain as N["screen"]["path"]]:
    | Named<z.output<N["query"]>>
    | List
    | Map
    | N["screen"]["key"]
    | (N["path"] extends "inventory" ? Named<MovementQuery> | "ledger" | "ask" : never);
} & { [C in Catalogue as `/variables/${C}`]: "variable" | "tab" | "q" };

/** What the address of a screen may name; the active place stands in every address. */
export type SearchKey<P extends ScreenPath = ScreenPath> = Kept[P] | "place";

type Value = string | number | boolean | readonly (string | number)[] | null | undefined;

/** What an address says. Every value is text. */
export type UrlState<P extends ScreenPath = ScreenPath> = { readonly [K in SearchKey<P>]?: string };
/** What is to be set in an address, or with null taken out of it. */
export type UrlChange<P extends ScreenPath = ScreenPath> = { readonly [K in SearchKey<P>]?: Value };

const textOf = (value: Value): string | undefined => {
  if (value === null || value === undefined || value === "") return undefined;
  return Array.isArray(value) ? value.join(",") || undefined : String(value);
};

/** A change as text; what is taken out is undefined. */
export const textsOf = (changes: UrlChange): Record<string, string | undefined> =>
  Object.fromEntries(Object.entries(changes).map(([key, value]) => [key, textOf(value)]));

/** Where a link leads, as the router takes it. */
export type ScreenLink = { to: string; search: Record<string, string | undefined> };

/** A link to a screen: `<Link {...linkTo("/legal", { document: 5 })}>`, `navigate(linkTo(…))`. The active place stays unless it is named. */
export const linkTo = <P extends ScreenPath>(to: P, search: UrlChange<P> = {}): ScreenLink => ({
  to,
  search: textsOf(search),
});
