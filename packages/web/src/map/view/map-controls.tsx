// Buttons over the map: zoom, own location, fit to results. Screens add their own groups below.
import { Box, ButtonBase, Tooltip } from "@mui/material";
import type { ReactNode } from "react";
import { useWords } from "../../ui/words.ts";
import type { Bbox } from "@atalaya/contract/values/geometry.ts";
import { useMap } from "./map-context.ts";
import { Icon } from "../../ui/icon.tsx";
import { insetFocus, mapSurface } from "./map-surface.ts";
import { phoneQuery } from "../../ui/theme/theme-global.ts";
import { fitMap, type MapPadding } from "./use-map-view.ts";

type MapButtonProps = {
  icon: string;
  label: string;
  onClick: () => void;
  disabled?: boolean;
  /** Given for a button that stays pressed (a drawing mode); leave out for one that just acts. */
  pressed?: boolean;
  tooltipSide?: "left" | "bottom";
};

/** 32 px, 44 px on phones, with its name as tooltip and accessible name. */
export function MapButton({ icon, label, onClick, disabled = false, pressed, tooltipSide = "left" }: MapButtonProps) {
  return (
    <Tooltip title={label} placement={tooltipSide} enterDelay={400} disableTouchListener describeChild={false}>
      <ButtonBase
        aria-label={label}
        aria-disabled={disabled}
        aria-pressed={pressed}
        disableRipple
        onClick={() => disabled || onClick()}
        sx={{
          width: 32,
          height: 32,
          [phoneQuery]: { width: 44, height: 44 },
          color: disabled ? "text.disabled" : "text.primary",
          opacity: disabled ? 0.6 : 1,
          cursor: disabled ? "default" : "pointer",
          borderRadius: "6px",
          transition: "background-color 120ms",
          "&:hover": { bgcolor: disabled ? "transparent" : "hover" },
          "&[aria-pressed=true]": { bgcolor: "soft", color: "softText" },
          "&.Mui-focusVisible": insetFocus,
        }}
      >
        <Icon name={icon} />
      </ButtonBase>
    </Tooltip>
  );
}

type GroupProps = {
  label: string;
  direction?: "row" | "column";
  /** Without gaps, as a column always is. */
  isJoined?: boolean;
  children: ReactNode;
};

export function MapButtonGroup({ label, direction = "column", isJoined = false, children }: GroupProps) {
  return (
    <Box
      role="group"
      aria-label={label}
      sx={{
        ...mapSurface,
        display: "flex",
        flexDirection: direction,
        pointerEvents: "auto",
        width: "max-content",
        ...(direction === "column" ? columnStyle : isJoined ? joinedRowStyle : rowStyle),
      }}
    >
      {children}
    </Box>
  );
}

const rowStyle = { p: "2px", gap: "2px", flexWrap: "wrap", maxWidth: "100%" };
const columnStyle = {
  overflow: "hidden",
  "&& > *": { borderRadius: 0 },
  "&& > * + *": { borderTop: "1px solid", borderColor: "divider" },
};

const joinedRowStyle = {
  overflow: "hidden",
  "&& > *": { borderRadius: 0 },
  "&& > * + *": { borderLeft: "1px solid", borderColor: "divider" },
};

type MapControlsProps = {
  fitTo: Bbox | null;
  padding: MapPadding;
  onLocate: () => void;
  isLocating: boolean;
};

export function MapControls({ fitTo, padding, onLocate, isLocating }: MapControlsProps) {
  const t = useWords();
  const map = useMap();
  return (
    <MapButtonGroup label={t("map_controls")}>
      <MapButton icon="plus" label={t("map_zoom_in")} onClick={() => map?.zoomIn({ duration: 200 })} />
      <MapButton icon="minus" label={t("map_zoom_out")} onClick={() => map?.zoomOut({ duration: 200 })} />
      <MapButton icon="location-arrow" label={t("map_locate")} onClick={onLocate} disabled={isLocating} />
      <MapButton
        icon="expand"
        label={t("map_fit")}
        disabled={!fitTo}
        onClick={() => map && fitTo && fitMap(map, fitTo, padding)}
      />
    </MapButtonGroup>
  );
}
