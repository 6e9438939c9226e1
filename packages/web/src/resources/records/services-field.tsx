// Services that stopped, as chips to add and take away, each with its hours and users.
import { useState } from "react";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import Typography from "@mui/material/Typography";
import { useFieldArray, useWatch } from "react-hook-form";
import { services, type Service } from "@atalaya/contract/event-card.ts";
import type { RecordDraft } from "@atalaya/contract/resources/records.ts";
import { NumberInput } from "../../forms/fields.tsx";
import { Icon } from "../../ui/icon.tsx";
import { useWords } from "../../ui/words.ts";

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

export function ServicesField({ isReadOnly }: { isReadOnly: boolean }) {
  const t = useWords();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { fields, append, remove } = useFieldArray<RecordDraft, "event.services">({ name: "event.services" });
  const chosen = useWatch<RecordDraft, "event.services">({ name: "event.services" }) ?? [];
  const free = services.filter((service) => chosen.every((row) => row.service !== service));
  if (isReadOnly && fields.length === 0) return null;
  return (
    <Box role="group" aria-label={t("event_services")}>
      <Typography variant="caption" component="p" sx={{ m: "0 0 4px", fontWeight: 550 }}>
        {t("event_services")}
      </Typography>
      {fields.map((field, index) => {
        const service = t(`service.${field.service}`);
        return (
          <Box
            key={field.id}
            sx={{
              display: "grid",
              gridTemplateColumns: "minmax(0, 1.3fr) 1fr 1fr auto",
              gap: "8px",
              alignItems: "end",
            }}
          >
            <Box sx={{ display: "flex", alignItems: "center", gap: "8px", pb: "26px", overflowWrap: "anywhere" }}>
              <Icon name={icons[field.service]} /> {service}
            </Box>
            <NumberInput
              name={`event.services.${index}.hours`}
              label={t("event_service_hours", { service })}
              unit="h"
              isReadOnly={isReadOnly}
            />
            <NumberInput
              name={`event.services.${index}.users`}
              label={t("event_service_users", { service })}
              isReadOnly={isReadOnly}
            />
            {!isReadOnly && (
              <IconButton
                aria-label={t("event_service_remove", { service })}
                onClick={() => remove(index)}
                sx={{ mb: "22px" }}
              >
                <Icon name="times" />
              </IconButton>
            )}
          </Box>
        );
      })}
      {!isReadOnly && free.length > 0 && (
        <Button
          startIcon={<Icon name="plus" />}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onClick={(event) => setAnchor(event.currentTarget)}
          sx={{ ml: "-8px" }}
        >
          {t("event_service_add")}
        </Button>
      )}
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {free.map((service) => (
          <MenuItem
            key={service}
            sx={{ gap: "8px" }}
            onClick={() => {
              append({ service, hours: null, users: null });
              setAnchor(null);
            }}
          >
            <Icon name={icons[service]} /> {t(`service.${service}`)}
          </MenuItem>
        ))}
      </Menu>
    </Box>
  );
}
