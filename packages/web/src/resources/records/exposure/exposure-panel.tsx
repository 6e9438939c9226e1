// What lies in the area, beside its map: line by line or zone by zone, with how each number was found, and what can be done with it.
import { useState } from "react";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { distanceText } from "@atalaya/contract/resources/records/exposure-names.ts";
import { tellsPeople, type Exposure } from "@atalaya/contract/resources/records/exposure.ts";
import type { Variable } from "@atalaya/contract/resources/variables.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { formatNumber } from "../../../ui/format.ts";
import { Segmented } from "../../../ui/segmented.tsx";
import { useLanguage, useWords } from "../../../ui/words.ts";
import { withinOf } from "./exposure-state.ts";
import { ExposureLine } from "./exposure-row.tsx";
import { toldRows } from "./row-text.ts";
import { PeopleBar, ZoneTable } from "./zone-parts.tsx";

type ExposurePanelProps = {
  title: string;
  exposure: Exposure;
  variables: readonly Variable[];
  parting: Variable | null;
  /** The area does not fit into the address. */
  isTooLong: boolean;
};

export function ExposurePanel({ title, exposure, variables, parting, isTooLong }: ExposurePanelProps) {
  const t = useWords();
  const [language] = useLanguage();
  const [view, setView] = useState<"table" | "zones">("table");
  const told = toldRows(exposure, variables);
  const isParted = exposure.zones.length > 1;
  const hasPeople = told.some(({ row, variable }) => row.count > 0 && tellsPeople(row, variable));
  const isByZone = isParted && view === "zones";
  const size = t("exposure_size", {
    area: formatNumber(exposure.area_ha, language, { maximumFractionDigits: 1 }),
    perimeter: distanceText(Math.round(exposure.perimeter_m), language),
  });
  if (told.length === 0) return <EmptyState title={t("exposure_none")} text={t("exposure_none_text")} />;
  return (
    <>
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: "4px 10px", padding: "12px 14px 8px" }}>
        <Typography variant="h4" component="h2" sx={{ flex: 1, minWidth: 0 }}>
          {t("exposure_ask")}
        </Typography>
        {isParted && (
          <Box className="screen-only">
            <Segmented
              label={t("exposure_view")}
              value={view}
              segments={(["table", "zones"] as const).map((value) => ({ value, label: t(`exposure_view.${value}`) }))}
              onChange={setView}
            />
          </Box>
        )}
        <Typography
          variant="caption"
          component="p"
          color="textSecondary"
          className="tn"
          sx={{ m: 0, flexBasis: "100%" }}
        >
          {`${title} · ${size}`}
        </Typography>
      </Box>
      {isTooLong && (
        <Alert severity="info" sx={{ m: "0 14px 8px", "@media print": { display: "none" } }}>
          {t("exposure_too_many")}
        </Alert>
      )}
      {isByZone ? (
        <ZoneTable exposure={exposure} told={told} parting={parting} />
      ) : (
        <Box component="ul" aria-label={t("exposure_ask")} sx={{ m: 0, p: 0, listStyle: "none" }}>
          {told.map((one) => (
            <ExposureLine
              key={`${one.variable.id} ${one.row.form}`}
              told={one}
              exposure={exposure}
              within={withinOf(exposure.shape)}
            />
          ))}
        </Box>
      )}
      {isParted && <PeopleBar exposure={exposure} told={told} parting={parting} />}
      <Box sx={{ padding: "12px 14px", borderTop: 1, borderColor: "divider" }}>
        <Typography variant="caption" component="p" color="textSecondary" sx={{ m: 0 }}>
          {[t(hasPeople ? "exposure_note_estimated" : "exposure_no_people"), t("exposure_note_counted")].join(" ")}
        </Typography>
      </Box>
    </>
  );
}
