// Every noun of the product. One that does not stand here has no calls.
import type { Noun } from "./platform/noun.ts";
import { afterActionsNoun } from "./resources/after-actions/resource.ts";
import { alertsNoun } from "./resources/alerts/resource.ts";
import { apiKeysNoun } from "./resources/api-keys/resource.ts";
import { articlesNoun } from "./resources/articles/resource.ts";
import { auditNoun } from "./resources/audit/resource.ts";
import { backupsNoun } from "./resources/backups/resource.ts";
import { boundaryLoadsNoun } from "./resources/boundary-loads/resource.ts";
import { committeeSessionsNoun } from "./resources/committee-sessions/resource.ts";
import { committeesNoun } from "./resources/committees/resource.ts";
import { companiesNoun } from "./resources/companies/resource.ts";
import { eventKitsNoun } from "./resources/event-kits/resource.ts";
import { editionsNoun } from "./resources/editions/resource.ts";
import { eventReportsNoun } from "./resources/event-reports/resource.ts";
import { exercisesNoun } from "./resources/exercises/resource.ts";
import { filesNoun } from "./resources/files/resource.ts";
import { groundsNoun } from "./resources/grounds/resource.ts";
import { installationNoun } from "./resources/installation/resource.ts";
import { importsNoun } from "./resources/imports/resource.ts";
import { institutionFunctionsNoun } from "./resources/institution-functions/resource.ts";
import { institutionsNoun } from "./resources/institutions/resource.ts";
import { inventoryNoun } from "./resources/inventory/resource.ts";
import { legalDocumentsNoun } from "./resources/legal-documents/resource.ts";
import { lessonsNoun } from "./resources/lessons/resource.ts";
import { liveNoun } from "./resources/live/resource.ts";
import { logEntriesNoun } from "./resources/log-entries/resource.ts";
import { packsNoun } from "./resources/packs/resource.ts";
import { personsNoun } from "./resources/persons/resource.ts";
import { propertiesNoun } from "./resources/properties/resource.ts";
import { proposalsNoun } from "./resources/proposals/resource.ts";
import { compositeIndicesNoun } from "./resources/records/composite-indices/resource.ts";
import { recordsNoun } from "./resources/records/resource.ts";
import { richTextNoun } from "./resources/rich-text/resource.ts";
import { rolesNoun } from "./resources/roles/resource.ts";
import { savedViewsNoun } from "./resources/saved-views/resource.ts";
import { sessionsNoun } from "./resources/sessions/resource.ts";
import { sheltersNoun } from "./resources/shelters/resource.ts";
import { termsNoun } from "./resources/terms/resource.ts";
import { usersNoun } from "./resources/users/resource.ts";
import { variablesNoun } from "./resources/variables/resource.ts";

/** What waits for somebody is told in this order. */
export const nouns: readonly Noun[] = [
  alertsNoun,
  logEntriesNoun,
  eventReportsNoun,
  afterActionsNoun,
  editionsNoun,
  eventKitsNoun,
  backupsNoun,
  sessionsNoun,
  apiKeysNoun,
  companiesNoun,
  boundaryLoadsNoun,
  institutionsNoun,
  institutionFunctionsNoun,
  legalDocumentsNoun,
  committeesNoun,
  committeeSessionsNoun,
  personsNoun,
  propertiesNoun,
  sheltersNoun,
  inventoryNoun,
  exercisesNoun,
  lessonsNoun,
  proposalsNoun,
  usersNoun,
  rolesNoun,
  auditNoun,
  variablesNoun,
  recordsNoun,
  compositeIndicesNoun,
  filesNoun,
  importsNoun,
  savedViewsNoun,
  liveNoun,
  articlesNoun,
  termsNoun,
  packsNoun,
  installationNoun,
  groundsNoun,
  richTextNoun,
];
