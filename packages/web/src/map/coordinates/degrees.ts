// How exactly positions are kept.

/** Six decimals are 11 cm at the equator: more is noise. */
export const roundDegrees = (degrees: number): number => Number(degrees.toFixed(6));
