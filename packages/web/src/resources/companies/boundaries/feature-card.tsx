// One shape of the file: which place it is for, which can be chosen here, and all that was found out about it.
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import type { BoundaryFeature } from "@atalaya/contract/resources/boundary-loads.ts";
import { useMay } from "../../../api/may.ts";
import { PlaceChoice } from "../../../forms/choices/place-choice.tsx";
import { usePlaceOptions } from "../../../forms/choices/place-options.ts";
import { PanelHead } from "../../../screens/panel-head.tsx";
import { formatNumber } from "../../../ui/format.ts";
import { Icon } from "../../../ui/icon.tsx";
import { narrowQuery } from "../../../ui/page.tsx";
import { useLanguage, useWords } from "../../../ui/words.ts";
import { formatHectares, remarkText, titleOf } from "./feature-words.ts";

type FeatureCardProps = {
  feature: BoundaryFeature;
  /** Nothing is chosen any more once boundaries are written. */
  isReadOnly: boolean;
  onPlace: (company_id: number | null) => void;
  onFault: () => void;
  onClose: () => void;
};

export function FeatureCard({ feature, isReadOnly, onPlace, onFault, onClose }: FeatureCardProps) {
  const t = useWords();
  const [language] = useLanguage();
  const may = useMay();
  const places = usePlaceOptions((id) => may("companies.update", id));
  const { place, matched_by, problem, positions, shape_ha, code, state } = feature;
  const measures = t("boundaries_positions", {
    count: formatNumber(positions, language),
    area: formatHectares(shape_ha ?? 0, language),
  });
  return (
    <Box
      component="section"
      aria-label={titleOf(feature, t)}
      sx={{
        flex: "none",
        maxHeight: "55%",
        overflowY: "auto",
        p: "12px 16px",
        borderBottom: 1,
        borderColor: "divider",
        [narrowQuery]: { maxHeight: "none" },
      }}
    >
      <PanelHead
        title={titleOf(feature, t)}
        subtitle={[code, shape_ha !== null && measures].filter(Boolean).join(" · ")}
        onClose={onClose}
      />
      {problem !== null ? (
        <Line icon="times-circle" color="error.main">
          {problem}
        </Line>
      ) : state === "elsewhere" ? (
        <Line icon="lock">{t("boundaries_state.elsewhere")}</Line>
      ) : (
        <Box sx={{ display: "flex", alignItems: "flex-start", gap: "8px", mt: "12px" }}>
          <Box sx={{ flex: 1, minWidth: 0 }}>
            {isReadOnly ? (
              (place?.name ?? t("boundaries_left_out"))
            ) : (
              <PlaceChoice
                id={`boundary-place-${feature.index}`}
                label={t("boundaries_place")}
                value={place?.id}
                onChange={(id) => onPlace(id ?? null)}
                places={places}
                help={matched_by ? t(`boundaries_by_${matched_by}`) : t("boundaries_left_out")}
              />
            )}
          </Box>
          {place && !isReadOnly && (
            <Button variant="outlined" onClick={() => onPlace(null)}>
              {t("boundaries_leave_out")}
            </Button>
          )}
        </Box>
      )}
      <Findings feature={feature} onFault={onFault} />
    </Box>
  );
}

function Findings({ feature, onFault }: Pick<FeatureCardProps, "feature" | "onFault">) {
  const t = useWords();
  const [language] = useLanguage();
  const { fault, fault_at, given_ha, shape_ha, remarks, replaces, is_written } = feature;
  return (
    <>
      {fault !== null && shape_ha !== null && (
        <Line icon="wrench" color="info.main">
          {t("boundaries_mended_whole", {
            fault: t(`boundaries_fault.${fault}`),
            before: formatHectares(given_ha ?? 0, language),
            after: formatHectares(shape_ha, language),
          })}{" "}
          {fault_at && (
            <Button variant="text" size="small" onClick={onFault}>
              {t("boundaries_see_fault")}
            </Button>
          )}
        </Line>
      )}
      {remarks.map((remark, index) => (
        <Line key={index} icon="exclamation-triangle" color="warning.main">
          {remarkText(remark, t, language)}
        </Line>
      ))}
      {replaces && !is_written && <Line icon="exchange">{t("boundaries_replaces_whole")}</Line>}
    </>
  );
}

const Line = ({ icon, color, children }: { icon: string; color?: string; children: React.ReactNode }) => (
  <Typography sx={{ display: "flex", gap: "8px", mt: "8px" }}>
    <Box component="span" sx={{ color: color ?? "text.secondary" }}>
      <Icon name={icon} />
    </Box>
    <span>{children}</span>
  </Typography>
);
