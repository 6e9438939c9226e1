// The life of an asset as a paper tells it: each disaster that damaged it, followed by the works that repaired what that left.
import { useQuery } from "@tanstack/react-query";
import { costOf } from "@atalaya/contract/domain/asset-damage.ts";
import type { PaperBlock, PaperLink } from "@atalaya/contract/paper.ts";
import { facilityLife, propertyLife, type AssetLife } from "@atalaya/contract/resources/records/asset-life.ts";
import type { Language } from "@atalaya/contract/text.ts";
import type { ApiError } from "../../api/request.ts";
import { askAnswer, keyOf } from "../../api/use-resource.ts";
import { formatDay, formatNumber } from "../../ui/format.ts";
import { useLanguage, useWords, type Translate } from "../../ui/words.ts";

type Damaged = NonNullable<AssetLife["damaged"]>[number];
type Repaired = NonNullable<AssetLife["repaired"]>[number];

const lives = { facility: facilityLife, property: propertyLife };

/** Without an id nothing is asked. What is written elsewhere changes it, so it is asked for anew each time. */
export function useAssetLife(kind: keyof typeof lives, id: number | null): PaperBlock {
  const t = useWords();
  const [language] = useLanguage();
  const life = lives[kind];
  const { data } = useQuery<AssetLife, ApiError>({
    queryKey: [...keyOf(life), ":id/life", id],
    queryFn: ({ signal }) => askAnswer(life, ":id/life", { id, signal, isQuiet: true }),
    staleTime: 0,
    enabled: id !== null,
  });
  return lifeBlock(data, t, language);
}

/** Empty where nothing is known of it. */
function lifeBlock(life: AssetLife | undefined, t: Translate, language: Language): PaperBlock {
  const damaged = life?.damaged ?? [];
  const repaired = life?.repaired ?? [];
  const after = (event_id: number) => repaired.filter((work) => work.event_id === event_id);
  const alone = repaired.filter((work) => damaged.every(({ id }) => id !== work.event_id));
  const workLink = (work: Repaired) => repairedLink(work, t, language);
  return {
    kind: "links",
    links: [
      ...damaged.flatMap((it) => [damagedLink(it, t, language), ...after(it.id).map(workLink)]),
      ...alone.map(workLink),
    ],
  };
}

function damagedLink(it: Damaged, t: Translate, language: Language): PaperLink {
  const cost = costOf(it);
  return {
    label: t("asset_damaged", { day: formatDay(it.observed_on, language) }),
    text: it.title,
    detail: [
      t(`damage_grade.${it.grade}`),
      cost !== null && `${formatNumber(cost, language)} ${it.currency ?? ""}`.trim(),
      it.code,
    ]
      .filter(Boolean)
      .join(" · "),
    address: `/records/risk?record=${it.id}`,
  };
}

function repairedLink({ id, code, title, ...work }: Repaired, t: Translate, language: Language): PaperLink {
  const { progress_status, progress_pct, actual_end_on } = work;
  return {
    label: t("asset_repaired"),
    text: title,
    detail: [
      progress_status && t(`progress_status.${progress_status}`),
      progress_pct !== null && `${formatNumber(progress_pct, language)} %`,
      actual_end_on && t("asset_repair_ended", { day: formatDay(actual_end_on, language) }),
      code,
    ]
      .filter(Boolean)
      .join(" · "),
    address: `/records/recovery?record=${id}`,
  };
}
