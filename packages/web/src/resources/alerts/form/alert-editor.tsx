// The form of an alert or of an exercise: what is said and where, beside the map; saved as a draft, or sent to a second person.
import { useEffect, useState } from "react";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useWatch } from "react-hook-form";
import { inForce, type Alert } from "@atalaya/contract/resources/alerts/answers.ts";
import { alerts } from "@atalaya/contract/resources/alerts.ts";
import type { AlertKind } from "@atalaya/contract/resources/alerts/fields.ts";
import { serverNow } from "../../../api/server-clock.ts";
import { useUrlState } from "../../../api/url-state.ts";
import { useOnlyPlace } from "../../../forms/choices/place-options.ts";
import { FormConflict } from "../../../forms/conflict-dialog.tsx";
import { useLabelOf } from "../../../forms/fields-of.tsx";
import { FormPanel } from "../../../forms/form-panel.tsx";
import { LeaveGuard } from "../../../forms/leave-guard.tsx";
import { Notice } from "../../../forms/notice.tsx";
import type { Drawing } from "../../../screens/list-and-map/feature-map.tsx";
import { useDrawnGeometry } from "../../../screens/list-and-map/use-drawn-geometry.ts";
import { PanelHead } from "../../../screens/panel-head.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { LevelMark } from "../../../ui/level-mark.tsx";
import { useIsPhone } from "../../../ui/use-is-phone.ts";
import { pick, useLanguage, useWords } from "../../../ui/words.ts";
import { ExerciseBand, exerciseButton } from "../exercise-band.tsx";
import { useLevelOf } from "../../../api/use-levels.ts";
import { namesIn, useShownAlert } from "../use-shown-alert.ts";
import { blank, draftOf } from "./alert-draft.ts";
import { AlertFields } from "./alert-fields.tsx";
import { useAlertSaving } from "./use-alert-saving.ts";

type AlertEditorProps = {
  /** Null for a new one. */
  alert: Alert | null;
  kind: AlertKind;
  onDrawing: (drawing: Drawing | null) => void;
  onClose: () => void;
  onSaved: (alert: Alert) => void;
};

/** The address's parts that choose what is edited. */
const editKeys = ["record", "edit", "place", "tab"] as const;

export function AlertEditor({ alert, kind, onDrawing, onClose, onSaved }: AlertEditorProps) {
  const t = useWords();
  const labelOf = useLabelOf(alerts);
  const company_id = useOnlyPlace("records.alert.create");
  const [empty] = useState(() => blank(kind, company_id, serverNow()));
  const { controller, submit, isBusy } = useAlertSaving({
    alert,
    kind,
    saved: alert ? draftOf(alert) : empty,
    onSaved,
  });
  const { form } = controller;
  const [isDrawing, setIsDrawing] = useState(alert?.area_drawn !== null && alert !== null);
  useDrawnGeometry(form, {
    name: "area_drawn",
    item: alert,
    geometryType: isDrawing ? "polygon" : "none",
    onDrawing,
  });
  useAskedField();
  const isPhone = useIsPhone();
  const isExercise = kind === "exercise";
  return (
    <>
      <LeaveGuard hasUnsaved={controller.hasUnsaved} keys={editKeys} />
      <FormPanel
        controller={controller}
        labelOf={labelOf}
        isNew={alert === null}
        saveLabel={t("alert_save_draft")}
        head={
          <>
            {/* Elsewhere it lies over the whole screen. */}
            {isExercise && isPhone && (
              <Box sx={{ m: "-12px -20px 12px" }}>
                <ExerciseBand />
              </Box>
            )}
            <Head alert={alert} kind={kind} control={form.control} onClose={onClose} />
          </>
        }
        mainAction={
          <Button
            variant="contained"
            startIcon={<Icon name="paper-plane-o" />}
            disabled={isBusy}
            onClick={submit}
            sx={isExercise ? exerciseButton : undefined}
          >
            {t("alert_save_submit")}
          </Button>
        }
      >
        {alert && inForce.includes(alert.status) && (
          <Notice status="info" icon="info-circle">
            {t("alert_edit_in_force")}
          </Notice>
        )}
        <AlertFields alert={alert} isDrawing={isDrawing} onDrawing={setIsDrawing} />
      </FormPanel>
      <FormConflict controller={controller} labelOf={labelOf} show={useShownAlert(alert && namesIn(alert))} />
    </>
  );
}

type HeadProps = {
  alert: Alert | null;
  kind: AlertKind;
  control: ReturnType<typeof useAlertSaving>["controller"]["form"]["control"];
  onClose: () => void;
};

/** The mark follows the level that is chosen. */
function Head({ alert, kind, control, onClose }: HeadProps) {
  const t = useWords();
  const [language] = useLanguage();
  const [level, company_id] = useWatch({ control, name: ["level", "company_id"] });
  const levelOf = useLevelOf();
  const shown = level ? levelOf(level, company_id) : null;
  return (
    <PanelHead
      picture={shown && <LevelMark level={shown.key} color={shown.color} bars={shown.bars} size={32} />}
      title={
        alert
          ? pick(language, alert.headline_es, alert.headline_en)
          : t(kind === "exercise" ? "exercise_new" : "alert_new")
      }
      subtitle={alert?.code}
      onClose={onClose}
    />
  );
}

/** `?edit=headline_es`: whoever was sent to a field is led to it. */
function useAskedField(): void {
  const { search } = useUrlState();
  const asked = search.edit;
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const field = document.getElementById(`field-${asked}`);
      field?.scrollIntoView({ block: "center" });
      field?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [asked]);
}
