// The form of one person.
import { useMemo } from "react";
import Link from "@mui/material/Link";
import { useWatch } from "react-hook-form";
import { PersonDraft, persons, type Person } from "@atalaya/contract/resources/persons.ts";
import { useMay } from "../../api/may.ts";
import type { ApiError } from "../../api/request.ts";
import { fieldsFrom } from "../../forms/fields-from.ts";
import { Notice } from "../../forms/notice.tsx";
import { useOnlyPlace } from "../../forms/choices/place-options.ts";
import { useVersionText } from "../../screens/version-text.ts";
import { useEditor } from "../../forms/use-editor.ts";
import { useShownValue } from "../../forms/use-shown-value.ts";
import { ResourceEditor } from "../../screens/resource-editor.tsx";
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
  const show = useShownValue({
    institution_id: useInstitutionOptions(),
    national_id_type: (type) => t(`id_type.${type as "rut"}`),
  });
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
  const controller = useEditor(persons, {
    item: person,
    saved,
    says: { created: "person_created", saved: "person_saved" },
    onMade: onOpen,
  });
  const [first_name, last_name, second_last_name] = useWatch({
    control: controller.form.control,
    name: ["first_name", "last_name", "second_last_name"],
  });
  const name = fullName({ first_name, last_name, second_last_name });
  return (
    <ResourceEditor
      resource={persons}
      controller={controller}
      item={person}
      head={{
        picture: <InitialsAvatar name={name || "?"} size={32} isFaint={person?.is_active === false} />,
        title: name || t(person ? "person_unnamed" : "person_new"),
        subtitle: versionText(person),
        marks: person?.is_active === false && <Tag label={t("person_inactive")} icon="ban" />,
      }}
      isReadOnly={isReadOnly}
      keys={["person", "tab"]}
      show={show}
      onClose={onClose}
      onDeleted={person !== null && may("entities.delete", person.company_id) && onClose}
    >
      <Notice status="info" icon={isReadOnly ? "lock" : "info-circle"}>
        {t(isReadOnly ? "person_read_only" : "person_no_victims")}
      </Notice>
      <KnownPerson error={controller.error} onOpen={onOpen} />
      <PersonFields isNew={person === null} isReadOnly={isReadOnly} />
    </ResourceEditor>
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
