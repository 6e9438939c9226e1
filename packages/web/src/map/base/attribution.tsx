// Whose map this is: our own base map with its boundary note, and what a configured source demands.
import { Box, ButtonBase, Link, Popover, Typography } from "@mui/material";
import { AttributionControl } from "maplibre-gl";
import { useEffect, useRef, useState } from "react";
import { useWords } from "../../ui/words.ts";
import { useMap } from "../view/map-context.ts";
import type { MapSettings } from "./map-settings.ts";
import { mapSurface } from "../view/map-surface.ts";

export function Attribution({ settings }: { settings: MapSettings }) {
  const t = useWords();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <SourceAttribution />
      {!settings.style_url && (
        <ButtonBase
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
    </>
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
