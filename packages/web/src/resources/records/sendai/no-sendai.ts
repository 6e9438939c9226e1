// Apart from the screen, which the list does not load.

/** What closes the indicators: the list stays as it was. */
export const noSendai = { sendai: null, year: null, cell: null, reported: null, gaps: null } as const;
