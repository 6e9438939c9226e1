// Counts and money: never negative, never minus zero; nothing is null, which is not 0 (V1).
import { z } from "zod";
import type { Text } from "../text.ts";

const notMinusZero = (number: number) => !Object.is(number, -0);
const minusZero = { params: { code: "number_small", minimum: 0 } };

/** What a column of 32 bits holds. */
const largestCount = 2_147_483_647;
const largestMoney = 1e15;

export const optionalCount = (largest = largestCount) =>
  z.int().min(0).max(largest).refine(notMinusZero, minusZero).nullable().default(null);

export const optionalMoney = z
  .number()
  .min(0)
  .max(largestMoney)
  .refine(notMinusZero, minusZero)
  .nullable()
  .default(null);

/** Currencies of the countries that the product serves, and those that reports are written in (ISO 4217). */
export const currencies = [
  "CLP",
  "USD",
  "EUR",
  "ARS",
  "BOB",
  "BRL",
  "COP",
  "CRC",
  "CUP",
  "DOP",
  "GTQ",
  "HNL",
  "HTG",
  "JMD",
  "MXN",
  "NIO",
  "PAB",
  "PEN",
  "PYG",
  "TTD",
  "UYU",
  "VES",
  "XCD",
] as const;

/** Their codes are the same in every language. */
export const currencyTitles = Object.fromEntries(currencies.map((code) => [code, { es: code, en: code }])) as Record<
  (typeof currencies)[number],
  Text
>;
