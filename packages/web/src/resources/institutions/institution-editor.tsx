// The form of one institution; one of a place above the user's is shown and not changed.
import { useMemo } from "react";
import { useWatch } from "react-hook-form";
import { InstitutionDraft, institutions, type Institution } from "@atalaya/contract/resources/institutions.ts";
import type { Geometry } from "@atalaya/contract/values/geometry.ts";
import { useMay } from "../../api/may.ts";
import { usePlace } from "../../api/places.ts";
import { useCreate, useUpdate } from "../../api/use-resource.ts";
import { FormConflict } from "../../forms/conflict-dialog.tsx";
import { fieldsFrom } from "../../forms/fields-from.ts";
import { useLabelOf } from "../../forms/fields-of.tsx";
import { FormPanel } from "../../forms/form-panel.tsx";
import { LeaveGuard } from "../../forms/leave-guard.tsx";
import { Notice } from "../../forms/notice.tsx";
import { useOnlyPlace } from "../../forms/place-options.ts";
import { useResourceForm } from "../../forms/use-resource-form.ts";
import { showGeometry } from "../../map/records/show-geometry.ts";
import { DeleteItem } from "../../screens/delete-item.tsx";
import { PanelHead } from "../../screens/panel-head.tsx";
import { useVersionText } from "../../screens/version-text.ts";
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
  const labelOf = useLabelOf(institutions);
  const show = useShownValue();
  const company_id = useOnlyPlace("entities.create");
  const saved = useMemo(
    () => fieldsFrom<InstitutionDraft>(InstitutionDraft, institution ?? { ...blank, company_id }),
    [institution, company_id],
  );
  const isReadOnly = institution ? !may("entities.update", institution.company_id) : !may("entities.create");
  const isAbove = institution !== null && !places.some(({ id }) => id === institution.company_id);
  const create = useCreate<InstitutionDraft, Institution>(institutions, { message: () => t("institution_created") });
  const update = useUpdate<Partial<InstitutionDraft>, Institution>(institutions, {
    message: () => t("institution_saved"),
  });
  const controller = useResourceForm<InstitutionDraft>({
    path: institutions.path,
    schema: InstitutionDraft,
    saved,
    subject: institution,
    save: async (values, version, changes) => {
      if (institution && version !== null) return update.mutateAsync({ ...changes, id: institution.id, version });
      const created = await create.mutateAsync(values);
      onOpen(created.id);
      return created;
    },
  });
  const [name, kind] = useWatch({ control: controller.form.control, name: ["name_es", "kind"] });
  const title = institution ? pick(language, institution.name_es, institution.name_en) : name;
  return (
    <>
      <FormPanel
        head={
          <PanelHead
            picture={kind && <Swatch {...kindPictures[kind]} size={28} />}
            title={title || t(institution ? "institution_unnamed" : "institution_new")}
            subtitle={versionText(institution)}
            marks={institution?.is_active === false && <Tag label={t("institution_inactive")} icon="ban" />}
            onClose={onClose}
          />
        }
        controller={controller}
        labelOf={labelOf}
        isReadOnly={isReadOnly}
        isNew={institution === null}
        extraActions={
          institution &&
          may("entities.delete", institution.company_id) && (
            <DeleteItem
              resource={institutions}
              item={institution}
              title={title}
              controller={controller}
              onDeleted={onClose}
            />
          )
        }
      >
        {isReadOnly && (
          <Notice status="info" icon="lock">
            {isAbove
              ? t("institution_read_only_above", { place: institution.company_name })
              : t("institution_read_only")}
          </Notice>
        )}
        <InstitutionFields institution={institution} isReadOnly={isReadOnly} />
      </FormPanel>
      <LeaveGuard hasUnsaved={controller.hasUnsaved} keys={["institution", "tab"]} />
      <FormConflict controller={controller} labelOf={labelOf} show={show} />
    </>
  );
}

/** A field's value as a person reads it, where two versions are compared. */
function useShownValue(): (field: string, value: unknown) => string {
  const t = useWords();
  const { places } = usePlace();
  const parents = useInstitutionOptions();
  const choices = useInstitutionChoices();
  return (field, value) => {
    if (value === null || value === "") return t("empty_value");
    if (Array.isArray(value)) return String(value.length);
    if (typeof value === "boolean") return t(value ? "yes" : "no");
    if (field === "location") return showGeometry(value as Geometry, t);
    if (field === "company_id") return places.find(({ id }) => id === value)?.reason_social ?? String(value);
    if (field === "parent_institution_id") return parents.find(({ id }) => id === value)?.label ?? String(value);
    if (field === "kind" || field === "level")
      return choices[field].find((option) => option.value === value)?.label ?? String(value);
    return String(value);
  };
}
