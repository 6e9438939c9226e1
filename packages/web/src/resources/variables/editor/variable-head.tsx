// Symbol, name and use of the open variable, as they are being typed.
import { useWatch, type Control } from "react-hook-form";
import type { Variable } from "@atalaya/contract/resources/variables.ts";
import { PanelHead } from "../../../screens/panel-head.tsx";
import { Swatch } from "../../../ui/swatch.tsx";
import { Tag } from "../../../ui/tag.tsx";
import { pick, useLanguage, useWords } from "../../../ui/words.ts";
import { validColor } from "../colors/safe-colors.ts";
import { useInUse } from "../use-variables.ts";
import type { Draft } from "./variable-draft.ts";

type VariableHeadProps = { control: Control<Draft>; variable: Variable | null; onClose: () => void };

export function VariableHead({ control, variable, onClose }: VariableHeadProps) {
  const t = useWords();
  const [language] = useLanguage();
  const [name_es, name_en, color, icon] = useWatch({ control, name: ["name_es", "name_en", "color", "icon"] });
  const inUse = useInUse(variable?.record_count ?? 0);
  return (
    <PanelHead
      picture={<Swatch icon={icon} color={validColor(color)} size={32} />}
      title={pick(language, name_es, name_en) || t(variable ? "variable_untitled" : "variable_new")}
      subtitle={variable && t("variable_version", { code: variable.code, version: variable.version })}
      marks={inUse && <Tag label={inUse} icon="lock" status="info" />}
      onClose={onClose}
    />
  );
}
