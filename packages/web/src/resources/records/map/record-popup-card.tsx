// What the map says of the selected record: its value or its figures, each with its own date, and the way to it.
import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import Typography from "@mui/material/Typography";
import { currentFigures, headlineMetrics } from "@atalaya/contract/domain/losses.ts";
import type { DomainRecord } from "@atalaya/contract/resources/records.ts";
import type { Variable } from "@atalaya/contract/resources/variables.ts";
import { usePlace } from "../../../api/places.ts";
import { PopupButtons } from "../../../screens/list-and-map/popup-buttons.tsx";
import { formatDay } from "../../../ui/format.ts";
import { Icon } from "../../../ui/icon.tsx";
import { Swatch } from "../../../ui/swatch.tsx";
import { StatusTag } from "../../../ui/tag.tsx";
import { pick, useLanguage, useWords } from "../../../ui/words.ts";
import { showAsOf, showFigure } from "@atalaya/contract/domain/show-figure.ts";
import { showValue, unitOf } from "../show-value.ts";

type RecordPopupCardProps = {
  record: DomainRecord;
  variable: Variable | undefined;
  onZoom: () => void;
  onOpen: () => void;
  onClose: () => void;
};

export function RecordPopupCard({ record, variable, onZoom, onOpen, onClose }: RecordPopupCardProps) {
  const t = useWords();
  const [language] = useLanguage();
  const { places } = usePlace();
  const place = places.find(({ id }) => id === record.company_id)?.reason_social;
  return (
    <Box sx={{ width: 288, color: "text.primary" }}>
      <Box sx={{ display: "flex", gap: "12px", p: "12px 8px 8px 12px" }}>
        {variable && <Swatch icon={variable.icon} color={variable.color} size={26} />}
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography variant="subtitle2" component="h2">
            {record.title}
          </Typography>
          <Typography variant="overline" component="p" color="textDisabled" sx={{ m: 0 }}>
            {[variable && pick(language, variable.name_es, variable.name_en), place].filter(Boolean).join(" · ")}
          </Typography>
        </Box>
        <IconButton aria-label={t("close")} onClick={onClose}>
          <Icon name="times" />
        </IconButton>
      </Box>
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "flex-end", gap: "8px 16px", p: "0 12px 12px" }}>
        {record.value === null && <Figures figures={record.figures} />}
        {record.value !== null && (
          <Box sx={{ minWidth: 0 }}>
            <Typography variant="h4" component="p" className="tn" sx={{ m: 0, overflowWrap: "anywhere" }}>
              {showValue(record.value, variable, t, language)}
            </Typography>
            <Typography variant="overline" component="p" color="textSecondary" sx={{ m: 0 }}>
              {unitOf(variable, language) ?? t("label.records.value")}
            </Typography>
          </Box>
        )}
        <StatusTag status={record.status} />
      </Box>
      <PopupButtons onZoom={onZoom} onOpen={onOpen}>
        <Typography variant="overline" color="textDisabled" sx={{ flex: 1 }}>
          {/* Of a disaster it is the day on which it began, and no day of its figures. */}
          {t(variable?.kind === "event_type" ? "record_began" : "record_observed", {
            day: formatDay(record.observed_on, language),
          })}
        </Typography>
      </PopupButtons>
    </Box>
  );
}

const mostFigures = 3;

/** The most telling figures in force of a disaster. */
function Figures({ figures }: Pick<DomainRecord, "figures">) {
  const t = useWords();
  const [language] = useLanguage();
  const current = currentFigures(figures);
  const shown = headlineMetrics.filter((metric) => (current.get(metric)?.value ?? null) !== null).slice(0, mostFigures);
  return shown.map((metric) => (
    <Box key={metric} sx={{ whiteSpace: "nowrap" }}>
      <Typography variant="h4" component="p" className="tn" sx={{ m: 0 }}>
        {showFigure(current.get(metric)!, t, language)}
      </Typography>
      <Typography variant="overline" component="p" color="textSecondary" sx={{ m: 0 }}>
        {t(`loss_short.${metric}`)}
      </Typography>
      <Typography variant="overline" component="p" color="textDisabled" sx={{ m: 0 }}>
        {t("record_observed", { day: showAsOf(current.get(metric)!, language) })}
      </Typography>
    </Box>
  ));
}
