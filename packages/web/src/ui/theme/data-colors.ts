// Colours that carry data: alert levels, categories, sequences, hazards, and the quiet base map under them.
import type { IndexClass } from "@atalaya/contract/domain/composite-index.ts";
import type { RiskClass } from "@atalaya/contract/domain/risk-assessment.ts";
import type { Scheme } from "./tokens.ts";

export const alertLevels = ["verde", "amarilla", "naranja", "roja"] as const;
export type AlertLevel = (typeof alertLevels)[number];

/** A level is never colour alone: shape, number of bars and word go with it. `edge` gives it 3:1 on light surfaces. */
export const levelMarks: Record<AlertLevel, { fill: string; on: string; edge: string; shape: string; bars: number }> = {
  verde: { fill: "#2E7D32", on: "#FFFFFF", edge: "#2E7D32", shape: "circle", bars: 1 },
  amarilla: { fill: "#FDD835", on: "#241C00", edge: "#8A6D00", shape: "triangle", bars: 2 },
  naranja: { fill: "#FB8C00", on: "#241400", edge: "#9A4E00", shape: "diamond", bars: 3 },
  roja: { fill: "#C62828", on: "#FFFFFF", edge: "#C62828", shape: "octagon", bars: 4 },
};

export const levelSoft: Record<Scheme, Record<AlertLevel, { soft: string; softText: string }>> = {
  light: {
    verde: { soft: "#E7F4E8", softText: "#22612A" },
    amarilla: { soft: "#FFF8D6", softText: "#5C4700" },
    naranja: { soft: "#FFEEDA", softText: "#7A3B00" },
    roja: { soft: "#FCEBEB", softText: "#A31F1F" },
  },
  dark: {
    verde: { soft: "#172F1B", softText: "#A6DBA9" },
    amarilla: { soft: "#332B08", softText: "#FBE27A" },
    naranja: { soft: "#3A2408", softText: "#FFC27A" },
    roja: { soft: "#3B1C1C", softText: "#F9B5B1" },
  },
};

/** The classes of a risk; the word goes with it. */
export const riskColors: Record<Scheme, Record<RiskClass, { soft: string; softText: string }>> = {
  light: {
    low: { soft: "#E7F4E8", softText: "#22612A" },
    medium: { soft: "#FFF8D6", softText: "#5C4700" },
    high: { soft: "#FFE0C2", softText: "#7A3B00" },
    very_high: { soft: "#F9D2D2", softText: "#8C1D18" },
  },
  dark: {
    low: { soft: "#172F1B", softText: "#A6DBA9" },
    medium: { soft: "#332B08", softText: "#FBE27A" },
    high: { soft: "#4A2C08", softText: "#FFC27A" },
    very_high: { soft: "#541F1F", softText: "#F9B5B1" },
  },
};

/** The classes of a composite index on the map and beside their word, from the best to the worst: the same in both schemes. */
export const indexColors: Record<IndexClass, string> = {
  very_low: "#FFF0C4",
  low: "#FDCB74",
  medium: "#F5923E",
  high: "#D4502B",
  very_high: "#911A20",
};

/** Stroke of a red alert area on the map's land. */
export const redAreaStroke: Record<Scheme, string> = { light: "#C62828", dark: "#FF7B73" };

/** The band of an exercise: text on two alternating stripes, of a colour that no level and no status has. */
export const exerciseBand: Record<Scheme, { text: string; stripes: readonly [string, string] }> = {
  light: { text: "#4A148C", stripes: ["#F3E8FB", "#E6D5F5"] },
  dark: { text: "#DCC6F7", stripes: ["#2C1C40", "#221532"] },
};

/** Series and categories, in this order, six at most; the rest is grouped as "other" in text3. */
export const categories: Record<Scheme, readonly string[]> = {
  light: ["#0067A3", "#B36B00", "#5D1444", "#E0507A", "#8A4FD8", "#3B4430"],
  dark: ["#58A9E8", "#F0A33A", "#F6E3B4", "#D9567F", "#8F74F0", "#BFE6EA"],
};

/** Discs of hazards, icon in white; the icon tells them apart, the colour only helps. */
export const hazards = {
  wildfire: { icon: "fire", disc: "#C2500A" },
  tsunami: { icon: "ship", disc: "#0067A3" },
  flood: { icon: "tint", disc: "#2A86BE" },
  urban_fire: { icon: "fire-extinguisher", disc: "#B03A5B" },
  drought: { icon: "sun-o", disc: "#9A6A00" },
  earthquake: { icon: "area-chart", disc: "#6F4BA0" },
  landslide: { icon: "random", disc: "#8A5A2B" },
  storm_surge: { icon: "anchor", disc: "#00757F" },
  windstorm: { icon: "flag", disc: "#5E6B77" },
  other: { icon: "question-circle", disc: "#5E6B77" },
} as const;
export type Hazard = keyof typeof hazards;

/** The base map is quiet, so that records are the only saturated thing on it. */
export const baseMap = {
  light: {
    land: "#F4F3EE",
    water: "#CFE3EC",
    builtUp: "#E6E4DE",
    building: "#D6D2C8",
    green: "#E1E9D7",
    shoreline: "#A5C5D4",
    road: "#FFFFFF",
    roadCasing: "#CFCBC2",
    minorRoad: "#FFFFFF",
    path: "#BDB7AB",
    rail: "#A9A59D",
    boundary: "#8B7FA0",
    contour: "rgba(122, 106, 74, 0.16)",
    reliefShadow: "rgba(122, 106, 74, 0.34)",
    reliefLight: "rgba(255, 255, 255, 0.34)",
    placeLabel: "#2C3742",
    waterLabel: "#3A647C",
    smallLabel: "#5E6B77",
    halo: "rgba(255, 255, 255, 0.85)",
    solidHalo: "#FFFFFF",
  },
  dark: {
    land: "#242E36",
    water: "#0B1A24",
    builtUp: "#35424C",
    building: "#3F4D58",
    green: "#22352F",
    shoreline: "#1D3A4C",
    road: "#5A6A75",
    roadCasing: "#141B20",
    minorRoad: "#46545E",
    path: "#55646F",
    rail: "#62727E",
    boundary: "#6C7C88",
    contour: "rgba(255, 255, 255, 0.05)",
    reliefShadow: "rgba(0, 0, 0, 0.34)",
    reliefLight: "rgba(255, 255, 255, 0.1)",
    placeLabel: "#C3CED5",
    waterLabel: "#7BA6C0",
    smallLabel: "#8F9CA6",
    halo: "rgba(16, 24, 29, 0.85)",
    solidHalo: "#10181D",
  },
} as const satisfies Record<Scheme, Record<string, string>>;
export type BaseMapColors = Record<keyof (typeof baseMap)["light"], string>;
