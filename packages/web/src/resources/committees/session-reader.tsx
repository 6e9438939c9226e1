// A session being read, with its papers and the way to its minutes as a file.
import Button from "@mui/material/Button";
import { committeeSessions, type Session } from "@atalaya/contract/resources/committee-sessions.ts";
import type { Committee } from "@atalaya/contract/resources/committees.ts";
import { useMay } from "../../api/may.ts";
import { FilesCard } from "../../screens/paper/files-card.tsx";
import { PaperHead } from "../../screens/paper/paper-head.tsx";
import { PaperView } from "../../screens/paper/paper-view.tsx";
import { EditButton, PrintButton } from "../../screens/paper/reading-buttons.tsx";
import { ReadingFrame } from "../../screens/paper/reading-frame.tsx";
import { Icon } from "../../ui/icon.tsx";
import { useWords } from "../../ui/words.ts";
import { useAttachments } from "../../uploads/use-attachments.ts";
import { CitationSection } from "./citation-section.tsx";
import { MinutesSeal } from "./minutes-seal.tsx";
import { useSessionPaper } from "./session-paper.ts";
import { useDownload } from "../../screens/use-download.ts";

type SessionReaderProps = {
  committee: Committee;
  session: Session;
  onEdit: () => void;
  /** What is sealed is not edited but rectified. */
  onRectify: () => void;
  onClose: () => void;
};

export function SessionReader({ committee, session, onEdit, onRectify, onClose }: SessionReaderProps) {
  const t = useWords();
  const may = useMay();
  const save = useDownload();
  const paper = useSessionPaper(committee, session);
  const { seal } = session;
  const mayChange = may("legalDrm.update", committee.company_id);
  const { list } = useAttachments({ owner: "committee_sessions", owner_id: session.id });
  return (
    <ReadingFrame
      label={t("session_panel")}
      of={{ path: committeeSessions.path, id: session.id }}
      head={<PaperHead paper={paper} onClose={onClose} />}
      actions={
        <>
          <PrintButton />
          <Button
            variant="outlined"
            startIcon={<Icon name="file-pdf-o" />}
            onClick={() =>
              save(`committee-sessions/${session.id}/minutes.pdf`, `acta-${session.year}-${session.number}.pdf`)
            }
          >
            {t("session_minutes_pdf")}
          </Button>
          {mayChange && !seal && <EditButton onEdit={onEdit} />}
        </>
      }
    >
      <PaperView
        paper={paper}
        notices={
          <>
            {seal && (
              <MinutesSeal
                session={session}
                seal={seal}
                action={
                  mayChange && (
                    <Button variant="outlined" startIcon={<Icon name="pencil-square-o" />} onClick={onRectify}>
                      {t("rectify")}
                    </Button>
                  )
                }
              />
            )}
            <CitationSection session={session} />
          </>
        }
        afterSide={<FilesCard list={list} />}
      />
    </ReadingFrame>
  );
}
