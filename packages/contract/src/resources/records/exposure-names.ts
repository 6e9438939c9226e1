// What the zones and numbers of an exposure are called: the same on the screen and in the sheet.
import { symbolsOf, type Legend, type MapSymbol } from "../../domain/legend.ts";
import type { Language } from "../../text.ts";
import { formatNumber } from "../../values/format.ts";
import type { Translate } from "../../words.ts";
import type { ExposureForm, ExposureMethod, ExposureZone } from "./exposure.ts";

type In = { t: Translate; language: Language };
type Zone = Pick<ExposureZone, "to" | "company_id" | "class">;

const metresInKm = 1000;

/** "500 m", "2,5 km". */
export const distanceText = (metres: number, language: Language): string =>
  metres < metresInKm
    ? `${formatNumber(metres, language)} m`
    : `${formatNumber(metres / metresInKm, language, { maximumFractionDigits: 2 })} km`;

/** By what zones are named: the place of an id, and the variable whose classes part the area. */
export type ZoneNames = { placeOf: (id: number) => string; parting: Legend | null };

/** How the legend shows a class of a zone; nothing for what is no class. */
function classSymbol(zone: Zone, parting: Legend | null): MapSymbol | undefined {
  if (zone.class === null || parting === null) return undefined;
  const options = parting.options.findIndex(({ key }) => key === zone.class);
  return symbolsOf(parting)[parting.legend_method === "categorized" ? options : Number(zone.class)];
}

/** The colour that the legend gives a class; null for what is no class. */
export const classColor = (zone: Zone, parting: Legend | null): string | null =>
  classSymbol(zone, parting)?.color ?? null;

/** "500 m a 1 km", "Valparaíso", "Alta"; what nothing parted is the area itself, or the rest of it. */
export function zoneName(zones: readonly Zone[], at: number, names: ZoneNames, { t, language }: In): string {
  const zone = zones[at]!;
  if (zone.to !== null) {
    const from = zones[at - 1]?.to ?? null;
    const to = distanceText(zone.to, language);
    return from === null
      ? t("exposure_zone_to", { to })
      : t("exposure_zone_from", { from: distanceText(from, language), to });
  }
  if (zone.company_id !== null) return names.placeOf(zone.company_id);
  if (zone.class !== null) return classSymbol(zone, names.parting)?.label?.[language] ?? zone.class;
  if (zones.length === 1) return t("exposure_zone_all");
  return t(zones.some(({ to }) => to !== null) ? "exposure_zone_inside" : "exposure_zone_rest");
}

/** What the value of a row counts; `unit` is the variable's own. */
export const valueUnit = (form: ExposureForm, method: ExposureMethod, unit: string | null): string | null =>
  form === "line" ? "m" : method === "measured" ? "ha" : unit;
