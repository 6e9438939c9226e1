// The form of a draft of the terms, and its publication as the current edition (V22).
import { useMemo, useState } from "react";
import Button from "@mui/material/Button";
import { useWatch, type Control } from "react-hook-form";
import { TermsDraft, terms, termsKinds, type Terms } from "@atalaya/contract/resources/terms.ts";
import { useMayEverywhere } from "../../api/may.ts";
import { fieldsFrom } from "../../forms/fields-from.ts";
import { fieldsOf } from "../../forms/fields-of.tsx";
import { Notice } from "../../forms/notice.tsx";
import { Row } from "../../forms/section.tsx";
import { dayHere } from "../../ui/format.ts";
import { textOfHtml } from "../../screens/shown-html.ts";
import { TextStatusTag, TranslationTag } from "../../screens/text-marks.tsx";
import { TextPreview } from "../../screens/text-preview.tsx";
import { useEditor } from "../../forms/use-editor.ts";
import { useShownValue } from "../../forms/use-shown-value.ts";
import { ResourceEditor } from "../../screens/resource-editor.tsx";
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
  const mayEverywhere = useMayEverywhere();
  const isReadOnly = !mayEverywhere(edition ? "terms.update" : "terms.create");
  const controller = useEditor(terms, {
    item: edition,
    saved: useSaved(edition, from),
    says: { created: "text_created", saved: "text_saved" },
    onMade: onOpen,
  });
  const html = (value: unknown) => textOfHtml(String(value));
  const show = useShownValue({ body_es: html, body_en: html });
  const { control } = controller.form;
  const kind = useWatch({ control, name: "kind" });
  const title = t(`terms_kind.${kind}`);
  return (
    <ResourceEditor
      resource={terms}
      controller={controller}
      item={edition}
      head={{
        title: edition ? title : t("terms_new"),
        marks: edition && (
          <>
            <TranslationTag translation={edition.translation} />
            <TextStatusTag status={edition.status} />
          </>
        ),
      }}
      isReadOnly={isReadOnly}
      keys={["text", "from"]}
      show={show}
      onClose={onClose}
      onDeleted={mayEverywhere("terms.delete") && onClose}
      actions={
        <>
          <Preview control={control} title={title} />
          {edition && mayEverywhere("terms.publish") && <PublishTerms edition={edition} isDirty={controller.isDirty} />}
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
    </ResourceEditor>
  );
}

/** What the form begins with: the edition, or a new one from today with the text of another. */
function useSaved(edition: Terms | null, from: Terms | null): TermsDraft {
  const [effective_from] = useState(() => dayHere());
  return useMemo(() => {
    const begun = {
      kind: from?.kind ?? "terms",
      effective_from,
      body_es: from?.body_es ?? "",
      body_en: from?.body_en,
    };
    return fieldsFrom<TermsDraft>(TermsDraft, edition ?? begun);
  }, [edition, from, effective_from]);
}

/** The button that shows what is typed as the public would read it. */
function Preview({ control, title }: { control: Control<TermsDraft>; title: string }) {
  const t = useWords();
  const [isOpen, setOpen] = useState(false);
  const [body_es, body_en] = useWatch({ control, name: ["body_es", "body_en"] });
  return (
    <>
      <Button variant="outlined" startIcon={<Icon name="eye" />} onClick={() => setOpen(true)}>
        {t("text_preview")}
      </Button>
      {isOpen && (
        <TextPreview
          title={{ es: title, en: null }}
          body={{ es: body_es, en: body_en }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
