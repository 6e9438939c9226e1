// The form of one institution; one of a place above the user's is shown and not changed.
import { useMemo } from "react";
import { useWatch } from "react-hook-form";
import { InstitutionDraft, institutions, type Institution } from "@atalaya/contract/resources/institutions.ts";
import { useMay } from "../../api/may.ts";
import { usePlace } from "../../api/places.ts";
import { fieldsFrom } from "../../forms/fields-from.ts";
import { Notice } from "../../forms/notice.tsx";
import { useOnlyPlace } from "../../forms/choices/place-options.ts";
import { useVersionText } from "../../screens/version-text.ts";
import { useEditor } from "../../forms/use-editor.ts";
import { useShownValue } from "../../forms/use-shown-value.ts";
import { ResourceEditor } from "../../screens/resource-editor.tsx";
import { Swatch } from "../../ui/swatch.tsx";
import { Tag } from "../../ui/tag.tsx";
import { pick, useLanguage, useWords } from "../../ui/words.ts";
import { InstitutionFields } from "./institution-fields.tsx";
import { kindPictures } from "./institution-kinds.ts";
import { useInstitutionOptions } from "./queries.ts";
import { useInstitutionChoices } from "./use-institutions.ts";

export type InstitutionEditorProps = {
  /** Null for a new one. */
  institution: Institution | null;
  onOpen: (id: number) => void;
  onClose: () => void;
};

const blank = { name_es: "", is_active: true, legal_basis: [], focal_points: [] };

export function InstitutionEditor({ institution, onOpen, onClose }: InstitutionEditorProps) {
  const t = useWords();
  const versionText = useVersionText();
  const [language] = useLanguage();
  const may = useMay();
  const { places } = usePlace();
  const show = useShownValue({ ...useInstitutionChoices(), parent_institution_id: useInstitutionOptions() });
  const company_id = useOnlyPlace("entities.create");
  const saved = useMemo(
    () => fieldsFrom<InstitutionDraft>(InstitutionDraft, institution ?? { ...blank, company_id }),
    [institution, company_id],
  );
  const isReadOnly = institution ? !may("entities.update", institution.company_id) : !may("entities.create");
  const isAbove = institution !== null && !places.some(({ id }) => id === institution.company_id);
  const controller = useEditor(institutions, {
    item: institution,
    saved,
    says: { created: "institution_created", saved: "institution_saved" },
    onMade: onOpen,
  });
  const [name, kind] = useWatch({ control: controller.form.control, name: ["name_es", "kind"] });
  const title = institution ? pick(language, institution.name_es, institution.name_en) : name;
  return (
    <ResourceEditor
      resource={institutions}
      controller={controller}
      item={institution}
      head={{
        picture: kind && <Swatch {...kindPictures[kind]} size={28} />,
        title: title || t(institution ? "institution_unnamed" : "institution_new"),
        subtitle: versionText(institution),
        marks: institution?.is_active === false && <Tag label={t("institution_inactive")} icon="ban" />,
      }}
      isReadOnly={isReadOnly}
      keys={["institution", "tab"]}
      show={show}
      onClose={onClose}
      onDeleted={institution !== null && may("entities.delete", institution.company_id) && onClose}
    >
      {isReadOnly && (
        <Notice status="info" icon="lock">
          {isAbove ? t("institution_read_only_above", { place: institution.company_name }) : t("institution_read_only")}
        </Notice>
      )}
      <InstitutionFields institution={institution} isReadOnly={isReadOnly} />
    </ResourceEditor>
  );
}
