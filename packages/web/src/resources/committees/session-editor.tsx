// The form of one session: when and where, who was there, what was said, voted and agreed.
import { useMemo } from "react";
import { committeeSessions, SessionDraft, type Session } from "@atalaya/contract/resources/committee-sessions.ts";
import type { Committee } from "@atalaya/contract/resources/committees.ts";
import { useMay } from "../../api/may.ts";
import { useCreate, useUpdate } from "../../api/use-resource.ts";
import { FormConflict } from "../../forms/conflict-dialog.tsx";
import { fieldsFrom } from "../../forms/fields-from.ts";
import { useLabelOf } from "../../forms/fields-of.tsx";
import { FormPanel } from "../../forms/form-panel.tsx";
import { LeaveGuard } from "../../forms/leave-guard.tsx";
import { useResourceForm } from "../../forms/use-resource-form.ts";
import { DeleteItem } from "../../screens/delete-item.tsx";
import { PanelHead } from "../../screens/panel-head.tsx";
import { useVersionText } from "../../screens/version-text.ts";
import { useWords } from "../../ui/words.ts";
import { AttachmentsSection } from "../../uploads/attachments-section.tsx";
import { SessionFields, showSessionValue } from "./session-fields.tsx";
import { useSessionName } from "./use-committees.ts";

type SessionEditorProps = {
  committee: Committee;
  /** Null for a new one. */
  session: Session | null;
  onOpen: (id: number) => void;
  onClose: () => void;
  onDeleted: () => void;
};

/** The signed minutes, and what was laid before the committee. */
const paperKinds = ["photo", "report", "map", "data", "other", "minutes"] as const;

const blank = {
  kind: "ordinary",
  mode: "in_person",
  status: "called",
  record_ids: [],
  agenda: [],
  confirmations: [],
  attendance: [],
  votes: [],
  agreements: [],
};

export function SessionEditor({ committee, session, onOpen, onClose, onDeleted }: SessionEditorProps) {
  const t = useWords();
  const may = useMay();
  const nameOf = useSessionName();
  const versionText = useVersionText();
  const labelOf = useLabelOf(committeeSessions);
  const saved = useMemo(
    () => fieldsFrom<SessionDraft>(SessionDraft, session ?? { ...blank, committee_id: committee.id }),
    [session, committee.id],
  );
  const create = useCreate(committeeSessions, { message: () => t("session_created") });
  const update = useUpdate(committeeSessions, { message: () => t("session_saved") });
  const controller = useResourceForm<SessionDraft>({
    path: committeeSessions.path,
    schema: SessionDraft,
    saved,
    subject: session,
    save: async (values, version, changes) => {
      if (session && version !== null) return update.mutateAsync({ ...changes, id: session.id, version });
      const created = await create.mutateAsync(values);
      onOpen(created.id);
      return created;
    },
  });
  const title = session ? nameOf(session) : t("session_new");
  return (
    <>
      <FormPanel
        head={<PanelHead title={title} subtitle={session ? versionText(session) : committee.name} onClose={onClose} />}
        controller={controller}
        labelOf={labelOf}
        isNew={session === null}
        {...(session === null && { saveLabel: t("session_new") })}
        extraActions={
          session &&
          may("legalDrm.delete", committee.company_id) && (
            <DeleteItem
              resource={committeeSessions}
              item={session}
              title={title}
              controller={controller}
              onDeleted={onDeleted}
            />
          )
        }
      >
        <SessionFields committee={committee} session={session} />
        {session && <AttachmentsSection owner="committee_sessions" owner_id={session.id} kinds={paperKinds} />}
      </FormPanel>
      <LeaveGuard hasUnsaved={controller.hasUnsaved} keys={["session", "committee", "edit"]} />
      <FormConflict
        controller={controller}
        labelOf={labelOf}
        show={(field, value) => showSessionValue(t, field, value)}
      />
    </>
  );
}
