// A legal document being read, with the files of its text.
import { legalDocuments, type LegalDocument } from "@atalaya/contract/resources/legal-documents.ts";
import { useMay } from "../../api/may.ts";
import { usePlace } from "../../api/places.ts";
import { Notice } from "../../forms/notice.tsx";
import { FilesCard } from "../../screens/paper/files-card.tsx";
import { PaperHead } from "../../screens/paper/paper-head.tsx";
import { PaperView } from "../../screens/paper/paper-view.tsx";
import { EditButton, PrintButton } from "../../screens/paper/reading-buttons.tsx";
import { ReadingFrame } from "../../screens/paper/reading-frame.tsx";
import { useWords } from "../../ui/words.ts";
import { useAttachments } from "../../uploads/use-attachments.ts";
import { ProposalsAbout } from "./legal-proposals.tsx";
import { useLegalPaper } from "./legal-paper.ts";

type LegalReaderProps = { document: LegalDocument; onEdit: () => void; onClose: () => void };

export function LegalReader({ document, onEdit, onClose }: LegalReaderProps) {
  const t = useWords();
  const may = useMay();
  const { places } = usePlace();
  const paper = useLegalPaper(document);
  const { list } = useAttachments({ owner: "legal_documents", owner_id: document.id });
  const isAbove = !places.some(({ id }) => id === document.company_id);
  return (
    <ReadingFrame
      label={t("legal_panel")}
      of={{ path: legalDocuments.path, id: document.id }}
      head={<PaperHead paper={paper} onClose={onClose} />}
      actions={
        <>
          <PrintButton />
          {may("legal.update", document.company_id) && <EditButton onEdit={onEdit} />}
        </>
      }
    >
      <PaperView
        paper={paper}
        notices={
          <>
            <ProposalsAbout id={document.id} />
            {isAbove && (
              <Notice status="info" icon="institution">
                {t("institution_read_only_above", { place: document.company_name })}
              </Notice>
            )}
            {document.warnings.map(({ code, field, parameters }) => (
              <Notice key={`${code} ${field}`} status="warning" icon="exclamation-triangle">
                {t(`warning.${code}`, parameters)}
              </Notice>
            ))}
          </>
        }
        after={<FilesCard list={list} isPreviewed />}
      />
    </ReadingFrame>
  );
}
