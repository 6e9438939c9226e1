// An institution in the organisation chart: how it is called, who answers for it, its level, and the button that folds what is below.
import type { InstitutionSummary } from "@atalaya/contract/resources/institutions.ts";
import { Icon } from "../../ui/icon.tsx";
import { pick, useLanguage, useWords } from "../../ui/words.ts";

type ChartCardProps = { institution: InstitutionSummary; isFolded: boolean; onFold: (() => void) | undefined };

export function ChartCard({ institution, isFolded, onFold }: ChartCardProps) {
  const t = useWords();
  const [language] = useLanguage();
  const { acronym, level } = institution;
  const name = pick(language, institution.name_es, institution.name_en);
  const [focal] = institution.focal_points;
  return (
    <div className="node" title={name}>
      <strong>{acronym ?? name}</strong>
      {acronym && <span>{name}</span>}
      {focal && (
        <span>
          <Icon name="user" size={11} /> {[focal.first_name, focal.last_name].join(" ")}
        </span>
      )}
      <small>
        {t(`institution_level.${level}`)}
        {onFold && (
          // The item has the keys: Right and Left.
          <button
            type="button"
            tabIndex={-1}
            aria-label={t(isFolded ? "tree_expand" : "tree_collapse", { name })}
            onClick={onFold}
          >
            <Icon name={isFolded ? "plus-square-o" : "minus-square-o"} size={14} />
          </button>
        )}
      </small>
    </div>
  );
}
