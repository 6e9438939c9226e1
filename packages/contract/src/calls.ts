// Calls beside those that every noun has: what each answers, by method and address. Routes send it, and screens take its type from here.
import { plainNouns, type PlainPath } from "./nouns.ts";
import { z } from "zod";
import { allOf } from "./record.ts";
import { ImportOutcome } from "./import.ts";
import { OwnSession } from "./resources/accounts.ts";
import { Article, Html } from "./resources/articles.ts";
import { AlertSubscription, PushKey, WebhookTest } from "./resources/alert-subscriptions.ts";
import { AlertDelivery } from "./resources/alerts/deliveries.ts";
import { AlertImported, ForeignMessages } from "./resources/alerts/imports.ts";
import { AlertPolicy } from "./resources/alerts/policy.ts";
import { BoundaryProgress, MendedBoundary } from "./resources/boundary-loads.ts";
import { Company, manyCompanies } from "./resources/companies.ts";
import { Taxpayer } from "./resources/companies/taxpayers.ts";
import { ComparedPlaces, Coverage, Dashboard } from "./resources/dashboard.ts";
import { UploadSession } from "./resources/files.ts";
import { Ground } from "./resources/grounds.ts";
import { ImportRow, TableImport } from "./resources/imports/imports.ts";
import { BackupPlaceTest, Installation, LetterTest } from "./resources/installation.ts";
import { manyInstitutions } from "./resources/institutions.ts";
import { MaintenanceAnswer } from "./resources/maintenance.ts";
import { manyLegalDocuments } from "./resources/legal-documents.ts";
import { manyPersons } from "./resources/persons.ts";
import { PackOutcome } from "./resources/packs.ts";
import { Proposal } from "./resources/proposals.ts";
import { DomainRecord } from "./resources/records.ts";
import { DesInventarProgress } from "./resources/records/desinventar.ts";
import { BulkChange, BulkUndo } from "./resources/records/bulk-changes.ts";
import { Exposure } from "./resources/records/exposure.ts";
import { LossYear, LossYearsAsked } from "./resources/records/loss-years.ts";
import { EnteredUser, LoginAnswer, OwnUser } from "./resources/sessions.ts";
import { PendingTerms, Terms } from "./resources/terms.ts";
import { Todo } from "./resources/todo.ts";
import { Invitation } from "./resources/users.ts";
import { ApiKey, ApiKeyMade } from "./resources/users/api-keys.ts";

const manyOfNouns = Object.fromEntries(plainNouns.map(({ path, many }) => [`POST ${path}/bulk`, many.Done])) as Record<
  `POST ${PlainPath}/bulk`,
  (typeof plainNouns)[number]["many"]["Done"]
>;

export const calls = {
  "POST login": LoginAnswer,
  "GET user": EnteredUser,
  "PATCH settings/profile": OwnUser,
  "GET settings/sessions": allOf(OwnSession),
  "GET api-keys": allOf(ApiKey),
  "POST api-keys": ApiKeyMade,
  "DELETE api-keys/:id": ApiKey,
  "GET todo": Todo,
  "GET companies/:id/alert-policy": AlertPolicy,
  "PUT companies/:id/alert-policy": AlertPolicy,
  "POST alerts/import": AlertImported,
  "GET alerts/import/messages": ForeignMessages,
  "POST alerts/:id/deliveries/:delivery/resend": AlertDelivery,
  "POST alert-subscriptions/:id/secret": AlertSubscription,
  "POST alert-subscriptions/:id/invitation": AlertSubscription,
  "POST alert-subscriptions/:id/test": WebhookTest,
  "GET alert-subscriptions/push-key": PushKey,
  "POST alert-subscriptions/mine": AlertSubscription,
  "PUT alert-subscriptions/mine/:id": AlertSubscription,
  "DELETE alert-subscriptions/mine/:id": z.null(),
  "POST records/situation/exposure": Exposure,
  "GET dashboard": Dashboard,
  "GET dashboard/coverage": Coverage,
  "GET dashboard/places": ComparedPlaces,
  "POST boundary-loads/mending": MendedBoundary,
  "POST boundary-loads/:id/examination": BoundaryProgress,
  "POST boundary-loads/:id/writing": BoundaryProgress,
  "POST boundary-loads/:id/undoing": BoundaryProgress,
  "POST desinventar-loads/:id/examination": DesInventarProgress,
  "POST desinventar-loads/:id/writing": DesInventarProgress,
  "POST desinventar-loads/:id/undoing": DesInventarProgress,
  "PUT imports/:id": TableImport,
  "POST imports/:id/examination": TableImport,
  "POST imports/:id/writing": TableImport,
  "POST imports/:id/undoing": TableImport,
  "POST imports/:id/cancellation": TableImport,
  "PATCH imports/:id/rows": ImportRow,
  "POST packs/load": PackOutcome,
  "POST backups": z.null(),
  "PUT installation": Installation,
  "PUT installation/maintenance": Installation,
  "GET maintenance": MaintenanceAnswer,
  "PUT installation/logo": Installation,
  "DELETE installation/logo": Installation,
  "POST installation/test-letter": LetterTest,
  "POST installation/test-backup-place": BackupPlaceTest,
  "PUT grounds/:id": Ground,
  "GET uploads/:id": UploadSession,
  "POST rich-text": Html,
  "POST users/:id/invitation": Invitation,
  "GET terms/pending": allOf(PendingTerms),
  "POST terms/:id/publication": Terms,
  "POST topics/:id/publication": Article,
  "POST faqs/:id/publication": Article,
  "PUT proposals/:id": Proposal,
  "PUT companies/associatePersons/:id": Company,
  "PUT companies/associateCompanies/:id": Company,
  "GET companies/siichile/:id": Taxpayer,
  "POST companies/bulk": manyCompanies.Done,
  "POST institutions/bulk": manyInstitutions.Done,
  "POST legal-documents/bulk": manyLegalDocuments.Done,
  "POST persons/bulk": manyPersons.Done,
  ...manyOfNouns,
  "DELETE shelters/:id/occupancy": z.null(),
  "POST companies/import": ImportOutcome,
  "POST records/:domain": DomainRecord,
  "POST records/:domain/import": ImportOutcome,
  "POST records/risk/figures/import": ImportOutcome,
  "POST records/:domain/bulk": BulkChange,
  "POST records/:domain/bulk/:id/undo": BulkUndo,
  "PUT records/risk/loss-years": LossYear,
  "POST records/risk/loss-years/reminders": LossYearsAsked,
};
