// Whose map this is: our own base map with its boundary note, and what a configured source demands.
import { useEffect, useId, useRef, useState, type ReactNode } from "react";
import { Box, ButtonBase, Link, Popover, Typography } from "@mui/material";
import { AttributionControl, type MapLibreEvent } from "maplibre-gl";
import { Icon } from "../../ui/icon.tsx";
import { phoneQuery } from "../../ui/theme/theme-global.ts";
import { useWords } from "../../ui/words.ts";
import { useMap } from "../view/map-context.ts";
import type { MapSettings } from "./map-settings.ts";
import { lowMap, mapSurface, narrowMap } from "../view/map-surface.ts";

/** On a narrow or low map only a sign stays of it once the map is moved by hand, or was looked at long enough; a press shows it again. */
export function Attribution({ settings }: { settings: MapSettings }) {
  const t = useWords();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <Foldable>
      <SourceAttribution />
      {!settings.style_url && (
        <ButtonBase
          data-credit="own"
          className="finger-reach"
          aria-haspopup="dialog"
          onClick={(event) => setAnchor(event.currentTarget)}
          sx={{
            ...mapSurface,
            borderRadius: "4px",
            fontFamily: "inherit",
            fontSize: 11,
            lineHeight: "16px",
            minHeight: 24,
            px: "6px",
            color: "text.secondary",
            pointerEvents: "auto",
            whiteSpace: "nowrap",
          }}
        >
          {t("map_attribution")}
        </ButtonBase>
      )}
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: "top", horizontal: "right" }}
        transformOrigin={{ vertical: "bottom", horizontal: "right" }}
      >
        <Typography variant="caption" component="p" sx={{ p: "12px", maxWidth: 280 }}>
          {t("map_boundary_note")} {t("map_ground_note")}{" "}
          <Link href="https://www.openstreetmap.org/copyright" target="_blank" rel="noreferrer">
            openstreetmap.org/copyright
          </Link>
        </Typography>
      </Popover>
    </Foldable>
  );
}

/** Milliseconds once the map is drawn: OpenStreetMap asks that its credit be read without a press for five seconds, or up to the first move. */
const firstSight = 5000;

const onSmallMaps = (style: object) => ({ [narrowMap]: style, [lowMap]: style });

/** What is in it is always there on a large map, whatever is folded. */
function Foldable({ children }: { children: ReactNode }) {
  const t = useWords();
  const map = useMap();
  const id = useId();
  const [isOpen, setIsOpen] = useState(true);
  useEffect(() => {
    if (!map) return;
    const fold = () => setIsOpen(false);
    // Where the map opens it moves by itself: only a hand has an event.
    const foldByHand = ({ originalEvent }: MapLibreEvent) => originalEvent && fold();
    let timer: number | undefined;
    // On a slow line the credits come with the tiles, long after the map.
    const countDown = () => void (timer = window.setTimeout(fold, firstSight));
    map.on("movestart", foldByHand);
    map.once("idle", countDown);
    return () => {
      map.off("movestart", foldByHand);
      map.off("idle", countDown);
      clearTimeout(timer);
    };
  }, [map]);
  return (
    <Box
      sx={{
        display: "flex",
        alignItems: "flex-end",
        justifyContent: "flex-end",
        gap: "6px",
        minWidth: 0,
        // The button of the quick entry floats at the right there.
        [phoneQuery]: { flexDirection: "row-reverse" },
        // A style of others may demand nothing.
        "&:not(:has([data-credit=own], .maplibregl-ctrl-attrib-inner:not(:empty)))": { display: "none" },
      }}
    >
      <Box
        id={id}
        sx={{
          display: "flex",
          flexWrap: "wrap",
          alignItems: "flex-end",
          justifyContent: "flex-end",
          gap: "6px",
          minWidth: 0,
          [phoneQuery]: { flexDirection: "column", alignItems: "flex-start" },
          ...onSmallMaps({ display: isOpen ? "flex" : "none" }),
        }}
      >
        {children}
      </Box>
      <ButtonBase
        className="finger-reach"
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={t("map_credits")}
        title={t("map_credits")}
        onClick={() => setIsOpen(!isOpen)}
        sx={{
          ...mapSurface,
          display: "none",
          flex: "none",
          width: 24,
          height: 24,
          borderRadius: "50%",
          color: "text.secondary",
          pointerEvents: "auto",
          ...onSmallMaps({ display: "inline-flex" }),
        }}
      >
        <Icon name="info" size={12} />
      </ButtonBase>
    </Box>
  );
}

/** MapLibre gathers what the sources in use demand, links included. */
function SourceAttribution() {
  const map = useMap();
  const holder = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!map || !holder.current) return;
    const control = new AttributionControl({ compact: false });
    holder.current.append(control.onAdd(map));
    return () => control.onRemove();
  }, [map]);

  return (
    <Box
      ref={holder}
      sx={{
        ...mapSurface,
        borderRadius: "4px",
        fontSize: 11,
        lineHeight: "16px",
        px: "6px",
        py: "4px",
        pointerEvents: "auto",
        "& .maplibregl-ctrl.maplibregl-ctrl-attrib": { bgcolor: "transparent", color: "text.secondary", p: 0, m: 0 },
        "& .maplibregl-ctrl-attrib a": { color: "inherit", textDecoration: "underline" },
        "&:not(:has(.maplibregl-ctrl-attrib-inner:not(:empty)))": { display: "none" },
      }}
    />
  );
}
