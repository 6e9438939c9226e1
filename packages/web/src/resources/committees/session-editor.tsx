// The form of one session: when and where, who was there, what was said, voted and agreed.
import { useMemo } from "react";
import { committeeSessions, SessionDraft, type Session } from "@atalaya/contract/resources/committee-sessions.ts";
import type { Committee } from "@atalaya/contract/resources/committees.ts";
import { useMay } from "../../api/may.ts";
import { fieldsFrom } from "../../forms/fields-from.ts";
import { useVersionText } from "../../screens/version-text.ts";
import { useEditor } from "../../forms/use-editor.ts";
import { ResourceEditor } from "../../screens/resource-editor.tsx";
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
  const saved = useMemo(
    () => fieldsFrom<SessionDraft>(SessionDraft, session ?? { ...blank, committee_id: committee.id }),
    [session, committee.id],
  );
  const controller = useEditor(committeeSessions, {
    item: session,
    saved,
    says: { created: "session_created", saved: "session_saved" },
    onMade: onOpen,
  });
  return (
    <ResourceEditor
      resource={committeeSessions}
      controller={controller}
      item={session}
      head={{
        title: session ? nameOf(session) : t("session_new"),
        subtitle: session ? versionText(session) : committee.name,
      }}
      keys={["session", "committee", "edit"]}
      show={(field, value) => showSessionValue(t, field, value)}
      onClose={onClose}
      onDeleted={session !== null && may("legalDrm.delete", committee.company_id) && onDeleted}
      saveLabel={session === null ? t("session_new") : undefined}
    >
      <SessionFields committee={committee} session={session} />
      {session && <AttachmentsSection owner="committee_sessions" owner_id={session.id} kinds={paperKinds} />}
    </ResourceEditor>
  );
}
