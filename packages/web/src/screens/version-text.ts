// "versión 3 · Oficial Demo": how often something was changed, and who did it last.
import { useWords } from "../ui/words.ts";

type Versioned = { version: number; updated_by: string | null };

/** Without a name where no person did it. */
export function useVersionText(): (item: Versioned | null) => string | null {
  const t = useWords();
  return (item) => {
    if (!item) return null;
    const { version, updated_by } = item;
    return updated_by ? t("record_version", { version, name: updated_by }) : t("record_version_alone", { version });
  };
}
