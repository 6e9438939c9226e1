// What works of recovery are filtered by beside other records: what their item says, each with "unknown".
import {
  fundingSources,
  interventions,
  needHorizons,
  progressStatuses,
  recoveryPhases,
} from "@atalaya/contract/domain/recovery/recovery-item.ts";
import { sectors } from "@atalaya/contract/domain/sectors.ts";
import { betterAnswers, noStage } from "@atalaya/contract/resources/records/recovery-filters.ts";
import type { Translate } from "../../../ui/words.ts";

export function workChoices(t: Translate) {
  const options = <K extends string>(keys: readonly K[], nameOf: (key: K) => string, unknown = t("value_unknown")) => [
    ...keys.map((value) => ({ value: value as string, label: nameOf(value) })),
    { value: noStage, label: unknown },
  ];
  return {
    sector: {
      name: "sector" as const,
      title: t("recovery.sector"),
      options: options(sectors, (key) => t(`sector.${key}`)),
    },
    phase: {
      name: "phase" as const,
      title: t("recovery.phase"),
      options: options(recoveryPhases, (key) => t(`recovery_phase.${key}`)),
    },
    stage: {
      name: "stage" as const,
      title: t("recovery.progress_status"),
      options: options(progressStatuses, (key) => t(`progress_status.${key}`), t("filter_no_stage")),
    },
    intervention: {
      name: "intervention" as const,
      title: t("recovery.intervention"),
      options: options(interventions, (key) => t(`intervention.${key}`)),
    },
    horizon: {
      name: "horizon" as const,
      title: t("recovery.need_horizon"),
      options: options(needHorizons, (key) => t(`need_horizon.${key}`)),
    },
    funding: {
      name: "funding" as const,
      title: t("recovery.funding"),
      options: options(fundingSources, (key) => t(`funding_source.${key}`)),
    },
    better: {
      name: "better" as const,
      title: t("recovery.is_better"),
      options: options(betterAnswers, (key) => t(key)),
    },
  };
}
