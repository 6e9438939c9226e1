// The columns of persons: fewer beside an open panel, and on a phone the telephone as a button.
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { personColumns } from "@atalaya/contract/resources/persons/columns.ts";
import type { PersonSummary } from "@atalaya/contract/resources/persons.ts";
import { useChosenOf, useDeclaredColumns } from "../../screens/list-tools/declared-columns.tsx";
import { restoreColumn } from "../../screens/restore-column.tsx";
import type { Column } from "../../ui/table/data-table-column.ts";
import { InitialsAvatar } from "../../ui/initials-avatar.tsx";
import { PhoneLink } from "../../ui/phone-link.tsx";
import { Tag } from "../../ui/tag.tsx";
import { truncate } from "../../ui/truncate.ts";
import { pick, useLanguage, useWords } from "../../ui/words.ts";
import { fullName } from "./queries.ts";

/** Nothing beside the list, a panel beside it, or a phone. */
export type Room = "wide" | "beside" | "phone";

const faint = <Box sx={{ color: "text.disabled" }}>—</Box>;

export function usePersonColumns(room: Room, onRestore?: (person: PersonSummary) => void): Column<PersonSummary>[] {
  const t = useWords();
  const [language] = useLanguage();
  const institutionOf = (person: PersonSummary) =>
    person.institution_name_es ? pick(language, person.institution_name_es, person.institution_name_en) : null;
  const positionOf = (person: PersonSummary) =>
    person.position_es ? pick(language, person.position_es, person.position_en) : null;
  const name: Column<PersonSummary> = {
    key: "last_name",
    title: t("person_name"),
    isSortable: true,
    width: room === "wide" ? undefined : "100%",
    render: (person) => {
      const second = room === "wide" ? [positionOf(person)] : [positionOf(person), institutionOf(person)];
      return (
        <Box
          sx={{
            display: "flex",
            alignItems: "center",
            gap: "12px",
            ...(room === "wide" ? { minWidth: 0 } : { width: 0, minWidth: "100%" }),
          }}
        >
          <InitialsAvatar name={fullName(person)} isFaint={!person.is_active} />
          <Box sx={{ minWidth: 0, flex: 1 }}>
            <Typography variant="subtitle2" component="span" noWrap sx={{ display: "block" }}>
              {truncate(fullName(person), 40)}
            </Typography>
            <Typography variant="overline" component="span" color="textDisabled" noWrap sx={{ display: "block" }}>
              {second.filter(Boolean).join(" · ") || "—"}
            </Typography>
          </Box>
          {!person.is_active && <Tag label={t("person_inactive")} icon="ban" />}
        </Box>
      );
    },
  };
  const phone: Column<PersonSummary> = {
    key: "phone_24x7",
    title: t("label.persons.phone_24x7"),
    isTitleHidden: room === "phone",
    render: (person) => {
      const number = person.phone_24x7 ?? (room === "phone" ? person.phone : null);
      if (!number) return room === "phone" ? null : faint;
      const label = t(person.phone_24x7 ? "call_24x7" : "call", { name: fullName(person) });
      return <PhoneLink number={number} label={label} isIconOnly={room === "phone"} />;
    },
  };
  const chosen = useDeclaredColumns(personColumns, useChosenOf(personColumns), {
    institution: { from: 700 },
    national_id: { from: 880 },
    phone_24x7: phone,
  });
  if (onRestore) return [name, restoreColumn(t, onRestore)];
  return room === "wide" ? [name, ...chosen] : [name, phone];
}
