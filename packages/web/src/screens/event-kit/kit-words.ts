// How the parts of a kit are counted and listed in words.
import type { WordKey } from "@atalaya/contract/words.ts";
import { localeTags } from "@atalaya/contract/values/format.ts";
import { useLanguage, useWords } from "../../ui/words.ts";

export type KitCounts = { tasks: number; roles: number; has_report: boolean; has_alert: boolean };

/** "10 tareas, 2 roles, informe y alerta"; nothing where nothing is asked for. */
export function useCountsText(): (counts: KitCounts) => string {
  const t = useWords();
  const [language] = useLanguage();
  const counted = (count: number, one: WordKey, some: WordKey) => count > 0 && t(count === 1 ? one : some, { count });
  return ({ tasks, roles, has_report, has_alert }) => {
    const parts = [
      counted(tasks, "kit_one_task", "kit_tasks"),
      counted(roles, "kit_one_role", "kit_some_roles"),
      has_report && t("kit_a_report"),
      has_alert && t("kit_an_alert"),
    ];
    return new Intl.ListFormat(localeTags[language]).format(parts.filter((part) => part !== false));
  };
}

/** "2 atrasadas". */
export function useLateText(): (count: number) => string {
  const t = useWords();
  return (count) => t(count === 1 ? "kit_late_one" : "kit_late_some", { count });
}
