// Visibly fictitious zones of hazards over Valparaíso, and what the base map has on its hills: what a zone is held against.
import type { Geometry, Position } from "@atalaya/contract/values/geometry.ts";
import type { InventedRecord } from "./invented.ts";

type Shown = Pick<InventedRecord, "variable" | "title" | "value" | "geometry">;

const point = (lon: number, lat: number): Geometry => ({ type: "Point", coordinates: [lon, lat] });
/** Corners counter-clockwise; the first one closes it. */
const area = (...corners: Position[]): Geometry => ({ type: "Polygon", coordinates: [[...corners, corners[0]!]] });

/** Where two zones of interface meet, from west to east. */
const halfway: Position[] = [
  [-71.6148, -33.0568],
  [-71.6124, -33.0562],
  [-71.6096, -33.0566],
  [-71.6066, -33.0571],
  [-71.6039, -33.0581],
];

const zones: Shown[] = [
  {
    variable: "Zona de interfaz urbano-forestal",
    title: "Zona de interfaz, cerros altos (demo)",
    value: "alta",
    geometry: area(
      [-71.615, -33.0588],
      [-71.6141, -33.0606],
      [-71.6117, -33.0621],
      [-71.609, -33.0627],
      [-71.6061, -33.0619],
      [-71.6041, -33.0602],
      [-71.6034, -33.0589],
      ...halfway.toReversed(),
    ),
  },
  {
    variable: "Zona de interfaz urbano-forestal",
    title: "Zona de interfaz, media ladera (demo)",
    value: "media",
    geometry: area(...halfway, [-71.6046, -33.0551], [-71.6092, -33.0549], [-71.6141, -33.0552]),
  },
  {
    variable: "Zona de inundación por tsunami",
    title: "Plan de Valparaíso ante tsunami (demo)",
    value: "alta",
    geometry: area(
      [-71.6255, -33.0405],
      [-71.6262, -33.0425],
      [-71.6215, -33.0462],
      [-71.616, -33.0492],
      [-71.6085, -33.0495],
      [-71.603, -33.0475],
      [-71.6035, -33.0425],
      [-71.611, -33.0432],
      [-71.6185, -33.0425],
    ),
  },
];

const facilities: Shown[] = [
  {
    variable: "Establecimiento educacional",
    title: "Escuela El Molle (demo)",
    value: 412,
    geometry: point(-71.6121, -33.0579),
  },
  {
    variable: "Establecimiento educacional",
    title: "Escuela Los Tineos (demo)",
    value: 286,
    geometry: point(-71.6078, -33.0571),
  },
  {
    variable: "Establecimiento educacional",
    title: "Liceo Los Ulmos (demo)",
    value: 640,
    geometry: point(-71.6056, -33.0593),
  },
  {
    variable: "Establecimiento de salud",
    title: "Centro de salud El Molle (demo)",
    value: 12,
    geometry: point(-71.6103, -33.0602),
  },
  { variable: "Albergue", title: "Sede vecinal Los Tineos (demo)", value: 110, geometry: point(-71.6086, -33.0588) },
  {
    variable: "Vía de evacuación",
    title: "Subida Los Ulmos (demo)",
    value: 1140,
    geometry: {
      type: "LineString",
      coordinates: [
        [-71.6072, -33.0615],
        [-71.6066, -33.0592],
        [-71.607, -33.0569],
        [-71.6061, -33.0545],
        [-71.6065, -33.0515],
      ],
    },
  },
];

const shownIn = (domain: InventedRecord["domain"], observed_on: string, shown: readonly Shown[]) =>
  shown.map((record): InventedRecord => ({ ...record, domain, place: "05101", observed_on, status: "published" }));

export const hillRecords = (): InventedRecord[] => [
  ...shownIn("vulnerability", "2023-08-01", zones),
  ...shownIn("situation", "2024-11-30", facilities),
];
