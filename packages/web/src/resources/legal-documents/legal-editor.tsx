// The form of one legal document, for who may change it.
import { useMemo } from "react";
import Typography from "@mui/material/Typography";
import { useWatch } from "react-hook-form";
import { LegalDocumentDraft, legalDocuments, type LegalDocument } from "@atalaya/contract/resources/legal-documents.ts";
import { useMay } from "../../api/may.ts";
import { fieldsFrom } from "../../forms/fields-from.ts";
import { Notice } from "../../forms/notice.tsx";
import { useOnlyPlace } from "../../forms/choices/place-options.ts";
import { useVersionText } from "../../screens/version-text.ts";
import { useEditor } from "../../forms/use-editor.ts";
import { ResourceEditor } from "../../screens/resource-editor.tsx";
import { formatDay } from "../../ui/format.ts";
import { pick, useLanguage, useWords } from "../../ui/words.ts";
import { AttachmentsSection } from "../../uploads/attachments-section.tsx";
import { LegalFields } from "./legal-fields.tsx";
import { KindPicture, LegalStatusTag } from "./legal-marks.tsx";
import { citationOf } from "./use-legal.ts";
import { useShownLegal } from "./shown-value.ts";

type LegalEditorProps = {
  /** Null for a new one. */
  document: LegalDocument | null;
  onOpen: (id: number) => void;
  onClose: () => void;
  onDeleted: () => void;
};

/** The text of the norm, and what was published with it. */
const textKinds = ["map", "report", "other", "norm"] as const;

const blank = { status: "in_force", topics: [], phases: [], hazards: [], place_ids: [], articles: [], relations: [] };

export function LegalEditor({ document, onOpen, onClose, onDeleted }: LegalEditorProps) {
  const t = useWords();
  const versionText = useVersionText();
  const [language] = useLanguage();
  const may = useMay();
  const show = useShownLegal(document);
  const company_id = useOnlyPlace("legal.create");
  const saved = useMemo(
    () => fieldsFrom<LegalDocumentDraft>(LegalDocumentDraft, document ?? { ...blank, company_id }),
    [document, company_id],
  );
  const controller = useEditor(legalDocuments, {
    item: document,
    saved,
    says: { created: "legal_created", saved: "legal_saved" },
    onMade: onOpen,
  });
  const kind = useWatch({ control: controller.form.control, name: "kind" });
  return (
    <ResourceEditor
      resource={legalDocuments}
      controller={controller}
      item={document}
      head={{
        picture: kind && <KindPicture kind={kind} size={28} />,
        title: document ? citationOf(t, document) : t("legal_new"),
        subtitle: document ? pick(language, document.title_es, document.title_en) : undefined,
        marks: document && <LegalStatusTag status={document.current_status} />,
      }}
      keys={["document", "edit"]}
      show={show}
      onClose={onClose}
      onDeleted={document !== null && may("legal.delete", document.company_id) && onDeleted}
    >
      {document && <Remarks document={document} />}
      <LegalFields document={document} />
      {document && <AttachmentsSection owner="legal_documents" owner_id={document.id} kinds={textKinds} isPreviewed />}
      <Typography variant="overline" component="p" color="textDisabled">
        {versionText(document)}
      </Typography>
    </ResourceEditor>
  );
}

/** From when to when it holds, whether its review is due, and what looks unusual. */
function Remarks({ document }: { document: LegalDocument }) {
  const t = useWords();
  const [language] = useLanguage();
  const day = (it: string) => formatDay(it, language);
  const { in_force_from_on: from, in_force_to_on: to, next_review_on: review } = document;
  return (
    <>
      {from && (
        <Notice status={document.current_status === "repealed" ? "error" : "info"} icon="calendar">
          {to ? t("legal_validity", { from: day(from), to: day(to) }) : t("legal_validity_open", { from: day(from) })}
        </Notice>
      )}
      {review && (
        <Notice status={document.is_review_overdue ? "warning" : "info"} icon="clock-o">
          {t(document.is_review_overdue ? "legal_review_was_due" : "legal_review_due", { day: day(review) })}
        </Notice>
      )}
      {document.warnings.map(({ code, field, parameters }) => (
        <Notice key={`${code} ${field}`} status="warning" icon="exclamation-triangle">
          {t(`warning.${code}`, parameters)}
        </Notice>
      ))}
    </>
  );
}
