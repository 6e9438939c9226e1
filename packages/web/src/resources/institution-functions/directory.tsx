// The directory: every institution with its telephones and its people, on the screen and on paper.
import type { CSSProperties } from "react";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { FocalPoint, InstitutionSummary } from "@atalaya/contract/resources/institutions.ts";
import type { PersonSummary } from "@atalaya/contract/resources/persons.ts";
import { usePlace } from "../../api/places.ts";
import { PhoneLink } from "../../ui/phone-link.tsx";
import { pick, useLanguage, useWords } from "../../ui/words.ts";
import { fullName, useEveryPerson } from "../persons/queries.ts";
import { directoryStyle } from "./directory-style.ts";

type Contact = Pick<
  PersonSummary,
  | "id"
  | "first_name"
  | "last_name"
  | "second_last_name"
  | "position_es"
  | "position_en"
  | "phone"
  | "phone_24x7"
  | "email"
> & { focal: FocalPoint | null };

type People = { byId: Map<number, PersonSummary>; byInstitution: Map<number | null, PersonSummary[]> };

/** Who answers for the institution in the order of calling, then who else works there. */
function contactsOf(institution: InstitutionSummary, { byId, byInstitution }: People): Contact[] {
  const focal = institution.focal_points.map((it) => {
    const person = byId.get(it.person_id);
    // A person of a place that the reader does not see is known by the focal point alone.
    return { ...(person ?? { ...it, id: it.person_id, phone: null, email: null }), focal: it };
  });
  const known = new Set(focal.map(({ id }) => id));
  const others = (byInstitution.get(institution.id) ?? []).filter(({ id }) => !known.has(id));
  return [...focal, ...others.map((it) => ({ ...it, focal: null }))];
}

type DirectoryProps = { institutions: readonly (InstitutionSummary & { depth: number })[] };

export function Directory({ institutions }: DirectoryProps) {
  const t = useWords();
  const [language] = useLanguage();
  const { place } = usePlace();
  const everybody = useEveryPerson(place);
  const people = {
    byId: new Map(everybody.map((it) => [it.id, it])),
    byInstitution: Map.groupBy(everybody, ({ institution_id }) => institution_id),
  };
  const call = (number: string | null, name: string) =>
    number && <PhoneLink number={number} label={t("call", { name })} />;
  return (
    <Box sx={{ flex: 1, minHeight: 0, overflow: "auto", bgcolor: "background.paper" }}>
      <Box component="table" id="printed" aria-label={t("framework_directory")} sx={directoryStyle}>
        <thead>
          <tr>
            <th scope="col">{t("person_name")}</th>
            <th scope="col">{t("label.persons.position_es")}</th>
            <th scope="col">{t("label.institutions.phone_24x7")}</th>
            <th scope="col">{t("label.institutions.phone")}</th>
            <th scope="col">{t("label.persons.email")}</th>
          </tr>
        </thead>
        {institutions.map((row) => {
          const name = pick(language, row.name_es, row.name_en);
          return (
            <tbody key={row.id} style={{ "--depth": `${(row.depth - 1) * 16}px` } as CSSProperties}>
              <tr className="institution">
                <th scope="rowgroup" colSpan={2}>
                  {row.acronym ? `${name} (${row.acronym})` : name}
                </th>
                <td>{call(row.phone_24x7, name)}</td>
                <td>{call(row.phone, name)}</td>
                <td />
              </tr>
              {contactsOf(row, people).map(({ focal, ...person }) => (
                <tr key={person.id}>
                  <th scope="row">
                    {fullName(person)}
                    {focal && <em>{t("focal_point_of", { role: t(`focal_role.${focal.role}`) })}</em>}
                  </th>
                  <td>{pick(language, person.position_es ?? "", person.position_en)}</td>
                  <td>
                    {call(focal ? (focal.phone_24x7 ?? focal.person_phone) : person.phone_24x7, fullName(person))}
                  </td>
                  <td>{call(person.phone, fullName(person))}</td>
                  <td>{person.email ?? ""}</td>
                </tr>
              ))}
            </tbody>
          );
        })}
      </Box>
      {institutions.length > 0 && !institutions.some((row) => contactsOf(row, people).length > 0) && (
        <Typography color="textSecondary" sx={{ p: "12px 20px" }}>
          {t("framework_no_people")}
        </Typography>
      )}
    </Box>
  );
}
