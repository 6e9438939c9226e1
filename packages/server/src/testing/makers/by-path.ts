// How one row of every noun is made, by the path below which it is called.
import { catalogueOf, domains, recordDomains } from "@atalaya/contract/domain/domains.ts";
import { sampleIn, samples } from "../samples.ts";
import { afterActionIn, eventKitIn, eventReportIn, lessonIn, logEntryIn } from "./log-entries.ts";
import { alertIn, subscriptionIn } from "./alerts.ts";
import {
  auditIn,
  bulkChangeIn,
  commentIn,
  companyIn,
  compositeIndexIn,
  groupIn,
  recordIn,
  variableIn,
} from "./records.ts";
import { movementIn } from "./inventory.ts";
import { apiKeyIn } from "./keys.ts";
import { sessionIn, userIn } from "./people.ts";
import {
  committeeIn,
  committeeSessionIn,
  institutionFunctionIn,
  institutionIn,
  legalDocumentIn,
  personIn,
  proposalIn,
} from "./law.ts";
import {
  anyRole,
  anyTerms,
  articleOf,
  attachmentIn,
  boundaryLoadIn,
  cardLoadIn,
  importIn,
  fileIn,
  mapGroundIn,
  savedViewIn,
  uploadIn,
} from "./files.ts";
import type { Maker } from "./maker.ts";

/** Rows behind `{id}` by the path before it. A new noun without a line here fails the access table. */
export const makers: Record<string, Maker> = {
  ...Object.fromEntries(
    recordDomains.flatMap((domain) => [
      [`/api/records/${domain}`, recordIn(domain)],
      [`/api/records/${domain}/comments`, commentIn(domain)],
      [`/api/records/${domain}/bulk`, bulkChangeIn(domain)],
    ]),
  ),
  ...Object.fromEntries(
    domains.flatMap((domain) => [
      [`/api/variables/${catalogueOf[domain]}`, variableIn(domain)],
      [`/api/variables/${catalogueOf[domain]}/groups`, groupIn(domain)],
    ]),
  ),
  "/api/alerts": alertIn,
  "/api/alert-subscriptions": subscriptionIn,
  "/api/alert-subscriptions/mine": subscriptionIn,
  "/api/api-keys": apiKeyIn,
  "/api/companies": companyIn,
  "/api/companies/associateCompanies": companyIn,
  "/api/companies/associatePersons": companyIn,
  "/api/companies/siichile": companyIn,
  "/api/composite-indices": compositeIndexIn,
  "/api/attachments": attachmentIn,
  "/api/audit": auditIn,
  "/api/files": fileIn,
  "/api/grounds": mapGroundIn,
  "/api/institutions": institutionIn,
  "/api/committee-sessions": committeeSessionIn,
  "/api/committees": committeeIn,
  "/api/institution-functions": institutionFunctionIn,
  "/api/legal-documents": legalDocumentIn,
  "/api/after-actions": afterActionIn,
  "/api/event-kits": eventKitIn,
  "/api/event-reports": eventReportIn,
  "/api/lessons": lessonIn,
  "/api/log-entries": logEntryIn,
  "/api/persons": personIn,
  ...Object.fromEntries(samples.map((sample) => [sample.path, sampleIn(sample)])),
  "/api/inventory/movements": movementIn,
  "/api/proposals": proposalIn,
  "/api/roles": anyRole,
  "/api/boundary-loads": boundaryLoadIn,
  "/api/desinventar-loads": cardLoadIn,
  "/api/imports": importIn,
  "/api/saved-views": savedViewIn,
  "/api/settings/sessions": sessionIn,
  "/api/uploads": uploadIn,
  "/api/topics": articleOf("topics"),
  "/api/faqs": articleOf("faqs"),
  "/api/terms": anyTerms,
  "/api/users": userIn,
};
