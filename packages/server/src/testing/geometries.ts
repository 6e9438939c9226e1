// Geometries of every type that records may have.
/** A square, counter-clockwise. */
export const ring = [
  [-71.61, -33.05],
  [-71.6, -33.05],
  [-71.6, -33.04],
  [-71.61, -33.04],
  [-71.61, -33.05],
];
/** One of each type. */
export const geometries = {
  Point: [-71.6, -33.05],
  MultiPoint: [
    [-71.6, -33.05],
    [-71.61, -33.06],
  ],
  LineString: [
    [-71.6, -33.05],
    [-71.61, -33.06],
  ],
  MultiLineString: [
    [
      [-71.6, -33.05],
      [-71.61, -33.06],
    ],
    [
      [-71.5, -33.05],
      [-71.51, -33.06],
    ],
  ],
  Polygon: [ring],
  MultiPolygon: [[ring], [ring.map(([lon, lat]) => [lon! + 0.1, lat!])]],
};
