// What the next message would say, in the forms in which it is read: as a page, as CAP, as text messages; and what keeps it from being sent.
import { useState, type ReactNode } from "react";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Link from "@mui/material/Link";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import type { z } from "zod";
import { alerts } from "@atalaya/contract/resources/alerts.ts";
import type { Alert, AlertPreview as Shown } from "@atalaya/contract/resources/alerts/answers.ts";
import { useAnswer } from "../../../api/use-resource.ts";
import { useLabelOf } from "../../../forms/fields-of.tsx";
import { Notice } from "../../../forms/notice.tsx";
import { PaperCard } from "../../../screens/paper/paper-view.tsx";
import { useDownload } from "../../../screens/use-download.ts";
import { ErrorState } from "../../../ui/error-state.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Segmented } from "../../../ui/segmented.tsx";
import { useWords } from "../../../ui/words.ts";
import { ExerciseBand } from "../exercise-band.tsx";
import { TextsCard } from "../reading/texts-card.tsx";
import { CopyBlock } from "./copy-block.tsx";
import { ShortMessage } from "./short-message.tsx";

type Preview = z.infer<typeof Shown>;
type Form = "page" | "cap" | "messages";

type AlertPreviewProps = {
  alert: Alert;
  /** Opens the form at a field; null for who may not change it. */
  onEdit: ((field: string) => void) | null;
};

/** Asked for again with every change that is made here. */
export const usePreview = ({ id }: Pick<Alert, "id">) => useAnswer(alerts, ":id/preview", {}, { id });

export function AlertPreview({ alert, onEdit }: AlertPreviewProps) {
  const t = useWords();
  const save = useDownload();
  const [form, setForm] = useState<Form>("page");
  const { data, error, isError, refetch } = usePreview(alert);
  if (isError) return <ErrorState error={error} title={t("alert_preview_failed")} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton variant="rounded" height={240} />;
  return (
    <Box sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: "12px", maxWidth: 860 }}>
      <Findings preview={data} onEdit={onEdit} />
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: "8px", justifyContent: "space-between" }}>
        <Segmented
          label={t("alert_preview_form")}
          value={form}
          onChange={setForm}
          segments={[
            { value: "page", label: t("alert_preview_page") },
            { value: "cap", label: t("alert_preview_cap") },
            { value: "messages", label: t("alert_preview_messages") },
          ]}
        />
        <Button
          variant="outlined"
          startIcon={<Icon name="file-pdf-o" />}
          onClick={() => save(`alerts/${alert.id}/sheet.pdf`, `${alert.code}.pdf`)}
        >
          {t("alert_sheet")}
        </Button>
      </Box>
      {forms[form]({ alert, preview: data })}
    </Box>
  );
}

const forms: Record<Form, (shown: { alert: Alert; preview: Preview }) => ReactNode> = {
  page: ({ alert }) => (
    <>
      {alert.kind === "exercise" && <ExerciseBand />}
      <TextsCard content={alert.prepared ?? alert} />
    </>
  ),
  cap: ({ preview }) => <Cap xml={preview.cap_xml} />,
  messages: ({ preview }) => <Messages preview={preview} />,
};

/** While something is missing that CAP asks for there is no file: the findings above say what. */
function Cap({ xml }: { xml: string | null }) {
  const t = useWords();
  return xml === null ? <Typography>{t("alert_preview_no_cap")}</Typography> : <CopyBlock text={xml} isCode />;
}

function Messages({ preview }: { preview: Preview }) {
  const t = useWords();
  return (
    <>
      <PaperCard title={t("alert_preview_short")} note={t("alert_preview_short_note")}>
        <ShortMessage text={preview.short_es} language="es" />
        <ShortMessage text={preview.short_en} language="en" />
      </PaperCard>
      <PaperCard title={t("alert_preview_long")} note={t("alert_preview_long_note")}>
        <CopyBlock text={preview.long_es} language="es" />
        <CopyBlock text={preview.long_en} language="en" />
      </PaperCard>
    </>
  );
}

/** Each finding by the name of its field, as the way to it. */
function Findings({ preview, onEdit }: { preview: Preview; onEdit: AlertPreviewProps["onEdit"] }) {
  const t = useWords();
  const labelOf = useLabelOf(alerts);
  const findings = Object.entries(preview.findings);
  if (findings.length === 0)
    return (
      <Notice status="success" icon="check-circle">
        {t("alert_preview_ready")}
      </Notice>
    );
  return (
    <Notice status="warning" icon="exclamation-triangle">
      {t("alert_preview_findings")}
      <Box component="ul" sx={{ m: "4px 0 0", pl: "18px" }}>
        {findings.map(([field, texts]) => (
          <li key={field}>
            {onEdit ? (
              <Link component="button" type="button" color="inherit" underline="always" onClick={() => onEdit(field)}>
                {labelOf(field)}
              </Link>
            ) : (
              labelOf(field)
            )}
            : {texts.join(" ")}
          </li>
        ))}
      </Box>
    </Notice>
  );
}
