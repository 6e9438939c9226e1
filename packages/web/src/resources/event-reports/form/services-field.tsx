// Services that fail: those of the event card as they are known, and what is written of them here.
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useFormContext, useWatch } from "react-hook-form";
import { services, type Service } from "@atalaya/contract/domain/event-card.ts";
import type { EventReport } from "@atalaya/contract/resources/event-reports.ts";
import type { ReportContent, ReportWritten } from "@atalaya/contract/resources/event-reports/content.ts";
import { toMinute } from "../../../api/server-clock.ts";
import { InstantInput } from "../../../forms/instant-input.tsx";
import { rowsOf } from "../../../forms/rows/rows-of.tsx";
import { formatNumber } from "../../../ui/format.ts";
import { Icon } from "../../../ui/icon.tsx";
import { useLanguage, useWords } from "../../../ui/words.ts";
import { useHourIn } from "../report-words.ts";
import { written } from "./report-noun.ts";

const { Rows, choice, text, number, other } = rowsOf(written, "services");

export function ServicesField({ report }: { report: EventReport }) {
  const t = useWords();
  const { setValue, getValues } = useFormContext<ReportWritten>();
  const rows = useWatch<ReportWritten, "services">({ name: "services" });
  const isFree = (service: Service) => rows.every((row) => row.service !== service);
  const known = report.content.services.filter(({ service }) => isFree(service));
  const optionsBeside = (own: Service | null) =>
    services
      .filter((service) => service === own || isFree(service))
      .map((value) => ({ value, label: t(`service.${value}`) }));
  return (
    <>
      <Typography variant="caption" component="p" color="textSecondary" sx={{ m: "-4px 0 4px" }}>
        {t("report_services_help")}
      </Typography>
      <Box component="ul" sx={{ m: "0 0 8px", p: 0, listStyle: "none" }}>
        {known.map((row) => (
          <KnownService
            key={row.service}
            row={row}
            zone={report.content.place.timezone}
            onChange={() =>
              setValue("services", [...getValues("services"), { ...row, as_of: toMinute() }], { shouldDirty: true })
            }
          />
        ))}
      </Box>
      <Passed report={report} />
      <Rows
        addLabel={t("report_service_add")}
        mayAdd={services.some(isFree)}
        wideFrom={820}
        begin={() => ({ service: null, state: null, customers: null, since: null, as_of: toMinute() })}
        columns={[
          choice("service", { width: "150px" }, ({ row }) => ({ options: optionsBeside(row.service) })),
          text("state", { width: "minmax(0, 1fr)" }),
          number("customers", { width: "88px" }),
          other("since", { width: "176px" }, (field) => <InstantInput {...field} />),
          other("as_of", { width: "176px" }, (field) => <InstantInput {...field} />),
        ]}
      />
    </>
  );
}

/** Where the paper says another number than what was written: the card has a later one. */
function Passed({ report: { content, written: own } }: { report: EventReport }) {
  const t = useWords();
  const [language] = useLanguage();
  const passed = content.services.filter(({ service, customers }) =>
    own?.services.some((row) => row.service === service && row.customers !== customers),
  );
  return passed.map(({ service, customers }) => (
    <Typography key={service} variant="caption" component="p" color="textSecondary" sx={{ m: "0 0 4px" }}>
      {t("report_service_passed", { service: t(`service.${service}`), count: formatNumber(customers, language) })}
    </Typography>
  ));
}

type KnownServiceProps = { row: ReportContent["services"][number]; zone: string; onChange: () => void };

function KnownService({ row, zone, onChange }: KnownServiceProps) {
  const t = useWords();
  const [language] = useLanguage();
  const hourIn = useHourIn(zone);
  const { service, state, customers, as_of } = row;
  const name = t(`service.${service}`);
  const said = [
    state,
    customers !== null && t("report_service_customers", { count: formatNumber(customers, language) }),
    as_of && hourIn(as_of).text,
  ].filter(Boolean);
  return (
    <Box
      component="li"
      sx={{
        display: "flex",
        alignItems: "center",
        gap: "12px",
        minHeight: 40,
        borderBottom: 1,
        borderColor: "divider",
      }}
    >
      <Box component="span" sx={{ flex: "none", width: 150, fontWeight: 550 }}>
        {name}
      </Box>
      <Box component="span" className="tn" sx={{ flex: 1, minWidth: 0 }}>
        {said.join(" · ") || t("report_untold")}
      </Box>
      <Button
        variant="text"
        size="small"
        startIcon={<Icon name="pencil" />}
        aria-label={t("report_service_change_of", { service: name })}
        onClick={onChange}
      >
        {t("report_service_change")}
      </Button>
    </Box>
  );
}
