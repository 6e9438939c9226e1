// How exactly positions are kept.

/** Six decimals are 11 cm at the equator: more is noise. */
export const roundDegrees = (degrees: number): number => Number(degrees.toFixed(6));

/** A longitude from beyond ±180, where a map was scrolled around the world, as everybody writes it. */
export const wrapLongitude = (lon: number): number =>
  Math.abs(lon) > 180 ? ((((lon + 180) % 360) + 360) % 360) - 180 : lon;
