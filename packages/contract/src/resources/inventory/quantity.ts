// How much of something: never negative, never minus zero, with three decimals at most, as it is kept.
import { z } from "zod";

const mostDecimals = 3;
const largest = 1e9;

const hasFewDecimals = (value: number) => Number(value.toFixed(mostDecimals)) === value;

export const Amount = z
  .number()
  .min(0)
  .max(largest)
  .refine((value) => !Object.is(value, -0), { params: { code: "number_small", minimum: 0 } })
  .refine(hasFewDecimals, { params: { code: "quantity_decimals" } });

/** What moves is more than nothing. */
export const Quantity = Amount.refine((value) => value > 0, { params: { code: "quantity_none" } });
