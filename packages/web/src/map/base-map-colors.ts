// Colours of the base map in both schemes; text colours keep 4.5:1 on land and water.
import type { ColorScheme } from "./map-types.ts";

export type BaseMapColors = Record<
  | "land"
  | "water"
  | "builtUp"
  | "shoreline"
  | "road"
  | "roadCasing"
  | "minorRoad"
  | "boundary"
  | "graticule"
  | "placeLabel"
  | "smallLabel"
  | "waterLabel"
  | "halo",
  string
>;

export const baseMapColors: Record<ColorScheme, BaseMapColors> = {
  light: {
    land: "#F4F3EE",
    water: "#CFE3EC",
    builtUp: "#E6E4DE",
    shoreline: "#A5C5D4",
    road: "#FFFFFF",
    roadCasing: "#CFCBC2",
    minorRoad: "#FFFFFF",
    boundary: "#8B7FA0",
    graticule: "#3A647C",
    placeLabel: "#2C3742",
    smallLabel: "#5E6B77",
    waterLabel: "#3A647C",
    halo: "rgba(255, 255, 255, 0.85)",
  },
  dark: {
    land: "#242E36",
    water: "#0B1A24",
    builtUp: "#35424C",
    shoreline: "#1D3A4C",
    road: "#5A6A75",
    roadCasing: "#141B20",
    minorRoad: "#46545E",
    boundary: "#6C7C88",
    graticule: "#7BA6C0",
    placeLabel: "#C3CED5",
    smallLabel: "#8F9CA6",
    waterLabel: "#7BA6C0",
    halo: "rgba(16, 24, 29, 0.85)",
  },
};
