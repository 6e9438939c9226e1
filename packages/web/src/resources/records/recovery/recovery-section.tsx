// The recovery item of a recovery record: what is done after which disaster, how far it is, with what money, for whom (V21).
import { currencies } from "@atalaya/contract/values/amounts.ts";
import {
  beneficiaryGroups,
  interventions,
  needHorizons,
  recoveryAmounts,
  recoveryPhases,
} from "@atalaya/contract/domain/recovery/recovery-item.ts";
import { sectors } from "@atalaya/contract/domain/sectors.ts";
import { CheckInput, ChoiceInput, NumberInput, TextInput } from "../../../forms/fields.tsx";
import { SearchChoice } from "../../../forms/choices/search-choice.tsx";
import { Row, Section } from "../../../forms/section.tsx";
import { useWords } from "../../../ui/words.ts";
import { useInstitutionOptions } from "../../institutions/queries.ts";
import { EventChoice } from "../family/event-choice.tsx";
import { AssetField } from "./asset-field.tsx";
import { FundingField } from "./funding-field.tsx";
import { HousingField } from "./housing-field.tsx";
import { ProgressSection } from "./progress-section.tsx";
import { useItemField } from "./use-item-field.ts";

const priorities = [1, 2, 3, 4, 5];

export function RecoverySection() {
  const t = useWords();
  const field = useItemField();
  const institutions = useInstitutionOptions();
  const emptyLabel = t("value_unknown");
  const help = t("required_to_submit_help");
  return (
    <>
      <Section title={t("recovery_section")}>
        <Row>
          <ChoiceInput
            {...field("sector")}
            help={help}
            emptyLabel={emptyLabel}
            options={sectors.map((value) => ({ value, label: t(`sector.${value}`) }))}
          />
          <ChoiceInput
            {...field("phase")}
            help={help}
            emptyLabel={emptyLabel}
            options={recoveryPhases.map((value) => ({ value, label: t(`recovery_phase.${value}`) }))}
          />
          <ChoiceInput
            {...field("intervention")}
            help={help}
            emptyLabel={emptyLabel}
            options={interventions.map((value) => ({ value, label: t(`intervention.${value}`) }))}
          />
          <SearchChoice
            {...field("responsible_institution_id")}
            help={help}
            emptyLabel={emptyLabel}
            options={institutions}
          />
          <EventChoice {...field("event_id")} emptyLabel={emptyLabel} />
          <AssetField />
          <TextInput {...field("contractor")} />
          <ChoiceInput
            {...field("need_horizon")}
            emptyLabel={emptyLabel}
            options={needHorizons.map((value) => ({ value, label: t(`need_horizon.${value}`) }))}
          />
          <ChoiceInput
            {...field("priority")}
            help={t("recovery_priority_help")}
            emptyLabel={emptyLabel}
            options={priorities.map((value) => ({ value, label: String(value) }))}
          />
          <TextInput {...field("external_code")} />
          <TextInput {...field("better_note")} />
          <TextInput {...field("risk_reduction")} />
        </Row>
        <CheckInput {...field("is_better")} />
        <CheckInput {...field("gender_focus")} />
      </Section>
      <ProgressSection />
      <Section title={t("recovery_money_section")}>
        <Row columns={3}>
          <ChoiceInput
            {...field("currency")}
            emptyLabel={emptyLabel}
            options={currencies.map((value) => ({ value, label: value }))}
          />
          {recoveryAmounts.map((amount) => (
            <NumberInput key={amount} {...field(amount)} />
          ))}
        </Row>
        <FundingField />
      </Section>
      <Section title={t("recovery_people_section")}>
        <Row columns={3}>
          {(["beneficiaries", ...beneficiaryGroups, "households"] as const).map((group) => (
            <NumberInput key={group} {...field(group)} />
          ))}
        </Row>
        <HousingField />
      </Section>
    </>
  );
}
