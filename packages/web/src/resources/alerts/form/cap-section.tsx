// What CAP says beside the words: proposed by level and hazard, and changed only where that does not fit.
import { useState } from "react";
import { useWatch } from "react-hook-form";
import { useHazardOf } from "../../../api/hazards.ts";
import { alerts, type AlertDraft } from "@atalaya/contract/resources/alerts.ts";
import { ManyChoice } from "../../../forms/choices/many-choice.tsx";
import { fieldsOf, useLabelOf } from "../../../forms/fields-of.tsx";
import { Row } from "../../../forms/section.tsx";
import { useWords } from "../../../ui/words.ts";
import { useAlertChoices } from "../use-alert-choices.ts";
import { useLevelOf } from "../../../api/use-levels.ts";
import { Fold } from "./fold.tsx";

const { Choice } = fieldsOf(alerts);

const names = ["severity", "urgency", "certainty", "categories", "responses"] as const;

export function CapSection() {
  const t = useWords();
  const labelOf = useLabelOf(alerts);
  const choices = useAlertChoices();
  const levelOf = useLevelOf();
  const [level, company_id, hip_code, ...own] = useWatch<
    AlertDraft,
    ["level", "company_id", "hip_code", ...typeof names]
  >({ name: ["level", "company_id", "hip_code", ...names] });
  const [isOpen, setIsOpen] = useState(() => own.some((it) => (Array.isArray(it) ? it.length > 0 : it !== null)));
  const proposed = level ? levelOf(level, company_id) : null;
  const hazardOf = useHazardOf();
  const category = hip_code === null ? undefined : hazardOf(hip_code)?.cap_category;
  const proposes = (value: string | undefined) =>
    value ? t("alert_proposed", { value }) : t("alert_proposed_by_level");
  const said = (name: (typeof names)[number], values: readonly string[]) =>
    choices[name]
      .filter(({ value }) => values.includes(value))
      .map(({ label }) => label)
      .join(", ");
  return (
    <Fold label={t("alert_section_cap")} names={names} isOpen={isOpen} onToggle={setIsOpen}>
      <Row columns={3}>
        {(["severity", "urgency", "certainty"] as const).map((name) => (
          <Choice
            key={name}
            name={name}
            options={choices[name]}
            emptyLabel={proposes(proposed ? said(name, [proposed[name]]) : undefined)}
          />
        ))}
      </Row>
      <ManyChoice
        name="responses"
        label={labelOf("responses")}
        options={choices.responses}
        help={proposes(proposed ? said("responses", proposed.responses) : undefined)}
      />
      <ManyChoice
        name="categories"
        label={labelOf("categories")}
        options={choices.categories}
        help={proposes(category && said("categories", [category]))}
      />
    </Fold>
  );
}
