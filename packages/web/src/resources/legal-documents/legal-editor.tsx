// The form of one legal document, for who may change it.
import { useMemo } from "react";
import Typography from "@mui/material/Typography";
import { useWatch } from "react-hook-form";
import { LegalDocumentDraft, legalDocuments, type LegalDocument } from "@atalaya/contract/resources/legal-documents.ts";
import { useMay } from "../../api/may.ts";
import { useCreate, useUpdate } from "../../api/use-resource.ts";
import { FormConflict } from "../../forms/conflict-dialog.tsx";
import { fieldsFrom } from "../../forms/fields-from.ts";
import { useLabelOf } from "../../forms/fields-of.tsx";
import { FormPanel } from "../../forms/form-panel.tsx";
import { LeaveGuard } from "../../forms/leave-guard.tsx";
import { Notice } from "../../forms/notice.tsx";
import { useOnlyPlace } from "../../forms/place-options.ts";
import { useResourceForm } from "../../forms/use-resource-form.ts";
import { DeleteItem } from "../../screens/delete-item.tsx";
import { PanelHead } from "../../screens/panel-head.tsx";
import { useVersionText } from "../../screens/version-text.ts";
import { formatDay } from "../../ui/format.ts";
import { pick, useLanguage, useWords } from "../../ui/words.ts";
import { AttachmentsSection } from "../../uploads/attachments-section.tsx";
import { LegalFields } from "./legal-fields.tsx";
import { KindPicture, LegalStatusTag } from "./legal-marks.tsx";
import { citationOf } from "./use-legal.ts";
import { useShownValue } from "./shown-value.ts";

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
  const labelOf = useLabelOf(legalDocuments);
  const show = useShownValue(document);
  const company_id = useOnlyPlace("legal.create");
  const saved = useMemo(
    () => fieldsFrom<LegalDocumentDraft>(LegalDocumentDraft, document ?? { ...blank, company_id }),
    [document, company_id],
  );
  const create = useCreate(legalDocuments, { message: () => t("legal_created") });
  const update = useUpdate(legalDocuments, {
    message: () => t("legal_saved"),
  });
  const controller = useResourceForm<LegalDocumentDraft>({
    path: legalDocuments.path,
    schema: LegalDocumentDraft,
    saved,
    subject: document,
    save: async (values, version, changes) => {
      if (document && version !== null) return update.mutateAsync({ ...changes, id: document.id, version });
      const created = await create.mutateAsync(values);
      onOpen(created.id);
      return created;
    },
  });
  const kind = useWatch({ control: controller.form.control, name: "kind" });
  const title = document ? citationOf(t, document) : t("legal_new");
  return (
    <>
      <FormPanel
        head={
          <PanelHead
            picture={kind && <KindPicture kind={kind} size={28} />}
            title={title}
            subtitle={document ? pick(language, document.title_es, document.title_en) : undefined}
            marks={document && <LegalStatusTag status={document.current_status} />}
            onClose={onClose}
          />
        }
        controller={controller}
        labelOf={labelOf}
        isNew={document === null}
        extraActions={
          document &&
          may("legal.delete", document.company_id) && (
            <DeleteItem
              resource={legalDocuments}
              item={document}
              title={title}
              controller={controller}
              onDeleted={onDeleted}
            />
          )
        }
      >
        {document && <Remarks document={document} />}
        <LegalFields document={document} />
        {document && (
          <AttachmentsSection owner="legal_documents" owner_id={document.id} kinds={textKinds} isPreviewed />
        )}
        <Typography variant="overline" component="p" color="textDisabled">
          {versionText(document)}
        </Typography>
      </FormPanel>
      <LeaveGuard hasUnsaved={controller.hasUnsaved} keys={["document", "edit"]} />
      <FormConflict controller={controller} labelOf={labelOf} show={show} />
    </>
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
