// What the map says of the selected property: how many people, what it is worth, its state, and the way to it.
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import Typography from "@mui/material/Typography";
import type { Property } from "@atalaya/contract/resources/properties.ts";
import { usePlace } from "../../api/places.ts";
import type { PopupActions } from "../../screens/list-and-map/feature-map.tsx";
import { formatNumber } from "../../ui/format.ts";
import { Icon } from "../../ui/icon.tsx";
import { Swatch } from "../../ui/swatch.tsx";
import { useLanguage, useWords } from "../../ui/words.ts";
import { PropertyMarks } from "./property-marks.tsx";
import { kindSymbols } from "./property-words.ts";

export function PropertyPopup({ property, onZoom, onOpen, onClose }: PopupActions & { property: Property }) {
  const t = useWords();
  const [language] = useLanguage();
  const { places } = usePlace();
  const place = places.find(({ id }) => id === property.company_id)?.reason_social;
  const figures = [
    [property.capacity, t("label.properties.capacity")],
    [property.replacement_value, property.currency ?? ""],
  ] as const;
  return (
    <Box sx={{ width: 288, color: "text.primary" }}>
      <Box sx={{ display: "flex", gap: "12px", p: "12px 8px 8px 12px" }}>
        <Swatch {...kindSymbols[property.kind]} size={26} />
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography variant="subtitle2" component="h2">
            {property.name}
          </Typography>
          <Typography variant="overline" component="p" color="textDisabled" sx={{ m: 0 }}>
            {[t(`property_use.${property.use}`), place].filter(Boolean).join(" · ")}
          </Typography>
        </Box>
        <IconButton aria-label={t("close")} onClick={onClose}>
          <Icon name="times" />
        </IconButton>
      </Box>
      <Box sx={{ display: "flex", gap: "20px", p: "0 12px 8px" }}>
        {figures.map(
          ([figure, label]) =>
            figure !== null && (
              <Box key={label}>
                <Typography variant="h4" component="p" className="tn" sx={{ m: 0 }}>
                  {formatNumber(figure, language)}
                </Typography>
                <Typography variant="overline" component="p" color="textSecondary" sx={{ m: 0 }}>
                  {label}
                </Typography>
              </Box>
            ),
        )}
      </Box>
      <Box sx={{ p: "0 12px 12px" }}>
        <PropertyMarks property={property} />
      </Box>
      <Box sx={{ display: "flex", alignItems: "center", p: "4px 4px 4px 12px", borderTop: 1, borderColor: "divider" }}>
        <Typography variant="overline" color="textDisabled" noWrap sx={{ flex: 1 }}>
          {property.code}
        </Typography>
        <Button variant="text" onClick={onZoom}>
          {t("record_zoom")}
        </Button>
        <Button variant="text" onClick={onOpen}>
          {t("record_open")}
        </Button>
      </Box>
    </Box>
  );
}
