// What is said of a shape of the file: which of the groups it is in, and its remarks.
import type { BoundaryFeature, ShapeRemark } from "@atalaya/contract/resources/boundary-loads.ts";
import type { Language } from "@atalaya/contract/text.ts";
import { formatNumber } from "../../../ui/format.ts";
import type { StatusName } from "../../../ui/theme/tokens.ts";
import type { Translate } from "../../../ui/words.ts";

export const groups = ["all", "matched", "unmatched", "mended", "remarked", "unreadable"] as const;
export type Group = (typeof groups)[number];

export const isIn: Record<Group, (feature: BoundaryFeature) => boolean> = {
  all: () => true,
  matched: ({ state }) => state === "matched",
  unmatched: ({ state }) => state === "unmatched" || state === "elsewhere",
  mended: ({ fault }) => fault !== null,
  remarked: ({ remarks }) => remarks.length > 0,
  unreadable: ({ state }) => state === "unreadable",
};

/** How it is drawn, and which status its mark has. */
export const toneOf = (feature: BoundaryFeature): StatusName =>
  feature.state === "unreadable"
    ? "error"
    : feature.state !== "matched" || feature.remarks.length > 0
      ? "warning"
      : "success";

/** Its name in the file, else its code, else its number. */
export const titleOf = ({ name, code, index }: BoundaryFeature, t: Translate): string =>
  name ?? code ?? t("boundaries_unnamed", { number: String(index + 1) });

export const remarkText = ({ code, place, share = 0 }: ShapeRemark, t: Translate, language: Language): string =>
  code === "overlap"
    ? t("boundaries_remark.overlap", {
        place: place ?? t("boundaries_neighbour"),
        share: formatNumber(share, language, { style: "percent", maximumFractionDigits: 1 }),
      })
    : t(`boundaries_remark.${code}`);

/** Hectares: whole ones of what is large, two decimals of what is small. */
export const formatHectares = (hectares: number, language: Language): string =>
  formatNumber(hectares, language, { maximumFractionDigits: Math.abs(hectares) < 100 ? 2 : 0 });

/** How much the repair adds or takes, with its sign; null where the shape was valid. */
export const changeOf = ({ fault, given_ha, shape_ha }: BoundaryFeature, language: Language): string | null => {
  if (fault === null || given_ha === null || shape_ha === null) return null;
  const change = shape_ha - given_ha;
  return `${change < 0 ? "−" : "+"}${formatHectares(Math.abs(change), language)}`;
};
