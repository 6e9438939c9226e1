// The picture of each kind of document, and its state as a word with icon and colour.
import type { PaperMark } from "@atalaya/contract/paper.ts";
import type { LegalKind, LegalStatus } from "@atalaya/contract/resources/legal-documents/kinds.ts";
import { hazards } from "../../ui/theme/data-colors.ts";
import { Swatch } from "../../ui/swatch.tsx";
import { Tag } from "../../ui/tag.tsx";
import { useWords, type Translate } from "../../ui/words.ts";

const lawBlue = hazards.tsunami.disc;
const decreeTeal = hazards.storm_surge.disc;
const planGreen = "#2E7D32";
const othersGrey = hazards.other.disc;

const pictures: Partial<Record<LegalKind, { icon: string; color: string }>> = {
  constitution: { icon: "university", color: lawBlue },
  treaty: { icon: "globe", color: lawBlue },
  law: { icon: "balance-scale", color: lawBlue },
  decree_with_force_of_law: { icon: "balance-scale", color: lawBlue },
  decree_law: { icon: "balance-scale", color: lawBlue },
  supreme_decree: { icon: "gavel", color: decreeTeal },
  decree: { icon: "gavel", color: decreeTeal },
  regulation: { icon: "list-ol", color: decreeTeal },
  resolution: { icon: "file-text-o", color: decreeTeal },
  policy: { icon: "compass", color: planGreen },
  strategy: { icon: "compass", color: planGreen },
  plan: { icon: "map-signs", color: planGreen },
  protocol: { icon: "list-alt", color: planGreen },
};

export const legalPicture = (kind: LegalKind) => pictures[kind] ?? { icon: "file-o", color: othersGrey };

/** The kind stands beside it as a word. */
export function KindPicture({ kind, size }: { kind: LegalKind; size?: number }) {
  return <Swatch {...legalPicture(kind)} size={size} />;
}

const marks = {
  project: { icon: "pencil" },
  in_force: { icon: "check", status: "success" },
  upcoming: { icon: "calendar", status: "info" },
  amended: { icon: "check", status: "info" },
  repealed: { icon: "ban", status: "error" },
  expired: { icon: "clock-o", status: "warning" },
  annulled: { icon: "times" },
} as const satisfies Record<LegalStatus, { icon: string; status?: "success" | "info" | "warning" | "error" }>;

/** The state as a mark of a paper. */
export const legalMark = (status: LegalStatus, t: Translate): PaperMark => ({
  label: t(`legal_status.${status}`),
  ...marks[status],
});

export function LegalStatusTag({ status }: { status: LegalStatus }) {
  return <Tag {...legalMark(status, useWords())} />;
}
