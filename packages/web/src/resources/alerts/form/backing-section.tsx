// On what an alert rests: who declares it, whose bulletin, which law, plan, session and event; folded, because at night it can wait.
import { useState } from "react";
import { useWatch } from "react-hook-form";
import { alerts, type AlertDraft } from "@atalaya/contract/resources/alerts.ts";
import { committeeSessions } from "@atalaya/contract/resources/committee-sessions.ts";
import { recordsOf } from "@atalaya/contract/resources/records/resource.ts";
import { useMay } from "../../../api/may.ts";
import { useAll, useList } from "../../../api/use-resource.ts";
import type { SearchOption } from "../../../forms/choices/search-choice.tsx";
import { fieldsOf } from "../../../forms/fields-of.tsx";
import { Row } from "../../../forms/section.tsx";
import { formatDay, formatDayOf } from "../../../ui/format.ts";
import { useLanguage, useWords } from "../../../ui/words.ts";
import { useLegalOptions } from "../../legal-documents/queries.ts";
import { Fold } from "./fold.tsx";

const { Text, Search } = fieldsOf(alerts);

const names = [
  "declared_by",
  "technical_source",
  "bulletin",
  "contact",
  "web",
  "legal_document_id",
  "plan_id",
  "session_id",
  "event_id",
] as const;

export function BackingSection() {
  const t = useWords();
  const values = useWatch<AlertDraft, typeof names>({ name: names });
  const [isOpen, setIsOpen] = useState(() => values.some((it) => it !== null));
  const documents = useLegalOptions();
  const none = "—";
  return (
    <Fold label={t("alert_backing")} names={names} isOpen={isOpen} onToggle={setIsOpen}>
      <Row>
        <Text name="declared_by" />
        <Text name="technical_source" help={t("alert_technical_source_help")} />
        <Text name="bulletin" />
        <Text name="contact" />
      </Row>
      <Text name="web" />
      <Search name="legal_document_id" options={documents} emptyLabel={none} />
      <Search name="plan_id" options={documents} emptyLabel={none} />
      <Search name="session_id" options={useSessionOptions()} emptyLabel={none} />
      <Search name="event_id" options={useEventOptions()} emptyLabel={none} />
    </Fold>
  );
}

const mostOffered = 100;

/** Sessions of the committees of the place that issues it. */
function useSessionOptions(): SearchOption[] {
  const t = useWords();
  const [language] = useLanguage();
  const may = useMay();
  const place = useWatch<AlertDraft, "company_id">({ name: "company_id" });
  const isEnabled = may("legalDrm.index") && Boolean(place);
  const { data } = useAll(committeeSessions, { place }, { isEnabled });
  return (data?.data ?? []).map(({ id, number, year, starts_at }) => ({
    id,
    label: t("alert_session", { number, year }),
    detail: formatDayOf(starts_at, language),
  }));
}

/** The latest events of the place. */
function useEventOptions(): SearchOption[] {
  const [language] = useLanguage();
  const may = useMay();
  const place = useWatch<AlertDraft, "company_id">({ name: "company_id" });
  const isEnabled = may("records.risk.index") && Boolean(place);
  const query = { place, sort: "-observed_on" as const, per_page: mostOffered };
  const { data } = useList(recordsOf("risk"), query, { isEnabled });
  return (data?.data ?? []).map(({ id, title, observed_on }) => ({
    id,
    label: title,
    detail: formatDay(observed_on, language),
  }));
}
