// Figures of disasters that are recorded already, one in a row of a sheet: as a source publishes them night after night.
import { importBody, type ImportColumn } from "../../import.ts";
import { optionalText } from "../../values/plain-text.ts";
import { placeCodeLabel } from "./import.ts";
import { figureRowColumns, required } from "./loss-columns.ts";
import { longestReason } from "./reason.ts";
import { recordsOf } from "./resource.ts";

const { labels } = recordsOf("risk");
const demanded: readonly string[] = ["figures.metric", "figures.as_of"];

/** By its code, with its place where several places use the same code, a row says whose figure it is. */
export const figureImportColumns: readonly ImportColumn[] = [
  {
    key: "code",
    label: labels.code,
    synonyms: ["serial", "codigo del desastre", "event code"],
    isRequired: true,
    example: "V-2026-014",
    hxl: "#meta+id",
  },
  { key: "place_code", label: placeCodeLabel, synonyms: ["cut"], example: "05109", hxl: "#loc+code" },
  { key: "company_id", label: labels.company_id, synonyms: ["comuna", "municipality"], example: "", hxl: "#loc+name" },
  ...figureRowColumns.map((column) => (demanded.includes(column.key) ? required(column) : column)),
];

/** `reason`: why the figures of what is published are changed (V13). */
export const FigureImport = importBody(figureImportColumns).extend({ reason: optionalText(longestReason) });
