// The report and the alert of an emergency as they stand, and the way to each.
import type { ReactNode } from "react";
import Box from "@mui/material/Box";
import MuiLink from "@mui/material/Link";
import { createLink } from "@tanstack/react-router";
import type { AlertStatus } from "@atalaya/contract/resources/alerts/answers.ts";
import type { EventKit } from "@atalaya/contract/resources/event-kits.ts";
import { linkTo } from "../../api/addresses.ts";
import { useLevelOf } from "../../api/use-levels.ts";
import { Icon } from "../../ui/icon.tsx";
import { LevelMark } from "../../ui/level-mark.tsx";
import { Tag } from "../../ui/tag.tsx";
import type { StatusName } from "../../ui/theme/tokens.ts";
import { useLanguage, useWords } from "../../ui/words.ts";

const Link = createLink(MuiLink);

const Way = ({ picture, link, mark }: { picture: ReactNode; link: ReactNode; mark: ReactNode }) => (
  <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: "4px 8px", minHeight: 32 }}>
    <Box sx={{ display: "grid", placeItems: "center", width: 20 }}>{picture}</Box>
    {link}
    {mark}
  </Box>
);

type Report = NonNullable<EventKit["report"]>;

export function ReportWay({ event_id, report }: { event_id: number; report: Report }) {
  const t = useWords();
  const { id, number } = report;
  return (
    <Way
      picture={<Icon name="file-text-o" size={14} />}
      link={
        <Link className="finger-reach" underline="hover" {...linkTo("/informes", { event: event_id, report: id })}>
          {number === null ? t("kit_report") : t("kit_report_no", { number })}
        </Link>
      }
      mark={
        number === null ? (
          <Tag label={t("report_draft")} icon="pencil" />
        ) : (
          <Tag label={t("kit_report_sent")} icon="check" status="success" />
        )
      }
    />
  );
}

const marks: Record<AlertStatus, { icon: string; status?: StatusName }> = {
  draft: { icon: "pencil" },
  submitted: { icon: "clock-o", status: "warning" },
  issued: { icon: "bullhorn", status: "info" },
  updated: { icon: "bullhorn", status: "info" },
  cancelled: { icon: "check-circle-o" },
  expired: { icon: "hourglass-end" },
};

type Alert = NonNullable<EventKit["alert"]>;

export function AlertWay({ alert: { id, status, level }, company_id }: { alert: Alert; company_id: number }) {
  const t = useWords();
  const [language] = useLanguage();
  const { key, color, bars, name } = useLevelOf()(level, company_id);
  return (
    <Way
      picture={<LevelMark level={key} color={color} bars={bars} size={18} />}
      link={
        <Link className="finger-reach" underline="hover" {...linkTo("/records/alert", { record: id })}>
          {t("kit_alert_of", { level: language === "es" ? name.es.toLocaleLowerCase("es") : name.en })}
        </Link>
      }
      mark={<Tag label={t(`alert_status.${status}`)} {...marks[status]} />}
    />
  );
}
