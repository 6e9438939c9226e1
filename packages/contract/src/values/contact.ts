// How a person, an institution or a place is reached: e-mail, telephone, web address. Empty becomes null.
import { z } from "zod";

const optional = <C extends string>(longest: number, code: C, isRight: (text: string) => boolean) =>
  z
    .string()
    .trim()
    .max(longest)
    .refine((text) => text === "" || isRight(text), { params: { code } })
    .transform((text) => text || null)
    .nullable()
    .default(null);

/** Lower case, because two people cannot have addresses that differ in case alone. */
export const optionalEmail = optional(254, "email", (text) => z.email().safeParse(text.toLowerCase()).success)
  .unwrap()
  .transform((text) => text?.toLowerCase() ?? null)
  .default(null);

/** With the country's code, "+56 32 213 4000", or one of the three or four digits that emergency services have. */
export const optionalPhone = optional(30, "phone", (text) => /^(\+\d[\d ]{5,24}\d|\d{3,4})$/.test(text));

const webAddress = z.url({ protocol: /^https?$/i });

/** http and https only: a link of any other kind could run something in the reader's browser. */
export const optionalWebsite = optional(
  500,
  "url",
  (text) => !/[\s\p{Cc}]/u.test(text) && webAddress.safeParse(text).success,
);
