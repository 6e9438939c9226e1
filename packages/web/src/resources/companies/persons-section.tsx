// The persons of a place: role, period, and who is called first.
import { useState } from "react";
import { companies, type Company } from "@atalaya/contract/resources/companies.ts";
import { PersonAssociations } from "@atalaya/contract/resources/companies/links.ts";
import { rowsOf } from "../../forms/rows/rows-of.tsx";
import { mergeRows } from "../../forms/rows/merge-rows.ts";
import { formatDay } from "../../ui/format.ts";
import { Tag } from "../../ui/tag.tsx";
import { pick, useLanguage, useWords } from "../../ui/words.ts";
import { useAnswer } from "../../api/use-resource.ts";
import { CallDialog } from "../../screens/call-dialog.tsx";
import { fullName } from "../persons/queries.ts";
import { LinksSection } from "./links-section.tsx";
import { useLinks } from "./use-links.ts";

const { Rows, search, text, day, check } = rowsOf({ ...companies, draft: PersonAssociations }, "persons");

const blank = { person_id: null, role: null, from_on: null, to_on: null, is_primary: false };

const listIn = ({ persons, persons_version }: Company): PersonAssociations => ({
  version: persons_version,
  persons: persons.map(({ person_id, role, from_on, to_on, is_primary }) => ({
    person_id,
    role,
    from_on,
    to_on,
    is_primary,
  })),
});

const merge = (base: PersonAssociations, mine: PersonAssociations, theirs: PersonAssociations) => ({
  version: theirs.version,
  persons: mergeRows(base.persons, mine.persons, theirs.persons, ({ person_id }) => String(person_id)),
});

export function PersonsSection({ company, isReadOnly }: { company: Company | null; isReadOnly: boolean }) {
  const t = useWords();
  const [language] = useLanguage();
  const period = (from: string | null, to: string | null) =>
    from || to ? `${formatDay(from, language)} – ${to ? formatDay(to, language) : ""}` : null;
  const lines = company?.persons.map((it) => ({
    key: String(it.person_id),
    name: fullName(it),
    detail: [it.role ?? pick(language, it.position_es ?? "", it.position_en), period(it.from_on, it.to_on)]
      .filter(Boolean)
      .join(" · "),
    mark: it.is_primary && <Tag label={t("label.companies.persons.is_primary")} icon="star" status="info" />,
  }));
  return (
    <LinksSection
      title={t("label.companies.persons")}
      lines={lines}
      emptyText={t("links_none_persons")}
      changeLabel={t("links_change_persons")}
      isReadOnly={isReadOnly}
      dialog={(onClose) => company && <PersonsDialog company={company} onClose={onClose} />}
    />
  );
}

/** The first names are offered at once, others from the third letter on. */
const leastSearch = 3;
const mostOffered = 20;

function PersonsDialog({ company, onClose }: { company: Company; onClose: () => void }) {
  const t = useWords();
  const [typed, setTyped] = useState("");
  const q = typed.length >= leastSearch ? typed : undefined;
  const { data } = useAnswer(companies, "persons", { q, per_page: mostOffered });
  const [chosen, setChosen] = useState(() => company.persons.map((it) => ({ id: it.person_id, label: fullName(it) })));
  const found = (data?.data ?? []).map((it) => ({ id: it.id, label: fullName(it), detail: it.position_es }));
  const options = [...new Map([...chosen, ...found].map((it) => [it.id, it])).values()];
  const controller = useLinks({
    company,
    path: "associatePersons",
    schema: PersonAssociations,
    listIn,
    merge,
    onSaved: onClose,
  });
  return (
    <CallDialog maxWidth="md" title={t("label.companies.persons")} controller={controller} onClose={onClose}>
      <Rows
        addLabel={t("links_add_person")}
        begin={() => ({ ...blank, is_primary: controller.form.getValues("persons").length === 0 })}
        wideFrom={700}
        columns={[
          search(
            "person_id",
            { width: "minmax(0, 1.4fr)" },
            {
              options,
              onSearch: setTyped,
              // Whom the next search does not find keeps the name.
              onChosen: (id) => setChosen([...chosen, ...found.filter((it) => it.id === id)]),
            },
          ),
          text("role", {}, { isNullable: true }),
          day("from_on", { width: "150px", isShort: true }),
          day("to_on", { width: "150px", isShort: true }),
          check("is_primary", { place: "aside" }),
        ]}
      />
    </CallDialog>
  );
}
