// What a file says of itself may be HTML, such as a credit with its link; what is shown of it is text.
import { Parser } from "htmlparser2";

/** At most `longest` characters; "" of what is no text. */
export function plainTextOf(said: unknown, longest: number): string {
  if (typeof said !== "string") return "";
  let text = "";
  const parser = new Parser({ ontext: (part) => (text += part) });
  parser.end(said.slice(0, 10 * longest));
  return Array.from(text.replaceAll(/[\p{C}\s]+/gu, " ").trim())
    .slice(0, longest)
    .join("");
}
