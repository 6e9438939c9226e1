// The form of a rectification: what approved minutes say wrongly is put right, with the reason and the session that approved it.
import { useMemo } from "react";
import { committeeSessions, RectificationDraft, type Session } from "@atalaya/contract/resources/committee-sessions.ts";
import type { Committee } from "@atalaya/contract/resources/committees.ts";
import { useAct } from "../../api/use-resource.ts";
import { FormConflict } from "../../forms/conflict-dialog.tsx";
import { fieldsFrom } from "../../forms/fields-from.ts";
import { useLabelOf } from "../../forms/fields-of.tsx";
import { ChoiceInput, TextInput } from "../../forms/fields.tsx";
import { FormPanel } from "../../forms/form-panel.tsx";
import { LeaveGuard } from "../../forms/leave-guard.tsx";
import { Notice } from "../../forms/notice.tsx";
import { Section } from "../../forms/section.tsx";
import { useResourceForm } from "../../forms/use-resource-form.ts";
import { PanelHead } from "../../screens/panel-head.tsx";
import { useWords } from "../../ui/words.ts";
import { SessionFields, showSessionValue } from "./session-fields.tsx";
import { useLaterSessions, useSessionName } from "./use-committees.ts";

type RectificationEditorProps = { committee: Committee; session: Session; onClose: () => void };

export function RectificationEditor({ committee, session, onClose }: RectificationEditorProps) {
  const t = useWords();
  const nameOf = useSessionName();
  const sessionLabel = useLabelOf(committeeSessions);
  const later = useLaterSessions(committee, session, session.starts_at);
  const labelOf = (field: string) =>
    field === "reason"
      ? t("rectification_reason")
      : field === "approved_in_session_id"
        ? t("rectification_approved_in")
        : sessionLabel(field);
  // The session that approves it, and why, are said anew.
  const saved = useMemo(
    () => ({
      ...fieldsFrom<RectificationDraft>(RectificationDraft, { ...session, approved_in_session_id: null }),
      reason: "",
    }),
    [session],
  );
  const rectify = useAct(committeeSessions, "rectification", {
    message: () => t("rectification_saved"),
  });
  const controller = useResourceForm<RectificationDraft>({
    path: `${committeeSessions.path}/rectification`,
    schema: RectificationDraft,
    saved,
    subject: session,
    save: async ({ reason, approved_in_session_id }, version, changes) => {
      const done = await rectify.mutateAsync({
        ...changes,
        id: session.id,
        version: version!,
        reason,
        approved_in_session_id,
      });
      controller.letGo();
      controller.forget();
      onClose();
      return done;
    },
  });
  return (
    <>
      <FormPanel
        head={<PanelHead title={t("rectification")} subtitle={nameOf(session)} onClose={onClose} />}
        controller={controller}
        labelOf={labelOf}
        isNew={false}
        saveLabel={t("rectification_save")}
      >
        <Notice status="info" icon="info-circle">
          {t("rectification_help")}
        </Notice>
        <Section title={t("rectification")}>
          <TextInput name="reason" label={t("rectification_reason")} isRequired lines={2} />
          <ChoiceInput
            name="approved_in_session_id"
            label={t("rectification_approved_in")}
            isRequired
            options={later.map((it) => ({ value: it.id, label: nameOf(it) }))}
          />
        </Section>
        <SessionFields committee={committee} session={session} isRectification />
      </FormPanel>
      <LeaveGuard hasUnsaved={controller.hasUnsaved} keys={["session", "committee"]} />
      <FormConflict
        controller={controller}
        labelOf={labelOf}
        show={(field, value) => showSessionValue(t, field, value)}
      />
    </>
  );
}
