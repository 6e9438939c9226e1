// An hour of a day, as a clock on the wall shows it.
import { z } from "zod";

/** HH:MM, from 00:00 to 23:59. */
const isTimeOfDay = (text: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);

/** Whose clock it is, the field says. */
export const TimeOfDay = z.string().refine(isTimeOfDay, { params: { code: "time_of_day" } });
