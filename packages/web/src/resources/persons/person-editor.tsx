// The form of one person.
import { useMemo } from "react";
import Link from "@mui/material/Link";
import { useWatch } from "react-hook-form";
import { PersonDraft, persons, type Person } from "@atalaya/contract/resources/persons.ts";
import { useMay } from "../../api/may.ts";
import { usePlace } from "../../api/places.ts";
import type { ApiError } from "../../api/request.ts";
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
import { InitialsAvatar } from "../../ui/initials-avatar.tsx";
import { Tag } from "../../ui/tag.tsx";
import { useWords } from "../../ui/words.ts";
import { useInstitutionOptions } from "../institutions/queries.ts";
import { PersonFields } from "./person-fields.tsx";
import { fullName } from "./queries.ts";

type PersonEditorProps = {
  /** Null for a new one. */
  person: Person | null;
  onOpen: (id: number) => void;
  onClose: () => void;
};

export function PersonEditor({ person, onOpen, onClose }: PersonEditorProps) {
  const t = useWords();
  const versionText = useVersionText();
  const may = useMay();
  const labelOf = useLabelOf(persons);
  const show = useShownValue();
  const company_id = useOnlyPlace("entities.create");
  const saved = useMemo(
    () =>
      fieldsFrom<PersonDraft>(
        PersonDraft,
        person ?? { company_id, first_name: "", last_name: "", skills: [], is_active: true },
      ),
    [person, company_id],
  );
  const isReadOnly = person ? !may("entities.update", person.company_id) : !may("entities.create");
  const create = useCreate(persons, { message: () => t("person_created") });
  const update = useUpdate(persons, { message: () => t("person_saved") });
  const controller = useResourceForm<PersonDraft>({
    path: persons.path,
    schema: PersonDraft,
    saved,
    subject: person,
    save: async (values, version, changes) => {
      if (person && version !== null) return update.mutateAsync({ ...changes, id: person.id, version });
      const created = await create.mutateAsync(values);
      onOpen(created.id);
      return created;
    },
  });
  const [first_name, last_name, second_last_name] = useWatch({
    control: controller.form.control,
    name: ["first_name", "last_name", "second_last_name"],
  });
  const name = fullName({ first_name, last_name, second_last_name });
  return (
    <>
      <FormPanel
        head={
          <PanelHead
            picture={<InitialsAvatar name={name || "?"} size={32} isFaint={person?.is_active === false} />}
            title={name || t(person ? "person_unnamed" : "person_new")}
            subtitle={versionText(person)}
            marks={person?.is_active === false && <Tag label={t("person_inactive")} icon="ban" />}
            onClose={onClose}
          />
        }
        controller={controller}
        labelOf={labelOf}
        isReadOnly={isReadOnly}
        isNew={person === null}
        extraActions={
          person &&
          may("entities.delete", person.company_id) && (
            <DeleteItem
              resource={persons}
              item={person}
              title={fullName(person)}
              controller={controller}
              onDeleted={onClose}
            />
          )
        }
      >
        <Notice status="info" icon={isReadOnly ? "lock" : "info-circle"}>
          {t(isReadOnly ? "person_read_only" : "person_no_victims")}
        </Notice>
        <KnownPerson error={person ? update.error : create.error} onOpen={onOpen} />
        <PersonFields isNew={person === null} isReadOnly={isReadOnly} />
      </FormPanel>
      <LeaveGuard hasUnsaved={controller.hasUnsaved} keys={["person", "tab"]} />
      <FormConflict controller={controller} labelOf={labelOf} show={show} />
    </>
  );
}

/** Who is in the directory already, where the server refused to enter somebody twice: offered instead. */
function KnownPerson({ error, onOpen }: { error: ApiError | null; onOpen: (id: number) => void }) {
  const t = useWords();
  const known = error?.code === "validation" ? (error.current as Person | undefined) : undefined;
  if (!known) return null;
  return (
    <Notice status="warning" icon="user-o" role="alert">
      {t("person_known_text", { name: fullName(known) })}{" "}
      <Link component="button" type="button" onClick={() => onOpen(known.id)}>
        {t("person_known_open")}
      </Link>
    </Notice>
  );
}

/** A field's value as a person reads it, where two versions are compared. */
function useShownValue(): (field: string, value: unknown) => string {
  const t = useWords();
  const { places } = usePlace();
  const institutions = useInstitutionOptions();
  return (field, value) => {
    if (typeof value === "boolean") return t(value ? "yes" : "no");
    if (field === "company_id") return places.find(({ id }) => id === value)?.reason_social ?? String(value);
    if (field === "institution_id") return institutions.find(({ id }) => id === value)?.label ?? t("empty_value");
    if (field === "national_id_type" && value) return t(`id_type.${value as "rut"}`);
    const text = Array.isArray(value) ? value.join(", ") : String(value ?? "");
    return text || t("empty_value");
  };
}
