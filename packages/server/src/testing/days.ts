/** The day it is where the tests' people work: in Chile, which is still yesterday for three or four hours after UTC's midnight. */
const chilean = new Intl.DateTimeFormat("sv-SE", { timeZone: "America/Santiago", dateStyle: "short" });

/** The day `days` days before today in Chile, as `YYYY-MM-DD`; negative for days to come. */
export const daysAgo = (days: number): string => chilean.format(Date.now() - days * 86_400_000);
