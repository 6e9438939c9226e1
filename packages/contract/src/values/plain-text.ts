// Text that a person types: trimmed, of limited length, free of characters that a database or a feed cannot carry.
import { z } from "zod";

// PostgreSQL cannot store NUL; the other control characters break CSV and logs, and XML carries none of these. Tab and line breaks are kept.
// oxlint-disable-next-line no-control-regex
const controlCharacters = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffe\uffff]/;
const loneSurrogate = /\p{Surrogate}/u;

/** Marks that turn the direction of writing and characters of no width: what is read would not be what stands there. */
const deceiving = /[\u200b\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/gu;
/** What shows nothing at all: a text of these alone says nothing. Inside a text some join emoji and letters, and stay. */
const invisible = /[\p{Default_Ignorable_Code_Point}\p{White_Space}\u2800]/gu;

/** A line ends in one way, whichever machine it was typed on: readers of XML make no other of it. */
const lineEnds = /\r\n?/g;

const visible = (text: string): string => {
  const shown = text.replaceAll(deceiving, "").replaceAll(lineEnds, "\n");
  return shown.replaceAll(invisible, "") === "" ? "" : shown.trim();
};

const storable = (text: string) => !controlCharacters.test(text) && !loneSurrogate.test(text);

/** A text of at most `longest` characters, possibly empty. */
export const plainText = (longest: number) =>
  z
    .string()
    .overwrite(visible)
    .max(longest)
    .refine(storable, { params: { code: "control_character" } });

/** A text that must say something. */
export const requiredText = (longest: number) =>
  z
    .string()
    .overwrite(visible)
    .min(1)
    .max(longest)
    .refine(storable, { params: { code: "control_character" } });

/** An optional text: empty becomes null, so that "nothing" has one form in the database. */
export const optionalText = (longest: number) =>
  plainText(longest)
    .transform((text) => text || null)
    .nullable()
    .default(null);
