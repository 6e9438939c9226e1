// What time it is at the server. A computer's own clock may be half an hour wrong, and hours that the server wrote are compared with its own.

/** A header says whole seconds and takes its way: less than this is no difference. */
const toleratedMs = 3000;

/** Milliseconds by which the server is ahead of this computer. */
let ahead = 0;

/** `date`: of an answer's header `Date`, as it arrives. One that says nothing changes nothing. */
export function noteServerDate(date: string | null, here: number = Date.now()): void {
  const there = Date.parse(date ?? "");
  if (Number.isNaN(there)) return;
  const difference = there - here;
  if (Math.abs(difference) <= toleratedMs) ahead = 0;
  else if (Math.abs(difference - ahead) > toleratedMs) ahead = difference;
}

/** Milliseconds since 1970 by the server's clock: what its hours are compared with. */
export const serverNow = (): number => Date.now() + ahead;

/** An instant to the minute, the present one without any: what is begun with it, or asked for by it, stays the same while it is looked at. */
export const toMinute = (at: number = serverNow()): string => new Date(Math.floor(at / 60_000) * 60_000).toISOString();
