// Services that stopped, each with its hours and users.
import { useWatch } from "react-hook-form";
import { services, type Service } from "@atalaya/contract/domain/event-card.ts";
import type { RecordDraft } from "@atalaya/contract/resources/records.ts";
import { recordsOf } from "@atalaya/contract/resources/records/resource.ts";
import { rowsOf } from "../../../forms/rows/rows-of.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { useWords } from "../../../ui/words.ts";
import { RowsTitle } from "../form/rows-title.tsx";

const icons: Record<Service, string> = {
  water: "tint",
  power: "bolt",
  ict: "signal",
  transport: "bus",
  health: "medkit",
  education: "graduation-cap",
  sanitation: "recycle",
  solid_waste: "trash",
  public_admin: "institution",
  government: "gavel",
  relief: "life-ring",
};

const { Rows, choice, day, hour, number } = rowsOf(recordsOf("risk"), "event.services");

/** Each service once: what is taken already is not offered in another row. */
export function ServicesField() {
  const t = useWords();
  const rows = useWatch<RecordDraft, "event.services">({ name: "event.services" }) ?? [];
  const isFree = (service: Service) => rows.every((row) => row.service !== service);
  const optionsBeside = (own: Service | null) =>
    services
      .filter((service) => service === own || isFree(service))
      .map((value) => ({ value, label: t(`service.${value}`), picture: <Icon name={icons[value]} /> }));
  return (
    <>
      <RowsTitle>{t("label.records.event.services")}</RowsTitle>
      <Rows
        addLabel={t("event_service_add")}
        mayAdd={services.some(isFree)}
        begin={() => ({ service: null, started_on: null, started_at: null, hours: null, users: null })}
        columns={[
          choice("service", { width: "minmax(132px, 1.3fr)" }, ({ row }) => ({ options: optionsBeside(row.service) })),
          day("started_on", { width: "122px", isShort: true }),
          hour("started_at", { width: "60px", isShort: true }),
          number("hours", { isShort: true }, { unit: "h" }),
          number("users", { isShort: true }),
        ]}
      />
    </>
  );
}
