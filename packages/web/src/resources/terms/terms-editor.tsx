// The form of a draft of the terms, and its publication as the current edition (V22).
import { useMemo, useState } from "react";
import Button from "@mui/material/Button";
import { useWatch } from "react-hook-form";
import { TermsDraft, terms, termsKinds, type Terms } from "@atalaya/contract/resources/terms.ts";
import { useMayEverywhere } from "../../api/may.ts";
import { useCreate, useUpdate } from "../../api/use-resource.ts";
import { FormConflict } from "../../forms/conflict-dialog.tsx";
import { fieldsFrom } from "../../forms/fields-from.ts";
import { fieldsOf, useLabelOf } from "../../forms/fields-of.tsx";
import { FormPanel } from "../../forms/form-panel.tsx";
import { LeaveGuard } from "../../forms/leave-guard.tsx";
import { Notice } from "../../forms/notice.tsx";
import { Row } from "../../forms/section.tsx";
import { useResourceForm } from "../../forms/use-resource-form.ts";
import { DeleteItem } from "../../screens/delete-item.tsx";
import { PanelHead } from "../../screens/panel-head.tsx";
import { dayHere } from "../../ui/format.ts";
import { textOfHtml } from "../../screens/shown-html.ts";
import { TextStatusTag, TranslationTag } from "../../screens/text-marks.tsx";
import { TextPreview } from "../../screens/text-preview.tsx";
import { Icon } from "../../ui/icon.tsx";
import { useWords } from "../../ui/words.ts";
import { PublishTerms } from "./publish-terms.tsx";

const { Choice, Day, RichText } = fieldsOf(terms);

type TermsEditorProps = {
  /** Null for a new draft. */
  edition: Terms | null;
  /** A new draft begins with the text of this one. */
  from: Terms | null;
  onOpen: (id: number) => void;
  onClose: () => void;
};

export function TermsEditor({ edition, from, onOpen, onClose }: TermsEditorProps) {
  const t = useWords();
  const labelOf = useLabelOf(terms);
  const mayEverywhere = useMayEverywhere();
  const [isPreviewing, setPreviewing] = useState(false);
  const isReadOnly = !mayEverywhere(edition ? "terms.update" : "terms.create");
  const [effective_from] = useState(() => dayHere());
  const saved = useMemo(() => {
    const begun = {
      kind: from?.kind ?? "terms",
      effective_from,
      body_es: from?.body_es ?? "",
      body_en: from?.body_en,
    };
    return fieldsFrom<TermsDraft>(TermsDraft, edition ?? begun);
  }, [edition, from, effective_from]);
  const create = useCreate(terms, { message: () => t("text_created") });
  const update = useUpdate(terms, { message: () => t("text_saved") });
  const controller = useResourceForm<TermsDraft>({
    path: terms.path,
    schema: TermsDraft,
    saved,
    subject: edition,
    save: async (values, version, { kind: _kept, ...changes }) => {
      if (edition && version !== null) return update.mutateAsync({ ...changes, id: edition.id, version });
      const created = await create.mutateAsync(values);
      onOpen(created.id);
      return created;
    },
  });
  const [kind, body_es, body_en] = useWatch({
    control: controller.form.control,
    name: ["kind", "body_es", "body_en"],
  });
  const title = t(`terms_kind.${kind}`);
  return (
    <>
      <FormPanel
        head={
          <PanelHead
            title={edition ? title : t("terms_new")}
            marks={
              edition && (
                <>
                  <TranslationTag translation={edition.translation} />
                  <TextStatusTag status={edition.status} />
                </>
              )
            }
            onClose={onClose}
          />
        }
        controller={controller}
        labelOf={labelOf}
        isReadOnly={isReadOnly}
        isNew={edition === null}
        extraActions={
          <>
            {edition && mayEverywhere("terms.delete") && (
              <DeleteItem resource={terms} item={edition} title={title} controller={controller} onDeleted={onClose} />
            )}
            <Button variant="outlined" startIcon={<Icon name="eye" />} onClick={() => setPreviewing(true)}>
              {t("text_preview")}
            </Button>
            {edition && mayEverywhere("terms.publish") && (
              <PublishTerms edition={edition} isDirty={controller.isDirty} />
            )}
          </>
        }
      >
        {isReadOnly && (
          <Notice status="info" icon="lock">
            {t("text_read_only")}
          </Notice>
        )}
        <Row>
          <Choice
            name="kind"
            isReadOnly={isReadOnly || edition !== null}
            options={termsKinds.map((value) => ({ value, label: t(`terms_kind.${value}`) }))}
          />
          <Day name="effective_from" isReadOnly={isReadOnly} />
        </Row>
        <Row>
          <RichText name="body_es" isReadOnly={isReadOnly} help={t("text_body_help")} />
          <RichText name="body_en" isReadOnly={isReadOnly} />
        </Row>
      </FormPanel>
      {isPreviewing && (
        <TextPreview
          title={{ es: title, en: null }}
          body={{ es: body_es, en: body_en }}
          onClose={() => setPreviewing(false)}
        />
      )}
      <LeaveGuard hasUnsaved={controller.hasUnsaved} keys={["text", "from"]} />
      <FormConflict
        controller={controller}
        labelOf={labelOf}
        show={(field, value) =>
          field.startsWith("body_") && value ? textOfHtml(String(value)) : String(value ?? t("empty_value"))
        }
      />
    </>
  );
}
