// Every interface text, from the tables of words, the labels of resources and the titles of the menu: the page config serves them.
import { dashboard, menu, type MenuName } from "./menu.ts";
import { attachments } from "./resources/attachments.ts";
import { domainTitles } from "./domain/domains.ts";
import { lossTitles } from "./domain/losses.ts";
import { phaseTitles } from "./domain/phases.ts";
import { alerts } from "./resources/alerts.ts";
import { alertSubscriptions } from "./resources/alert-subscriptions.ts";
import { articlesOf } from "./resources/articles.ts";
import { grounds } from "./resources/grounds.ts";
import { installation } from "./resources/installation.ts";
import { institutions } from "./resources/institutions.ts";
import { committeeSessions } from "./resources/committee-sessions.ts";
import { committees } from "./resources/committees.ts";
import { institutionFunctions } from "./resources/institutions/functions.ts";
import { legalDocuments } from "./resources/legal-documents.ts";
import { eventKits } from "./resources/event-kits.ts";
import { eventReports } from "./resources/event-reports.ts";
import { afterActions } from "./resources/after-actions.ts";
import { lessons } from "./resources/lessons.ts";
import { logEntries } from "./resources/log-entries.ts";
import {
  logChannelTitles,
  logKindTitles,
  logPriorityTitles,
  logStateTitles,
  logStepTitles,
} from "./resources/log-entries/kinds.ts";
import { persons } from "./resources/persons.ts";
import { companies } from "./resources/companies.ts";
import { itemStateTitles, packPartTitles } from "./packs/titles.ts";
import { compositeIndices } from "./resources/records/composite-indices.ts";
import { recordStateLabels } from "./resources/records/state-labels.ts";
import { recordsOf } from "./resources/records/resource.ts";
import { roles } from "./resources/roles.ts";
import { terms } from "./resources/terms.ts";
import { users } from "./resources/users.ts";
import { occupancyLabels } from "./resources/shelters/occupancy.ts";
import { movementChoices } from "./resources/inventory/movement-choices.ts";
import { movementColumnLabels, movementLabels } from "./resources/inventory/movement-labels.ts";
import { sectorTitles } from "./domain/sectors.ts";
import { variablesOf } from "./resources/variables.ts";
import { ofEach } from "./nouns.ts";
import { languages, say, type Language, type Parameters, type Text, type Words } from "./text.ts";
import { assetWords } from "./words/emergency/assets.ts";
import { alertWords } from "./words/alerts/centre.ts";
import { alertDecidingWords } from "./words/alerts/deciding.ts";
import { alertForeignWords } from "./words/alerts/foreign.ts";
import { subscriberWords } from "./words/alerts/subscribers.ts";
import { backupWords } from "./words/backups.ts";
import { groundWords } from "./words/grounds.ts";
import { installationWords } from "./words/installation.ts";
import { boundaryLoadWords } from "./words/loads/boundaries.ts";
import { desInventarWords } from "./words/loads/desinventar.ts";
import { loadWords } from "./words/loads/steps.ts";
import { capWords } from "./words/cap.ts";
import { companyWords } from "./words/companies.ts";
import { apiKeyWords } from "./words/api/keys.ts";
import { auditWords } from "./words/audit.ts";
import { auditedFieldWords } from "./words/audited-fields.ts";
import { ledgerWords } from "./words/inventory/ledger.ts";
import { auditedInventoryWords } from "./words/inventory/audited.ts";
import { auditedAlertWords } from "./words/alerts/audited.ts";
import { dashboardWords } from "./words/room/dashboard.ts";
import { roomPlacesWords } from "./words/room/places.ts";
import { entityWords } from "./words/entities.ts";
import { committeeWords } from "./words/committee/committee.ts";
import { committeeSessionWords } from "./words/committee/sessions.ts";
import { frameworkWords } from "./words/framework.ts";
import { issueWords } from "./words/issues/issues.ts";
import { dependantWords, problemWords } from "./words/problems.ts";
import { fileWords } from "./words/files.ts";
import { formWords } from "./words/forms.ts";
import { importWords } from "./words/import.ts";
import { listWords } from "./words/lists.ts";
import { maintenanceBandWords, maintenanceWords } from "./words/maintenance.ts";
import { afterActionWords } from "./words/emergency/after-actions.ts";
import { eventFamilyWords } from "./words/emergency/event-family.ts";
import { eventKitWords } from "./words/emergency/event-kits.ts";
import { eventReportWords } from "./words/emergency/event-reports.ts";
import { logWords } from "./words/emergency/log-entries.ts";
import { lossStatementWords } from "./words/emergency/loss-statements.ts";
import { sendaiWords } from "./words/emergency/sendai.ts";
import { lossWords } from "./words/losses.ts";
import { legalWords } from "./words/legal.ts";
import { liveWords } from "./words/live.ts";
import { loginWords } from "./words/login.ts";
import { mapWords } from "./words/map.ts";
import { packWords } from "./words/packs.ts";
import { paperWords } from "./words/paper.ts";
import { paletteWords } from "./words/palette.ts";
import { plainWords as wordsOfNouns } from "./plain/noun-words.ts";
import { lessonWords } from "./words/lessons.ts";
import { occupancyWords } from "./words/shelters.ts";
import { asOfWords } from "./words/as-of.ts";
import { assessmentWords } from "./words/risk/assessment.ts";
import { exposureWords } from "./words/risk/exposure.ts";
import { compositeIndexWords } from "./words/risk/composite-indices.ts";
import { quickWords } from "./words/emergency/quick.ts";
import { sendaiSheetWords } from "./words/emergency/sendai-sheet.ts";
import { mergeWords } from "./words/record-merge.ts";
import { recordReviewWords } from "./words/record-review.ts";
import { recoveryPortfolioWords } from "./words/recovery-portfolio.ts";
import { recoveryWords } from "./words/recovery.ts";
import { publicTextWords } from "./words/public-text.ts";
import { recordWords } from "./words/records.ts";
import { roleWords } from "./words/roles.ts";
import { roomWords } from "./words/room/room.ts";
import { shellWords } from "./words/shell.ts";
import { todoWords } from "./words/todo.ts";
import { userWords } from "./words/users.ts";
import { variableWords } from "./words/variables.ts";
import { warningWords } from "./words/warnings.ts";

const prefixed = <P extends string, K extends string>(prefix: P, words: Readonly<Record<K, Text>>) =>
  Object.fromEntries(Object.entries<Text>(words).map(([key, text]) => [`${prefix}.${key}`, text])) as {
    [N in K as `${P}.${N}`]: Text;
  };

const plainWords = {
  ...loginWords,
  ...shellWords,
  ...liveWords,
  ...paletteWords,
  ...formWords,
  ...fileWords,
  ...dashboardWords,
  ...roomPlacesWords,
  ...todoWords,
  ...recordWords,
  ...lossWords,
  ...lossStatementWords,
  ...sendaiWords,
  ...assetWords,
  ...eventFamilyWords,
  ...quickWords,
  ...sendaiSheetWords,
  ...logWords,
  ...eventReportWords,
  ...eventKitWords,
  ...recordReviewWords,
  ...mergeWords,
  ...recoveryPortfolioWords,
  ...recoveryWords,
  ...asOfWords,
  ...assessmentWords,
  ...exposureWords,
  ...compositeIndexWords,
  ...paperWords,
  ...occupancyWords,
  ...ledgerWords,
  ...lessonWords,
  ...afterActionWords,
  ...entityWords,
  ...legalWords,
  ...frameworkWords,
  ...committeeWords,
  ...committeeSessionWords,
  ...variableWords,
  ...capWords,
  ...alertWords,
  ...alertDecidingWords,
  ...alertForeignWords,
  ...subscriberWords,
  ...userWords,
  ...apiKeyWords,
  ...auditWords,
  ...auditedFieldWords,
  ...auditedAlertWords,
  ...auditedInventoryWords,
  ...roleWords,
  ...roomWords,
  ...packWords,
  ...mapWords,
  ...companyWords,
  ...backupWords,
  ...installationWords,
  ...maintenanceBandWords,
  ...maintenanceWords,
  ...groundWords,
  ...boundaryLoadWords,
  ...desInventarWords,
  ...loadWords,
  ...importWords,
  ...listWords,
  ...publicTextWords,
} satisfies Words;

const titled = (items: readonly { name: MenuName; title: Text }[]) =>
  Object.fromEntries(items.map(({ name, title }) => [name, title])) as Record<MenuName, Text>;

const allWords = {
  ...plainWords,
  ...prefixed("problem", problemWords),
  ...prefixed("issue", issueWords),
  ...prefixed(
    "audited",
    ofEach(({ texts }) => texts.one),
  ),
  ...prefixed("dependant", dependantWords),
  ...prefixed("warning", warningWords),
  ...prefixed("menu", titled([dashboard, ...menu, ...menu.flatMap((group) => group.items)])),
  ...prefixed("domain", domainTitles),
  ...prefixed("label.attachments", attachments.labels),
  ...prefixed("label.companies", companies.labels),
  ...prefixed("label.shelter_occupancy", occupancyLabels),
  ...prefixed("label.inventory_movements", { ...movementLabels, ...movementColumnLabels }),
  ...prefixed("choice.inventory_movements.kind", movementChoices.kind),
  ...prefixed("choice.inventory_movements.origin", movementChoices.origin),
  ...prefixed("choice.inventory_movements.recipient_kind", movementChoices.recipient_kind),
  ...prefixed("choice.inventory_movements.payer", movementChoices.payer),
  ...prefixed("choice.inventory_movements.document_kind", movementChoices.document_kind),
  ...prefixed("choice.inventory_movements.recipient_identifier_type", movementChoices.recipient_identifier_type),
  ...prefixed("label.records", { ...recordsOf("situation").labels, ...recordStateLabels }),
  ...prefixed("label.variables", variablesOf("situation").labels),
  ...prefixed("label.composite_indices", compositeIndices.labels),
  ...prefixed("label.users", users.labels),
  ...prefixed("label.installation", installation.labels),
  ...prefixed("label.grounds", grounds.labels),
  ...prefixed("label.institutions", institutions.labels),
  ...prefixed("label.persons", persons.labels),
  ...wordsOfNouns,
  ...prefixed("label.committees", committees.labels),
  ...prefixed("label.committee_sessions", committeeSessions.labels),
  ...prefixed("label.institution_functions", institutionFunctions.labels),
  ...prefixed("label.legal_documents", legalDocuments.labels),
  ...prefixed("phase", phaseTitles),
  ...prefixed("pack_part", packPartTitles),
  ...prefixed("pack_state", itemStateTitles),
  ...prefixed("sector", sectorTitles),
  ...prefixed("loss", lossTitles),
  ...prefixed("label.topics", articlesOf("topics").labels),
  ...prefixed("label.faqs", articlesOf("faqs").labels),
  ...prefixed("label.terms", terms.labels),
  ...prefixed("label.roles", roles.labels),
  ...prefixed("label.event_kits", eventKits.labels),
  ...prefixed("label.event_reports", eventReports.labels),
  ...prefixed("label.after_actions", afterActions.labels),
  ...prefixed("label.lessons", lessons.labels),
  ...prefixed("label.log_entries", logEntries.labels),
  ...prefixed("log_kind", logKindTitles),
  ...prefixed("log_state", logStateTitles),
  ...prefixed("log_step", logStepTitles),
  ...prefixed("log_channel", logChannelTitles),
  ...prefixed("log_priority", logPriorityTitles),
  ...prefixed("label.alerts", alerts.labels),
  ...prefixed("label.alert_subscriptions", alertSubscriptions.labels),
} satisfies Words;

/** Keys that screens may ask for; the prefixed ones are made from labels, menu and error codes. */
export type WordKey = keyof typeof allWords;
/** Says a text in one language. */
export type Translate = (key: WordKey, parameters?: Parameters) => string;
export const words: Readonly<Record<WordKey, Text>> = allWords;

/** For what is written outside of a screen: files, letters. */
export const wordsIn =
  (language: Language): Translate =>
  (key, parameters) =>
    say(words[key], language, parameters);

/** Only what the login page shows, so that it stays light. */
export const loginPageWords: Words = { ...loginWords, ...maintenanceBandWords, ...prefixed("problem", problemWords) };

const textsIn = (language: Language, table: Words): Record<string, string> =>
  Object.fromEntries(Object.entries(table).map(([key, text]) => [key, text[language]]));

/** A table of words by language, as the page's config object holds it. */
export const byLanguage = (table: Words): Record<Language, Record<string, string>> =>
  Object.fromEntries(languages.map((language) => [language, textsIn(language, table)])) as Record<
    Language,
    Record<string, string>
  >;
