// Services that stopped, each with its hours and users.
import { useWatch } from "react-hook-form";
import { services, type Service } from "@atalaya/contract/domain/event-card.ts";
import type { RecordDraft } from "@atalaya/contract/resources/records.ts";
import { ChoiceInput, NumberInput } from "../../../forms/fields.tsx";
import { RowTable } from "../../../forms/row-table.tsx";
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

type FormService = { service: Service | null; hours: number | null; users: number | null };

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
      <RowsTitle>{t("event_services")}</RowsTitle>
      <RowTable<FormService>
        name="event.services"
        label={t("event_services")}
        addLabel={t("event_service_add")}
        mayAdd={services.some(isFree)}
        begin={() => ({ service: null, hours: null, users: null })}
        layout={{
          template: "minmax(0, 1.3fr) minmax(0, 1fr) minmax(0, 1fr)",
          columns: [
            {
              key: "service",
              label: t("event_service"),
              isRequired: true,
              draw: (field, { row }) => <ChoiceInput {...field} options={optionsBeside(row.service)} />,
            },
            {
              key: "hours",
              label: t("event_service_hours"),
              isShort: true,
              draw: (field) => <NumberInput {...field} unit="h" />,
            },
            {
              key: "users",
              label: t("event_service_users"),
              isShort: true,
              draw: (field) => <NumberInput {...field} />,
            },
          ],
        }}
      />
    </>
  );
}
