// What is said: a headline that fits everywhere, what happens, what people do; English beside it in a fold.
import { useState } from "react";
import { useWatch } from "react-hook-form";
import { alerts, type AlertDraft } from "@atalaya/contract/resources/alerts.ts";
import { longestHeadline } from "@atalaya/contract/resources/alerts/fields.ts";
import { fieldsOf } from "../../../forms/fields-of.tsx";
import { Section } from "../../../forms/section.tsx";
import { useWords } from "../../../ui/words.ts";
import { Fold } from "./fold.tsx";

const { Text, LongText } = fieldsOf(alerts);

const english = ["headline_en", "description_en", "instruction_en"] as const;

export function SaysSection() {
  const t = useWords();
  const texts = useWatch<AlertDraft, typeof english>({ name: english });
  const [isOpen, setIsOpen] = useState(() => texts.some(Boolean));
  return (
    <Section title={t("alert_says")}>
      <Headline name="headline_es" />
      <LongText name="description_es" />
      <LongText name="instruction_es" help={t("alert_instruction_help")} />
      <Fold label={t("alert_english")} names={english} isOpen={isOpen} onToggle={setIsOpen}>
        <Headline name="headline_en" />
        <LongText name="description_en" />
        <LongText name="instruction_en" />
      </Fold>
    </Section>
  );
}

/** With how many letters of its room it takes. */
function Headline({ name }: { name: "headline_es" | "headline_en" }) {
  const t = useWords();
  const text = useWatch<AlertDraft, typeof name>({ name }) ?? "";
  return <Text name={name} help={t("alert_letters", { count: text.length, most: longestHeadline })} />;
}
