// What the map says of the selected one: its name and place, its figures, its state, and the way to it.
import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import Typography from "@mui/material/Typography";
import { useHazardName } from "../../api/hazards.ts";
import { usePlace } from "../../api/places.ts";
import { formatNumber } from "../../ui/format.ts";
import { Icon } from "../../ui/icon.tsx";
import { Swatch } from "../../ui/swatch.tsx";
import { useLanguage, useWords } from "../../ui/words.ts";
import type { PopupActions } from "../list-and-map/feature-map.tsx";
import { PopupButtons } from "../list-and-map/popup-buttons.tsx";
import type { Detail, PlainScreen } from "./plain-screen.ts";

type PlainPopupProps = PopupActions & { screen: PlainScreen; thing: Detail };

export function PlainPopup({ screen, thing, onZoom, onOpen, onClose }: PlainPopupProps) {
  const t = useWords();
  const [language] = useLanguage();
  const { places } = usePlace();
  const place = places.find(({ id }) => id === thing.company_id)?.reason_social ?? null;
  const figures = screen.figures(thing, t).filter(([figure]) => figure !== null);
  return (
    <Box sx={{ width: 288, color: "text.primary" }}>
      <Box sx={{ display: "flex", gap: "12px", p: "12px 8px 8px 12px" }}>
        <Swatch {...screen.looks[String(thing[screen.noun.symbol])]!} size={26} />
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography variant="subtitle2" component="h2">
            {screen.nameOf(thing, language)}
          </Typography>
          <Typography variant="overline" component="p" color="textDisabled" sx={{ m: 0 }}>
            {[...screen.underOf(thing, t, useHazardName()), place].filter(Boolean).join(" · ")}
          </Typography>
        </Box>
        <IconButton aria-label={t("close")} onClick={onClose}>
          <Icon name="times" />
        </IconButton>
      </Box>
      {figures.length > 0 && (
        <Box sx={{ display: "flex", gap: "20px", p: "0 12px 8px" }}>
          {figures.map(([figure, label]) => (
            <Box key={label}>
              <Typography variant="h4" component="p" className="tn" sx={{ m: 0 }}>
                {formatNumber(figure, language)}
              </Typography>
              <Typography variant="overline" component="p" color="textSecondary" sx={{ m: 0 }}>
                {label}
              </Typography>
            </Box>
          ))}
        </Box>
      )}
      {screen.marks && <Box sx={{ p: "0 12px 12px" }}>{screen.marks(thing, t)}</Box>}
      <PopupButtons onZoom={onZoom} onOpen={onOpen} />
    </Box>
  );
}
