// A message of another system becomes a draft: brought as a file, or fetched from the address where it is published.
import { useState } from "react";
import Box from "@mui/material/Box";
import { useMutation } from "@tanstack/react-query";
import { useFormContext } from "react-hook-form";
import { AlertImport, type AlertImported } from "@atalaya/contract/resources/alerts/imports.ts";
import { call } from "../../../api/call.ts";
import { useMay } from "../../../api/may.ts";
import { useOnlyPlace, usePlaceOptions } from "../../../forms/choices/place-options.ts";
import { fieldsOf } from "../../../forms/fields-of.tsx";
import { Row } from "../../../forms/section.tsx";
import { CallDialog } from "../../../screens/call-dialog.tsx";
import { useCallForm } from "../../../screens/use-call-form.ts";
import { Segmented } from "../../../ui/segmented.tsx";
import { Swatch } from "../../../ui/swatch.tsx";
import { pick, useLanguage, useWords } from "../../../ui/words.ts";
import { useAlertTypes } from "../use-alerts.ts";
import { AddressField } from "./address-field.tsx";
import { ImportedDialog } from "./imported-dialog.tsx";
import { MessageFileField } from "./message-file-field.tsx";

type Asked = Partial<AlertImport>;

const { Search } = fieldsOf({ path: "alerts", draft: AlertImport });

type ImportDialogProps = { onOpen: (id: number) => void; onClose: () => void };

export function ImportDialog({ onOpen, onClose }: ImportDialogProps) {
  const t = useWords();
  const company_id = useOnlyPlace("records.alert.create");
  const { data, mutateAsync } = useMutation<AlertImported, Error, AlertImport>({
    mutationFn: (body) => call("POST alerts/import", { body }),
  });
  const controller = useCallForm<Asked>({
    schema: AlertImport,
    initial: { ...(company_id !== null && { company_id }) },
    send: async (wanted) => void (await mutateAsync(wanted as AlertImport)),
    message: t("alert_foreign_done"),
    after: (sent) => sent,
  });
  if (data) return <ImportedDialog imported={data} onOpen={() => onOpen(data.id)} onClose={onClose} />;
  return (
    <CallDialog
      title={t("alert_foreign")}
      controller={controller}
      maxWidth="sm"
      submitLabel={t("alert_foreign_bring")}
      onClose={onClose}
    >
      <Filing />
      <Message />
    </CallDialog>
  );
}

/** Under which type and place it is filed: CAP knows neither. */
function Filing() {
  const [language] = useLanguage();
  const may = useMay();
  const types = useAlertTypes();
  const places = usePlaceOptions((id) => may("records.alert.create", id));
  return (
    <Row>
      <Search
        name="variable_id"
        options={types.map(({ id, name_es, name_en, icon, color }) => ({
          id,
          label: pick(language, name_es, name_en),
          picture: <Swatch icon={icon} color={color} size={18} />,
        }))}
      />
      <Search name="company_id" options={places} />
    </Row>
  );
}

/** One way or the other: what was given the other way is forgotten. */
function Message() {
  const t = useWords();
  const { resetField } = useFormContext<Asked>();
  const [way, setWay] = useState<"file" | "address">("file");
  return (
    <Box sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: "16px" }}>
      <Segmented
        label={t("alert_foreign_way")}
        value={way}
        isFullWidth
        segments={[
          { value: "file", label: t("alert_foreign_file"), icon: "file-code-o" },
          { value: "address", label: t("alert_foreign_address"), icon: "rss" },
        ]}
        onChange={(chosen) => {
          resetField(way);
          setWay(chosen);
        }}
      />
      {way === "file" ? <MessageFileField /> : <AddressField />}
    </Box>
  );
}
