// The directory: every institution with its telephones and its people, on the screen and on paper.
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { InstitutionSummary } from "@atalaya/contract/resources/institutions.ts";
import type { PersonSummary } from "@atalaya/contract/resources/persons.ts";
import { usePlace } from "../../api/places.ts";
import { PhoneLink } from "../../ui/phone-link.tsx";
import { pick, useLanguage, useWords } from "../../ui/words.ts";
import { fullName, useEveryPerson } from "../persons/queries.ts";
import { directoryStyle } from "./directory-style.ts";

type DirectoryProps = { institutions: readonly (InstitutionSummary & { depth: number })[] };

export function Directory({ institutions }: DirectoryProps) {
  const t = useWords();
  const [language] = useLanguage();
  const { place } = usePlace();
  const persons = Map.groupBy(useEveryPerson(place), ({ institution_id }) => institution_id);
  const call = (number: string | null, name: string) =>
    number ? <PhoneLink number={number} label={t("call", { name })} /> : "—";
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
            <tbody key={row.id}>
              <tr className="institution">
                <th scope="rowgroup" colSpan={2} style={{ paddingLeft: 20 + (row.depth - 1) * 16 }}>
                  {row.acronym ? `${name} (${row.acronym})` : name}
                </th>
                <td>{call(row.phone_24x7, name)}</td>
                <td>{call(row.phone, name)}</td>
                <td />
              </tr>
              {(persons.get(row.id) ?? []).map((person: PersonSummary) => (
                <tr key={person.id}>
                  <th scope="row" style={{ paddingLeft: 36 + (row.depth - 1) * 16 }}>
                    {fullName(person)}
                  </th>
                  <td>{pick(language, person.position_es ?? "", person.position_en)}</td>
                  <td>{call(person.phone_24x7, fullName(person))}</td>
                  <td>{call(person.phone, fullName(person))}</td>
                  <td>{person.email ?? ""}</td>
                </tr>
              ))}
            </tbody>
          );
        })}
      </Box>
      {institutions.length > 0 && persons.size === 0 && (
        <Typography color="textSecondary" sx={{ p: "12px 20px" }}>
          {t("framework_no_people")}
        </Typography>
      )}
    </Box>
  );
}
