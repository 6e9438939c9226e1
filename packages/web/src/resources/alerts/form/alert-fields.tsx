// The fields of an alert in the order in which one answers at night: what, where, what is said, until when, how it ends; the rest is folded.
import type { Alert } from "@atalaya/contract/resources/alerts/answers.ts";
import { useWatch } from "react-hook-form";
import { alerts, type AlertDraft } from "@atalaya/contract/resources/alerts.ts";
import { useMay } from "../../../api/may.ts";
import { usePlaceOptions } from "../../../forms/choices/place-options.ts";
import { fieldsOf, useLabelOf } from "../../../forms/fields-of.tsx";
import { LockedField } from "../../../forms/locked-field.tsx";
import { InstantInput } from "../../../forms/instant-input.tsx";
import { ManyChoice } from "../../../forms/choices/many-choice.tsx";
import { TextListInput } from "../../../forms/text-list-input.tsx";
import { Row, Section } from "../../../forms/section.tsx";
import { useWords } from "../../../ui/words.ts";
import { useAlertChoices } from "../use-alert-choices.ts";
import { BackingSection } from "./backing-section.tsx";
import { CapSection } from "./cap-section.tsx";
import { CoveredPeople } from "./covered-people.tsx";
import { SaysSection } from "./says-section.tsx";
import { useReadyTexts } from "./use-ready-texts.ts";
import { WhatSection } from "./what-section.tsx";
import { WhereSection } from "./where-section.tsx";

const { Text, LongText, Choice } = fieldsOf(alerts);

export type AlertFieldsProps = {
  /** Null for a new one. */
  alert: Alert | null;
  /** Whether the map beside the form draws. */
  isDrawing: boolean;
  onDrawing: (isDrawing: boolean) => void;
};

export function AlertFields({ alert, isDrawing, onDrawing }: AlertFieldsProps) {
  const may = useMay();
  const places = usePlaceOptions((id) => may("records.alert.create", id));
  useReadyTexts(alert === null);
  return (
    <>
      <WhatSection alert={alert} places={places} />
      <WhereSection alert={alert} isDrawing={isDrawing} onDrawing={onDrawing} />
      <SaysSection />
      <WhenSection />
      <EndSection />
      <SpreadSection alert={alert} />
      <BackingSection />
      <CapSection />
    </>
  );
}

function WhenSection() {
  const t = useWords();
  const labelOf = useLabelOf(alerts);
  return (
    <Section title={t("alert_section_when")}>
      <Row>
        {(["expires_at", "effective_at", "onset_at", "reported_at"] as const).map((name) => (
          <InstantInput
            key={name}
            name={name}
            label={labelOf(name)}
            {...(name === "effective_at" && { help: t("alert_effective_help") })}
          />
        ))}
      </Row>
    </Section>
  );
}

function EndSection() {
  const t = useWords();
  return (
    <Section title={t("alert_section_end")}>
      <LongText name="all_clear_es" lines={2} help={t("alert_end_field_help")} />
      <LongText name="all_clear_en" lines={2} />
    </Section>
  );
}

/** Whom it is meant for, which stays as it was sent, and by what it reaches people. */
function SpreadSection({ alert }: Pick<AlertFieldsProps, "alert">) {
  const isSent = alert !== null && alert.message_count > 0;
  const t = useWords();
  const labelOf = useLabelOf(alerts);
  const { scope, channels } = useAlertChoices();
  const chosen = useWatch<AlertDraft, "scope">({ name: "scope" });
  return (
    <Section title={t("alert_section_spread")}>
      {isSent ? (
        <LockedField
          id="field-scope"
          label={labelOf("scope")}
          value={scope.find(({ value }) => value === chosen)?.label ?? ""}
          help={t("alert_scope_sent")}
        />
      ) : (
        <Choice name="scope" options={scope} />
      )}
      {chosen === "Restricted" && <Text name="restriction" isRequired />}
      {chosen === "Private" && <TextListInput name="addresses" label={labelOf("addresses")} isRequired />}
      <ManyChoice name="channels" label={labelOf("channels")} options={channels} />
      <CoveredPeople alert={alert} />
    </Section>
  );
}
