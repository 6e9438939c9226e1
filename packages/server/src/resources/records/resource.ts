// Records of the four domains, as the server is told of them.
import { sql } from "kysely";
import { facilityLife, propertyLife } from "@atalaya/contract/resources/records/asset-life.ts";
import { desInventar, desInventarLoads } from "@atalaya/contract/resources/records/desinventar.ts";
import { disasterLosses } from "@atalaya/contract/resources/records/loss-sums.ts";
import { lossYears } from "@atalaya/contract/resources/records/loss-years.ts";
import { riskMatrix } from "@atalaya/contract/resources/records/risk-matrix.ts";
import { sendai } from "@atalaya/contract/resources/records/sendai.ts";
import { lossStatements } from "@atalaya/contract/resources/records/loss-statements.ts";
import { eventFamily } from "@atalaya/contract/resources/records/event-family.ts";
import { recoveryPortfolio } from "@atalaya/contract/resources/records/recovery-portfolio.ts";
import { disastersInRoom, recoveryInRoom } from "@atalaya/contract/resources/records/room.ts";
import { recordsOf } from "@atalaya/contract/resources/records/resource.ts";
import type { Noun } from "../../platform/noun.ts";
import { riskMatrixRoutes } from "./assessments/matrix-routes.ts";
import { assetRoutes } from "./assets/asset-routes.ts";
import { desInventarRoutes } from "./desinventar/export-routes.ts";
import { desInventarLoadRoutes } from "./desinventar/load-routes.ts";
import { bulkRoutes } from "./bulk/bulk-routes.ts";
import { exposureRoutes } from "./exposure/exposure-routes.ts";
import { exportRoutes } from "./exchange/export-routes.ts";
import { recordImportRoutes } from "./exchange/import-routes.ts";
import { recordExchange } from "./exchange/table-exchange.ts";
import { historyRoutes } from "./history/history-routes.ts";
import { recordMapRoutes } from "./map/map-routes.ts";
import { duplicateRoutes } from "./merge/duplicate-routes.ts";
import { mergeRoutes } from "./merge/merge-routes.ts";
import { commentRoutes } from "./review/comment-routes.ts";
import { recoveryRoutes } from "./recovery/recovery-routes.ts";
import { comparedRecords, recordCoverage } from "./room/municipalities.ts";
import { recordRoomRoutes } from "./room/routes.ts";
import { recordRoutes } from "./routes.ts";
import { sendaiRoutes } from "./sendai/routes.ts";
import { lossStatementRoutes } from "./statements/routes.ts";
import { recordTodo } from "./todo.ts";
import { familyRoutes } from "./umbrellas/family-routes.ts";

const ownPart = "a part of it, kept with it in the trash";

export const recordsNoun: Noun = {
  routes: [
    recordMapRoutes,
    recordRoomRoutes,
    recoveryRoutes,
    recordRoutes,
    riskMatrixRoutes,
    exposureRoutes,
    assetRoutes,
    historyRoutes,
    commentRoutes,
    bulkRoutes,
    exportRoutes,
    duplicateRoutes,
    mergeRoutes,
    recordImportRoutes,
    lossStatementRoutes,
    familyRoutes,
    sendaiRoutes,
    desInventarRoutes,
    desInventarLoadRoutes,
  ],
  declares: [
    recordsOf("situation"),
    riskMatrix,
    disasterLosses,
    lossStatements,
    facilityLife,
    propertyLife,
    eventFamily,
    sendai,
    desInventar,
    desInventarLoads,
    lossYears,
    disastersInRoom,
    recoveryInRoom,
    recoveryPortfolio,
  ],
  rows: {
    records: { name: sql`x.title`, permission: sql`'records.' || x.domain || '.index'` },
    loss_years: {
      name: sql`concat(c.reason_social, ' ', x.year)`,
      join: sql`join companies c on c.id = x.company_id`,
      company_id: sql`x.company_id`,
      permission: "records.risk.index",
    },
    record_comments: {
      name: sql`r.title`,
      join: sql`join records r on r.id = x.record_id`,
      company_id: sql`r.company_id`,
      permission: sql`'records.' || r.domain || '.index'`,
    },
  },
  refusals: {
    records_check: { ended_on: { code: "day_order" } },
    records_uid_key: { uid: { code: "taken" } },
    records_geometry_valid: { geometry: { code: "self_crossing" } },
    // V11: a code names one record of its place.
    records_code_of_place: { code: { code: "code_of_place" } },
    records_umbrella_id_fkey: { umbrella_id: { code: "missing" } },
    records_triggered_by_id_fkey: { triggered_by_id: { code: "missing" } },
    records_umbrella_circle: { umbrella_id: { code: "umbrella_circle" } },
    records_trigger_circle: { triggered_by_id: { code: "trigger_circle" } },
    records_company_id_fkey: { company_id: { code: "missing" } },
    records_variable_id_fkey: { variable_id: { code: "missing" } },
  },
  pointers: {
    records: {
      "records.merged_with_id": "which record another was merged with: it is in the trash for that",
      "records.umbrella_id": "what it is a part of: it stays known in the trash",
      "records.triggered_by_id": "what set it off: it stays known in the trash",
      "records.merged_into_id": "which record another went into: it stays known in the trash",
      "record_comments.record_id": ownPart,
      "record_comments.merged_from_id": "where a comment came from",
      "after_actions.record_id": "its file, which nobody deletes and which lies in the trash with it",
      "event_kits.record_id": "its kit, which lies in the trash with it",
      "desinventar_cards.record_id": "the card that it came in as, of use to whoever takes it out again",
      "event_reports.record_id": "its reports, which nobody deletes and which lie in the trash with it",
      "inventory_movements.disaster_id": "what was moved for it, which nobody deletes and which stays in its ledger",
      "inventory_standing.disaster_id": "how what was assigned to it stands, which its movements tell",
      "lessons.record_id": "what it taught, which lies in the trash with it",
      "log_entries.record_id": "its log, which nobody deletes and which lies in the trash with it",
      "asset_damages.record_id": "what it damaged as rows, which are made from it",
      "loss_values.record_id": "its figures as rows, which are made from it",
      "attachments.merged_from_id": "where a file came from",
    },
  },
  exchange: recordExchange,
  todo: recordTodo,
  coverage: recordCoverage,
  compared: comparedRecords,
};
