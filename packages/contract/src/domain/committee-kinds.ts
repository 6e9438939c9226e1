// Which committees a country's law knows, at which level a place of a kind has one, and who chairs it: all of it out of the country's pack.
import { comparable } from "../import.ts";
import type { CountryRules } from "../packs/country-rules.ts";
import type { CompanyKind } from "../resources/companies.ts";
import { committeeLevels, type Committee, type CommitteeLevel } from "../resources/committees.ts";

/** A committee that the law does not know; possible everywhere. */
export const otherKind = "other";

/** The level of the committee that a territory has; bodies that are no territory sit at any. */
const levelOf: Partial<Record<CompanyKind, CommitteeLevel>> = {
  country: "national",
  national_agency: "national",
  region: "regional",
  province: "provincial",
  municipality: "communal",
};

/** What of a place decides. */
export type CommitteePlace = { country: string; kind: CompanyKind };

export const levelsFor = ({ kind }: CommitteePlace): readonly CommitteeLevel[] =>
  levelOf[kind] ? [levelOf[kind]] : committeeLevels;

/** The kinds that a place may have, those of the law first; `rules` are its country's. */
export const kindsFor = (place: CommitteePlace, rules: CountryRules | null | undefined): readonly string[] => [
  ...(rules?.committees ?? [])
    .filter(({ levels }) => levels.some((level) => levelsFor(place).includes(level)))
    .map(({ key }) => key),
  otherKind,
];

type Chaired = Pick<Committee, "kind" | "level">;
type Position = { position_es: string | null; position_en: string | null };

/** Who chairs by law, where that is somebody else than the one whose position this is (V15); null where it fits, or no law says. */
export function lawfulChair(
  { kind, level }: Chaired,
  { position_es, position_en }: Position,
  rules: CountryRules | null,
): { es: string; en: string } | null {
  const chair = rules?.committees.find(({ key }) => key === kind)?.chairs.find((it) => it.level === level);
  const position = ` ${comparable(`${position_es ?? ""} ${position_en ?? ""}`)} `;
  return !chair || chair.words.some((word) => position.includes(` ${comparable(word)} `)) ? null : chair.title;
}
