// Maintenance on the page of the health of the service: whether there is any, and the buttons that begin, change and end it.
import { useState } from "react";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { Installation } from "@atalaya/contract/resources/installation.ts";
import { messageIn } from "@atalaya/contract/domain/maintenance-message.ts";
import { call } from "../../api/call.ts";
import { raise } from "../../api/events.ts";
import { maintenanceQuery } from "../../api/maintenance.ts";
import type { ApiError } from "../../api/request.ts";
import { Notice } from "../../forms/notice.tsx";
import { formatInstant } from "../../ui/format.ts";
import { Icon } from "../../ui/icon.tsx";
import { Panel } from "../../ui/panel.tsx";
import { useLanguage, useWords } from "../../ui/words.ts";
import { MaintenanceDialog } from "./maintenance-dialog.tsx";
import { useInstallation, useKeep } from "./queries.ts";

export function MaintenanceCard() {
  const { data: current } = useInstallation();
  return current ? <Card current={current} /> : null;
}

function Card({ current }: { current: Installation }) {
  const t = useWords();
  const [isAsked, setAsked] = useState(false);
  const variable = current.locked.is_in_maintenance;
  const isOn = current.is_in_maintenance === true;
  return (
    <Panel title={t("maintenance")}>
      <Box sx={{ padding: "0 16px 16px" }}>
        {isOn ? <Notified current={current} /> : <Typography sx={{ maxWidth: 720 }}>{t("maintenance_off")}</Typography>}
        {variable && (
          <Typography variant="caption" component="p" color="textSecondary" sx={{ m: "8px 0 0" }}>
            {t("maintenance_locked", { variable })}
          </Typography>
        )}
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: "8px", mt: "12px" }}>
          {(isOn || !variable) && (
            <Button variant="outlined" startIcon={<Icon name="wrench" />} onClick={() => setAsked(true)}>
              {t(isOn ? "maintenance_change" : "maintenance_begin")}
            </Button>
          )}
          {isOn && !variable && <EndButton current={current} />}
        </Box>
      </Box>
      {isAsked && <MaintenanceDialog current={current} onClose={() => setAsked(false)} />}
    </Panel>
  );
}

/** What everybody is told now. */
function Notified({ current }: { current: Installation }) {
  const t = useWords();
  const [language] = useLanguage();
  const { maintenance_message_es: message_es, maintenance_message_en: message_en, maintenance_until: until } = current;
  const message = messageIn(language, { message_es, message_en });
  return (
    <>
      <Notice status="warning" icon="wrench">
        {t("maintenance_on")}
      </Notice>
      {message && <Typography sx={{ overflowWrap: "anywhere" }}>{message}</Typography>}
      {until && <Typography>{t("maintenance_band_until", { time: formatInstant(until, language) })}</Typography>}
    </>
  );
}

/** What was said of this one is not said of the next. */
const ended = {
  is_in_maintenance: false,
  maintenance_message_es: null,
  maintenance_message_en: null,
  maintenance_until: null,
};

function EndButton({ current: { version } }: { current: Installation }) {
  const t = useWords();
  const keep = useKeep();
  const client = useQueryClient();
  const end = useMutation<void, ApiError>({
    mutationFn: async () => {
      await keep(await call("PUT installation/maintenance", { body: { ...ended, version } }));
      await client.invalidateQueries(maintenanceQuery);
    },
    onSuccess: () => raise("APP_RESOURCE_UPDATED", { message: t("maintenance_ended"), type: "success" }),
    onError: (error) => raise("SET_MESSAGE", { message: error.message || t("save_failed"), type: "error" }),
  });
  return (
    <Button variant="contained" startIcon={<Icon name="check" />} disabled={end.isPending} onClick={() => end.mutate()}>
      {t("maintenance_end")}
    </Button>
  );
}
