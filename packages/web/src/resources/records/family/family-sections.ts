// The family of a disaster to be read: its parts with what they come to beside its own figures, and what set what off.
import type { Metric } from "@atalaya/contract/domain/losses.ts";
import { showFigure } from "@atalaya/contract/domain/show-figure.ts";
import {
  paperSection,
  type PaperBlock,
  type PaperCause,
  type PaperMark,
  type PaperSection,
} from "@atalaya/contract/paper.ts";
import type {
  ChainLink,
  EventFamily,
  FamilyCard,
  FamilySum,
  Part,
} from "@atalaya/contract/resources/records/event-family.ts";
import type { Language } from "@atalaya/contract/text.ts";
import type { Variable } from "@atalaya/contract/resources/variables.ts";
import { formatChange, formatDay, formatNumber, unknown } from "../../../ui/format.ts";
import { statusIcons } from "../../../ui/theme/tokens.ts";
import { useLanguage, useWords, type Translate } from "../../../ui/words.ts";
import { useMetricName } from "../list/metric-title.ts";
import { sumText } from "../sums/show-sum.ts";
import { useFamily } from "./use-family.ts";

type Told = {
  id: number | null;
  family: EventFamily | undefined;
  /** What a metric is called above a column. */
  nameOf: (metric: Metric) => string;
  t: Translate;
  language: Language;
};

/** What the paper of a disaster says of its family: behind its losses, among its relations, and beside its state. */
export type FamilyPaper = {
  sections: readonly (PaperSection | null)[];
  umbrella: PaperBlock;
  marks: readonly PaperMark[];
};

/** Without an id, of what is no disaster, it says nothing. */
export function useFamilyPaper(id: number | null, variables: readonly Variable[]): FamilyPaper {
  const t = useWords();
  const [language] = useLanguage();
  const told = { id, family: useFamily(id), nameOf: useMetricName(), t, language };
  return {
    sections: [partsSection(told), chainSection(told, variables)],
    umbrella: umbrellaLink(told),
    marks: familyMark(told),
  };
}

/** Figures that tell a part apart from the others; only those that one of them has stand there. */
const tellingMetrics = ["deaths", "houses_destroyed", "direct_affected"] as const satisfies Metric[];

const addressOf = ({ id }: Pick<FamilyCard, "id">) => `/records/risk?record=${id}`;

/** That it is an umbrella, and of how many. */
function familyMark({ family, t, language }: Told): PaperMark[] {
  const count = family?.total ?? 0;
  if (count === 0) return [];
  const label = count === 1 ? t("family_mark_one") : t("family_mark_many", { count: formatNumber(count, language) });
  return [{ label, icon: "sitemap" }];
}

/** The wider event that it is a part of. */
const umbrellaLink = ({ family, t }: Told): PaperBlock => ({
  kind: "links",
  links: family?.umbrella
    ? [
        {
          label: t("label.records.umbrella_id"),
          text: family.umbrella.title,
          detail: `${family.umbrella.company_name} · ${family.umbrella.code}`,
          address: addressOf(family.umbrella),
        },
      ]
    : [],
});

/** What its parts come to, and each of them; nothing of a disaster without any. */
function partsSection(of: Told) {
  const { id, family, t, language } = of;
  if (!family || family.total === 0) return null;
  const { parts, total } = family;
  const shown = { shown: formatNumber(parts.length, language), total: formatNumber(total, language) };
  const sums = comparison(of, family.sums);
  return paperSection(t("family_parts"), [
    sums,
    sums.rows.length > 0 && { kind: "text", text: t("family_rule") },
    unpublishedNote(of, parts),
    partsTable(of, parts),
    parts.length < total && { kind: "text", text: t("family_shown", shown) },
    {
      kind: "links",
      links: [
        { label: t("family_all"), text: t("family_list"), address: `/records/risk?event=${id}` },
        { label: t("family_losses"), text: t("family_totals"), address: `/records/risk?event=${id}&sums=year` },
      ],
    },
  ]);
}

/** Each figure as the card tells it beside what its parts come to, and which of both counts. */
function comparison({ t, language }: Told, sums: readonly FamilySum[]) {
  const rows = sums.filter(({ qualifier, parts, open }) => qualifier !== null || parts !== null || open > 0);
  const partsText = ({ metric, currency, told: cards, parts, open }: FamilySum) =>
    sumText({ metric, currency, cards, value: parts, open }, t, language);
  const ownText = ({ own, qualifier, currency }: FamilySum) =>
    qualifier ? [showFigure({ value: own, qualifier }, t, language), currency].filter(Boolean).join(" ") : unknown;
  return {
    kind: "table",
    label: t("family_compared"),
    is_folding: true,
    columns: [
      t("label.records.figures.metric"),
      t("family_own"),
      t("family_sum"),
      t("family_difference"),
      t("family_in_totals"),
    ],
    numeric: [1, 2, 3],
    rows: rows.map((sum) => [
      t(`loss.${sum.metric}`),
      ownText(sum),
      partsText(sum),
      sum.difference === null ? unknown : formatChange(sum.difference, language),
      sum.own === null && sum.parts === null ? unknown : t(`family_counts.${sum.counts}`),
    ]),
  } satisfies PaperBlock;
}

function unpublishedNote({ t, language }: Told, parts: readonly Part[]): PaperBlock | null {
  const [first, ...others] = parts.filter(({ has_published }) => !has_published);
  if (!first) return null;
  const text =
    others.length === 0
      ? t("family_unpublished_one", { title: first.title, place: first.company_name })
      : t("family_unpublished_many", { count: formatNumber(others.length + 1, language) });
  return { kind: "note", status: "warning", icon: statusIcons.warning, text };
}

/** Parts of parts say whose part they are. */
function partsTable({ id, nameOf, t, language }: Told, parts: readonly Part[]): PaperBlock {
  const statusOf = ({ status, has_published }: Part) =>
    has_published ? t(`status.${status}`) : t("family_not_adding", { status: t(`status.${status}`) });
  const within = ({ umbrella_id }: Part) =>
    umbrella_id === id ? "" : (parts.find((part) => part.id === umbrella_id)?.title ?? "");
  const figureOf = (metric: Metric) => (part: Part) => {
    const figure = part.losses?.[metric];
    return figure ? showFigure(figure, t, language) : unknown;
  };
  const columns = [
    { head: t("label.records.title"), cell: ({ title }: Part) => title },
    { head: t("label.records.company_id"), cell: (part: Part) => part.company_name },
    ...tellingMetrics.map((metric) => ({
      head: nameOf(metric),
      cell: figureOf(metric),
      isNumber: true,
      isRare: true,
    })),
    // In digits of one width, and never broken.
    { head: t("paper_began"), cell: (part: Part) => formatDay(part.observed_on, language), isNumber: true },
    { head: t("label.records.status"), cell: statusOf },
    { head: t("family_part_of"), cell: within, isRare: true },
  ].filter(({ cell, ...column }) => !("isRare" in column) || parts.some((part) => !["", unknown].includes(cell(part))));
  return {
    kind: "table",
    label: t("family_parts"),
    is_folding: true,
    columns: columns.map(({ head }) => head),
    numeric: columns.flatMap((column, index) => ("isNumber" in column ? [index] : [])),
    rows: parts.map((part) => columns.map(({ cell }) => cell(part))),
    addresses: parts.map(addressOf),
  };
}

/** From what began it to all that followed; nothing where it stands alone. */
function chainSection({ id, family, t, language }: Told, variables: readonly Variable[]) {
  const { chain = [], parts = [] } = family ?? {};
  const noteOf = (link: ChainLink) => {
    if (link.id === id) return t("chain_this");
    return parts.some((part) => part.id === link.id) ? t("chain_part") : null;
  };
  const causesAfter = (cause: number | null): PaperCause[] =>
    chain
      .filter((link) => link.triggered_by_id === cause)
      .map((link) => {
        const variable = variables.find((it) => it.id === link.variable_id);
        return {
          picture: variable ? { icon: variable.icon, color: variable.color } : null,
          text: link.title,
          detail: `${link.company_name} · ${formatDay(link.observed_on, language)}`,
          address: link.id === id ? null : addressOf(link),
          note: noteOf(link),
          effects: causesAfter(link.id),
        };
      });
  return paperSection(t("chain"), [{ kind: "chain", label: t("chain"), causes: causesAfter(null) }]);
}
