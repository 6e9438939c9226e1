// The reason that is given with a step of a record's review, or with changing what is published (V13).

/** Letters. */
export const longestReason = 1000;
