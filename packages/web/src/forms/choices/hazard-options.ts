// Hazards to choose from: the usual ones first, the rest by type; called also what people call them.
import { usualHazards, type Hazard } from "@atalaya/contract/domain/hazards.ts";
import { useEveryHazard, useHazardName } from "../../api/hazards.ts";
import { useHazardNames } from "../../api/hazard-names.ts";
import { useLanguage, useWords } from "../../ui/words.ts";
import type { OptionWords } from "./option-words.ts";

type HazardOption = OptionWords & { value: string; icon: string };

function useOptionOf() {
  const [language] = useLanguage();
  const hazardNames = useHazardNames();
  return ({ hip_code, name, icon }: Hazard): HazardOption => ({
    value: hip_code ?? "other",
    label: name[language],
    called: hazardNames(hip_code),
    icon,
  });
}

const isNamed = ({ hip_code }: Hazard) => hip_code !== null;

/** The usual ones and those that are there besides, for filters and heads that are chosen from in a hurry. */
export function useUsualHazardOptions(besides: readonly string[]): HazardOption[] {
  const hazardName = useHazardName();
  const usual = usualHazards.filter(isNamed).map(useOptionOf());
  const others = [...new Set(besides)].filter((code) => !usual.some(({ value }) => value === code));
  return [...usual, ...others.map((code) => ({ value: code, label: hazardName(code), detail: code, icon: "" }))];
}

/** All of them, in groups; who looks for one of the rest may know its code. `withOther`: also what is none of them. */
export function useHazardOptions({ withOther = false } = {}): HazardOption[] {
  const t = useWords();
  const [language] = useLanguage();
  const { hazards, hazardTypeTitles } = useEveryHazard();
  const optionOf = useOptionOf();
  return hazards
    .filter((it) => withOther || isNamed(it))
    .map((it) =>
      usualHazards.includes(it)
        ? { ...optionOf(it), group: t("hazards_usual") }
        : { ...optionOf(it), detail: it.hip_code, group: hazardTypeTitles.get(it.type ?? "")?.[language] ?? "" },
    );
}
