// Who belongs to the committee, in the order of calling, with one touch to call.
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { Committee, CommitteeMember } from "@atalaya/contract/resources/committees.ts";
import { Icon } from "../../ui/icon.tsx";
import { InitialsAvatar } from "../../ui/initials-avatar.tsx";
import { PhoneLink } from "../../ui/phone-link.tsx";
import { Tag } from "../../ui/tag.tsx";
import { pick, useLanguage, useWords } from "../../ui/words.ts";
import { fullName } from "../persons/queries.ts";
import { tableStyle } from "./table-style.ts";

export function MembersTable({ committee }: { committee: Committee }) {
  const t = useWords();
  const current = committee.members.filter(({ is_current }) => is_current);
  const rows = current.filter(({ role }) => role !== "alternate");
  if (rows.length === 0)
    return (
      <Typography color="textSecondary" sx={{ p: "16px" }}>
        {t("committee_members_none")}
      </Typography>
    );
  return (
    <Box sx={{ overflowX: "auto" }}>
      <Box component="table" aria-label={t("committee_call_order")} sx={tableStyle}>
        <thead>
          <tr>
            <th scope="col" className="order">
              {t("row_number")}
            </th>
            <th scope="col">{t("label.committees.members.person_id")}</th>
            <th scope="col" className="role">
              {t("label.committees.members.role")}
            </th>
            <th scope="col">{t("label.persons.phone_24x7")}</th>
            <th scope="col" className="alternate">
              {t("member_role.alternate")}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((member, index) => (
            <MemberRow
              key={member.id}
              member={member}
              order={index + 1}
              alternates={current.filter(({ substitutes_person_id }) => substitutes_person_id === member.person_id)}
            />
          ))}
        </tbody>
      </Box>
    </Box>
  );
}

type MemberRowProps = { member: CommitteeMember; order: number; alternates: readonly CommitteeMember[] };

function MemberRow({ member, order, alternates }: MemberRowProps) {
  const t = useWords();
  const [language] = useLanguage();
  const name = fullName(member);
  const isLeading = member.role === "chair" || member.role === "technical_secretary";
  const phone = member.phone_24x7 ?? member.phone;
  return (
    <tr>
      <td className="tn order">{order}</td>
      <th scope="row">
        <Box sx={{ display: "flex", alignItems: "center", gap: "10px" }}>
          <InitialsAvatar name={name} />
          <Box>
            <Typography variant="subtitle2" component="span" sx={{ display: "block" }}>
              {name}
            </Typography>
            <Typography variant="overline" component="span" color="textDisabled" sx={{ display: "block" }}>
              <span className="own-role">{t(`member_role.${member.role}`)} · </span>
              {pick(language, member.institution_name_es ?? member.position_es ?? "", member.institution_name_en)}
            </Typography>
          </Box>
        </Box>
        {alternates.length > 0 && (
          <Box className="own-alternate" sx={{ pt: "6px", fontSize: "0.75rem" }}>
            <Typography component="span" variant="overline" color="textDisabled" sx={{ display: "block" }}>
              {t("member_role.alternate")}
            </Typography>
            {alternates.map((it) => (
              <Alternate key={it.id} member={it} />
            ))}
          </Box>
        )}
      </th>
      <td className="role">
        {isLeading ? <Tag label={t(`member_role.${member.role}`)} status="info" /> : t(`member_role.${member.role}`)}
      </td>
      <td>
        {phone && <PhoneLink number={phone} label={t(member.phone_24x7 ? "call_24x7" : "call", { name })} />}
        {!member.phone_24x7 && (
          <Typography component="span" sx={{ display: "block", color: "warning.main", fontSize: "0.75rem" }}>
            <Icon name="exclamation-triangle" size={12} /> {t("committee_unverified")}
          </Typography>
        )}
      </td>
      <td className="alternate">
        {alternates.length === 0 && "—"}
        {alternates.map((it) => (
          <Alternate key={it.id} member={it} />
        ))}
      </td>
    </tr>
  );
}

function Alternate({ member }: { member: CommitteeMember }) {
  const t = useWords();
  const name = fullName(member);
  const number = member.phone_24x7 ?? member.phone;
  return (
    <Box>
      {name}
      {number && (
        <Box>
          <PhoneLink number={number} label={t("call", { name })} />
        </Box>
      )}
    </Box>
  );
}
