// The mark of the product as outlines: a tower on a ridge. The console, the paper and the public pages draw the same one.

/** The tower and the ridge, as paths in a square of 24, filled by the even-odd rule. */
export const logoOutlines = [
  "M7.25 1.5h2.5v2h1.15v-2h2.2v2h1.15v-2h2.5v4.6l-1.3 1.5.72 7.4H7.83l.72-7.4-1.3-1.5V1.5ZM12 8.6A1.5 1.5 0 0 0 10.5 10.1v2.9h3v-2.9A1.5 1.5 0 0 0 12 8.6Z",
  "M.6 22.5 5.9 14.6l1.5 1.9h9.2l2-3.6 4.8 9.6H.6Z",
] as const;
