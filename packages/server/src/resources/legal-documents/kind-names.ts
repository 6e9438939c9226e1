// Which types of legal document a typed word names: "Ley 21.364", "Res. 43", "D.S. 156" say the type before the number.
import { legalKinds, type LegalKind } from "@atalaya/contract/resources/legal-documents/kinds.ts";
import { words } from "@atalaya/contract/words.ts";

const plain = (text: string) =>
  text
    .normalize("NFD")
    .replaceAll(/\p{Mn}/gu, "")
    .toLowerCase();

/** Words of each type's names in both languages, and its initials: "decreto con fuerza de ley" is also "dfl". */
const names: [LegalKind, string[]][] = legalKinds.map((kind) => [
  kind,
  Object.values(words[`legal_kind.${kind}`]!).flatMap((label) => {
    const said = plain(label).split(" ");
    const telling = said.filter((word) => !["con", "de", "o", "with", "of", "or"].includes(word));
    return telling.length > 1 ? [...telling, telling.map((word) => word[0]).join("")] : telling;
  }),
]);

/** Types with a name that begins like the word, of two letters at least. */
export function kindsNamed(word: string): LegalKind[] {
  const typed = plain(word).replaceAll(".", "");
  return typed.length < 2 ? [] : names.flatMap(([kind, said]) => (said.some((it) => it.startsWith(typed)) ? kind : []));
}
