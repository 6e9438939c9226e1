// Times as CAP 1.2 writes them (3.3.2): `YYYY-MM-DDThh:mm:ss±hh:mm`, seconds whole, never `Z`; what has no offset is written `-00:00`.
import { z } from "zod";

const pattern = /^(\d{4}-\d\d-\d\dT)(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d[+-](?:(?:0\d|1[0-3]):[0-5]\d|14:00)$/;

/** Days that no month has would be read as days of the next one. */
const isDay = (day: string) => {
  const read = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(day) && !day.startsWith("0000");
};

/** A time as CAP writes it. */
export const CapTime = z
  .string()
  .regex(pattern)
  .refine((time) => isDay(time.slice(0, 10)));

const minute = 60_000;

/** Minutes east of UTC; a clock of long ago that was off by seconds counts its whole minutes, for CAP cannot say more. */
function offsetAt(instant: Date, timeZone: string): number {
  const parts = new Intl.DateTimeFormat("en", { timeZone, timeZoneName: "longOffset" }).formatToParts(instant);
  const name = parts.find(({ type }) => type === "timeZoneName")?.value ?? "";
  const [, sign, hours, minutes] = /([+-])(\d\d):(\d\d)/.exec(name) ?? [];
  return sign ? (sign === "-" ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) : 0;
}

const two = (number: number) => String(number).padStart(2, "0");

/**
 * An instant on the clocks of a time zone (`America/Santiago`), its fractions of a second left out.
 * @throws RangeError where the instant, the zone or a year of four digits is not to be had.
 */
export function capTime(instant: Date | string, timeZone: string): string {
  const at = new Date(instant);
  const offset = offsetAt(at, timeZone);
  const local = new Date(at.getTime() + offset * minute).toISOString();
  if (!/^\d{4}-/.test(local)) throw new RangeError(`No CAP time has the year of ${local}`);
  const size = Math.abs(offset);
  const sign = offset > 0 ? "+" : "-";
  return `${local.slice(0, 19)}${sign}${two(Math.floor(size / 60))}:${two(size % 60)}`;
}

/** The instant that a time of CAP names. */
export const instantOf = (time: string): Date => new Date(time.replace("-00:00", "Z"));
