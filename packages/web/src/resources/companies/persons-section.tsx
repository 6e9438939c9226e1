// The persons of a place: role, period, and who is called first.
import { useState } from "react";
import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import TextField from "@mui/material/TextField";
import type { Company } from "@atalaya/contract/resources/companies.ts";
import type { LinkedPerson, PersonOption } from "@atalaya/contract/resources/companies/links.ts";
import { Row } from "../../forms/section.tsx";
import { DayPicker } from "../../ui/pickers/day-picker.tsx";
import { formatDay } from "../../ui/format.ts";
import { Tag } from "../../ui/tag.tsx";
import { pick, useLanguage, useWords } from "../../ui/words.ts";
import { LinkDialog, OtherSide, type Chosen } from "./link-dialog.tsx";
import { LinksSection } from "./links-section.tsx";
import { useLinks } from "./use-links.ts";

type Named = Pick<PersonOption, "first_name" | "last_name" | "second_last_name">;
const fullName = ({ first_name, last_name, second_last_name }: Named) =>
  [first_name, last_name, second_last_name].filter(Boolean).join(" ");

type Link = Pick<LinkedPerson, "role" | "from_on" | "to_on" | "is_primary"> & { person: Chosen | null };
const blank: Link = { person: null, role: null, from_on: null, to_on: null, is_primary: false };

/** As it is sent. */
type Sent = Omit<Link, "person"> & { person_id: number };
const sentOf = ({ person_id, role, from_on, to_on, is_primary }: LinkedPerson): Sent => ({
  person_id,
  role,
  from_on,
  to_on,
  is_primary,
});

type PersonsSectionProps = { company: Company | null; isReadOnly: boolean };

export function PersonsSection({ company, isReadOnly }: PersonsSectionProps) {
  const t = useWords();
  const [language] = useLanguage();
  const links = useLinks<Sent>(company, "associatePersons", "persons");
  /** `of`: whose line is changed; the list may be another one by the time it is saved. */
  const [open, setOpen] = useState<{ of: number | null; link: Link } | null>(null);
  const persons = company?.persons ?? [];
  const close = () => {
    links.reset();
    setOpen(null);
  };
  const save = async () => {
    if (!open?.link.person) return;
    const { person, ...rest } = open.link;
    const row = { ...rest, person_id: person.id };
    const sent = persons.map(sentOf);
    const others = row.is_primary ? sent.map((it) => ({ ...it, is_primary: false })) : sent;
    const index = others.findIndex(({ person_id }) => person_id === open.of);
    await links.save(index < 0 ? [...others, row] : others.with(index, row)).then(close, () => {});
  };
  const period = ({ from_on, to_on }: LinkedPerson) =>
    from_on || to_on ? `${formatDay(from_on, language)} – ${to_on ? formatDay(to_on, language) : ""}` : null;
  return (
    <>
      <LinksSection
        title={t("company_persons")}
        lines={
          company
            ? persons.map((person) => ({
                key: String(person.person_id),
                name: fullName(person),
                detail: [person.role ?? pick(language, person.position_es ?? "", person.position_en), period(person)]
                  .filter(Boolean)
                  .join(" · "),
                mark: person.is_primary && <Tag label={t("links_primary")} icon="star" status="info" />,
              }))
            : undefined
        }
        emptyText={t("links_none_persons")}
        addLabel={t("links_add_person")}
        isReadOnly={isReadOnly}
        isBusy={links.isBusy}
        onAdd={() => setOpen({ of: null, link: { ...blank, is_primary: persons.length === 0 } })}
        onEdit={(index) => {
          const person = persons[index]!;
          setOpen({
            of: person.person_id,
            link: { ...sentOf(person), person: { id: person.person_id, label: fullName(person) } },
          });
        }}
        onRemove={(index) => void links.save(persons.map(sentOf).toSpliced(index, 1)).catch(() => {})}
      />
      {open && (
        <PersonDialog
          link={open.link}
          links={links}
          onChange={(link) => setOpen({ ...open, link })}
          onSave={() => void save()}
          onClose={close}
        />
      )}
    </>
  );
}

type PersonDialogProps = {
  link: Link;
  links: { isBusy: boolean; problem: string | undefined };
  onChange: (link: Link) => void;
  onSave: () => void;
  onClose: () => void;
};

function PersonDialog({ link, links, onChange, onSave, onClose }: PersonDialogProps) {
  const t = useWords();
  return (
    <LinkDialog
      title={t("links_add_person")}
      isBusy={links.isBusy}
      problem={links.problem}
      isComplete={link.person !== null}
      onSave={onSave}
      onClose={onClose}
    >
      <OtherSide<PersonOption>
        label={t("links_person")}
        path="persons"
        labelOf={fullName}
        value={link.person}
        onChange={(person) => onChange({ ...link, person })}
      />
      <TextField
        label={t("links_role")}
        value={link.role ?? ""}
        helperText=" "
        onChange={(event) => onChange({ ...link, role: event.target.value })}
      />
      <Row>
        <DayPicker
          label={t("links_from")}
          value={link.from_on}
          onChange={(from_on) => onChange({ ...link, from_on })}
        />
        <DayPicker label={t("links_to")} value={link.to_on} onChange={(to_on) => onChange({ ...link, to_on })} />
      </Row>
      <FormControlLabel
        label={t("links_primary")}
        control={
          <Checkbox
            checked={link.is_primary}
            onChange={(event) => onChange({ ...link, is_primary: event.target.checked })}
          />
        }
      />
    </LinkDialog>
  );
}
