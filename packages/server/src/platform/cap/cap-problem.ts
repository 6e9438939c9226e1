// Why a message of others cannot be read, in a word that whoever called has a sentence for.
export type CapProblemCode =
  "too_large" | "encoding" | "doctype" | "too_deep" | "too_many" | "not_xml" | "not_cap" | "invalid";

/** `detail`: the encoding, what the parser said, or for `invalid` the field as a dotted path. */
export class CapProblem extends Error {
  readonly code: CapProblemCode;
  readonly detail: string;
  constructor(code: CapProblemCode, detail = "") {
    super(detail ? `${code}: ${detail}` : code);
    this.code = code;
    this.detail = detail;
  }
}

/** What was taken otherwise than it stands in the message. */
export type CapNoteCode =
  | "version"
  | "signature"
  | "foreign_element"
  | "unknown_element"
  | "repeated_element"
  | "element_missing"
  | "time_offset_missing"
  | "time_rewritten"
  | "code_unknown"
  | "code_rewritten"
  | "value_rewritten"
  | "polygon_closed"
  | "shape_left_out"
  | "number_left_out"
  | "reference_left_out";

/** `element`: in which one of CAP; `text`: what stands in it, cut. */
export type CapNote = { code: CapNoteCode; element: string; text: string };
