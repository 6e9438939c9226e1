// Names of a map file, in the reader's language where it has them: streets, water, hills, towns, house numbers, and where help is.
import type { LayerSpecification } from "maplibre-gl";
import type { Language, Text } from "@atalaya/contract/text.ts";
import type { BaseMapColors } from "../../ui/theme/data-colors.ts";
import { partLayers } from "./ground-parts.ts";
import { labelFonts } from "./label-fonts.ts";
import { all, any, field, not } from "./vocabulary/conditions.ts";
import { helpKinds, type Expression, type HelpKind, type Vocabulary } from "./vocabulary/vocabulary.ts";

/** What one that has no name of its own is called. */
const helpWords: Record<HelpKind, Text> = {
  hospital: { es: "Hospital", en: "Hospital" },
  fire_station: { es: "Bomberos", en: "Fire station" },
  police: { es: "Policía", en: "Police" },
  school: { es: "Escuela", en: "School" },
};

type Said = { colors: BaseMapColors; language: Language; minzoom: number; shown: readonly string[] };

const sizes = (...stops: number[]): Expression => ["interpolate", ["linear"], ["zoom"], ...stops] as never;

const ink = ({ colors }: Said, color: string) => ({
  "text-color": color,
  "text-halo-color": colors.halo,
  "text-halo-width": 1.5,
});

const nameIn = ({ names }: Vocabulary, language: Language): Expression =>
  ["coalesce", ...names(language).map((name) => field(name))] as unknown as Expression;

const alongLine = (text: Expression, font: string[], size: Expression) => ({
  "symbol-placement": "line",
  "symbol-spacing": 320,
  "text-field": text,
  "text-font": font,
  "text-size": size,
  "text-max-angle": 30,
  "text-padding": 4,
});

function waterNames(it: Vocabulary, said: Said): LayerSpecification[] {
  const name = nameIn(it, said.language);
  const paint = { ...ink(said, said.colors.waterLabel), "text-halo-width": 1 };
  return [
    ...partLayers("river-names", it.riverNames, {
      type: "symbol",
      minzoom: Math.max(said.minzoom, 11),
      layout: { ...alongLine(name, labelFonts.italic, sizes(11, 10.5, 16, 12.5)), "text-letter-spacing": 0.04 },
      paint,
    }),
    ...partLayers("water-names", it.waterNames, {
      type: "symbol",
      minzoom: said.minzoom,
      layout: {
        "text-field": name,
        "text-font": labelFonts.italic,
        "text-size": sizes(9, 11, 14, 13),
        "text-letter-spacing": 0.06,
        "text-max-width": 8,
        "text-padding": 6,
      },
      paint,
    }),
  ];
}

function streetNames(it: Vocabulary, said: Said): LayerSpecification[] {
  const { isMain } = it.streetNames;
  const filter = all(...(it.streetNames.filter ? [it.streetNames.filter] : []), any(isMain, [">=", ["zoom"], 14]));
  return [
    ...partLayers("street-names", [{ layer: it.streetNames.layer, filter }], {
      type: "symbol",
      minzoom: Math.max(said.minzoom, 13),
      layout: {
        ...alongLine(nameIn(it, said.language), labelFonts.regular, sizes(13, 10.5, 16, 12, 19, 14)),
        "symbol-sort-key": ["case", isMain, 0, 1],
      },
      paint: ink(said, said.colors.smallLabel),
    }),
    ...partLayers("house-numbers", [it.houseNumbers], {
      type: "symbol",
      minzoom: Math.max(said.minzoom, 17),
      layout: {
        "text-field": ["to-string", field(it.houseNumbers.field)],
        "text-font": labelFonts.regular,
        "text-size": sizes(17, 9.5, 20, 12),
        "text-padding": 3,
      },
      paint: ink(said, said.colors.smallLabel),
    }),
  ];
}

/** A dot with a name under it; the dot is a letter, so that no picture has to be fetched. */
const dotted = (...lines: Expression[]): Expression =>
  ["concat", "•", ...lines.flatMap((line) => ["\n", line])] as unknown as Expression;

const underDot = { "text-anchor": "top", "text-offset": [0, -0.75], "text-line-height": 1.1, "text-max-width": 9 };

function pointNames(it: Vocabulary, said: Said): LayerSpecification[] {
  const { language } = said;
  const name = nameIn(it, language);
  const metres = (elevation: string): Expression => [
    "concat",
    ["number-format", ["to-number", field(elevation), 0], { locale: language, "max-fraction-digits": 0 }],
    " m",
  ];
  const peak = (elevation: string): Expression => [
    "case",
    ["has", elevation],
    dotted(name, metres(elevation)),
    dotted(name),
  ];
  const { kinds } = it.help;
  const word = ["case", ...helpKinds.flatMap((kind) => [kinds[kind], helpWords[kind][language]]), ""] as const;
  return [
    ...it.peaks.flatMap((one) =>
      partLayers("peaks", [one], {
        type: "symbol",
        minzoom: Math.max(said.minzoom, 11),
        layout: {
          ...underDot,
          "text-field": peak(one.elevation),
          "text-font": labelFonts.italic,
          "text-size": sizes(11, 10.5, 15, 12),
          "text-padding": 8,
        },
        paint: ink(said, said.colors.smallLabel),
      }),
    ),
    ...partLayers("help", [{ layer: it.help.layer, filter: any(...helpKinds.map((kind) => kinds[kind])) }], {
      type: "symbol",
      minzoom: Math.max(said.minzoom, 15),
      layout: {
        ...underDot,
        "text-field": dotted(["coalesce", name, word] as unknown as Expression),
        "text-font": labelFonts.regular,
        "text-size": sizes(15, 10.5, 18, 12),
        "symbol-sort-key": ["case", ...helpKinds.flatMap((kind, at) => [kinds[kind], at]), 9],
      },
      paint: ink(said, said.colors.placeLabel),
    }),
  ];
}

/** A place of the console says its name itself. */
function placeNames(it: Vocabulary, said: Said): LayerSpecification[] {
  const name = nameIn(it, said.language);
  const isShown: Expression = ["in", field("name"), ["literal", [...said.shown]]];
  const { layer, isLarge, rank } = it.towns;
  const common = { "text-field": name, "text-max-width": 8, "text-padding": 6 };
  const notShown = (filter: Expression | undefined) => all(...(filter ? [filter] : []), not(isShown));
  return [
    ...partLayers("quarters", [{ layer: it.quarters.layer, filter: notShown(it.quarters.filter) }], {
      type: "symbol",
      minzoom: Math.max(said.minzoom, 12),
      layout: { ...common, "text-font": labelFonts.regular, "text-size": sizes(12, 11, 16, 13) },
      paint: ink(said, said.colors.placeLabel),
    }),
    ...partLayers("towns", [{ layer, filter: notShown(it.towns.filter) }], {
      type: "symbol",
      minzoom: said.minzoom,
      layout: {
        ...common,
        "text-font": ["case", isLarge, ["literal", labelFonts.semibold], ["literal", labelFonts.regular]],
        "text-size": [
          "interpolate",
          ["linear"],
          ["zoom"],
          8,
          ["case", isLarge, 11.5, 10.5],
          14,
          ["case", isLarge, 14, 12.5],
        ],
        "symbol-sort-key": rank,
      },
      paint: ink(said, said.colors.smallLabel),
    }),
  ];
}

/** From bottom to top: what stands higher gets its room first. */
export const groundNames = (vocabulary: Vocabulary, said: Said): LayerSpecification[] => [
  ...streetNames(vocabulary, said).toReversed(),
  ...waterNames(vocabulary, said),
  ...pointNames(vocabulary, said),
  ...placeNames(vocabulary, said),
];
