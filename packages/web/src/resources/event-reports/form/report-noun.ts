// What a person writes into a draft, as forms know a noun.
import { eventReports } from "@atalaya/contract/resources/event-reports.ts";
import { reportFields } from "@atalaya/contract/resources/event-reports/content.ts";

/** Its fields with the labels of the reports. */
export const written = { path: eventReports.path, draft: reportFields, labels: eventReports.labels };
