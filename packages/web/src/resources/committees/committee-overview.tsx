// One committee at a glance: what it is, whether its place is covered, the next session, the people, and the agreements.
import { useState, type ReactNode } from "react";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Chip from "@mui/material/Chip";
import Typography from "@mui/material/Typography";
import { useNavigate } from "@tanstack/react-router";
import type { Language, Parameters } from "@atalaya/contract/text.ts";
import type { Committee } from "@atalaya/contract/resources/committees.ts";
import { linkTo } from "../../api/addresses.ts";
import { useMay } from "../../api/may.ts";
import { usePlace } from "../../api/places.ts";
import { useUrlState } from "../../api/url-state.ts";
import { Notice } from "../../forms/notice.tsx";
import { formatDay } from "../../ui/format.ts";
import { Icon } from "../../ui/icon.tsx";
import { TabStrip } from "../../ui/tab-strip.tsx";
import { Tag } from "../../ui/tag.tsx";
import { useLanguage, useWords } from "../../ui/words.ts";
import { fullName } from "../persons/queries.ts";
import { AgreementsCard } from "./agreements-card.tsx";
import { CommitteeCoverage } from "./committee-coverage.tsx";
import { MembersTable } from "./members-table.tsx";
import { NextSession } from "./next-session.tsx";
import { SessionsTable } from "./sessions-table.tsx";
import { useSessions } from "./use-committees.ts";
import { useKindName } from "./use-kind-name.ts";

type Tab = "members" | "sessions";

/** A white surface with a hairline. */
const Card = ({ label, children }: { label: string; children: ReactNode }) => (
  <Box
    component="section"
    aria-label={label}
    sx={{
      minWidth: 0,
      border: 1,
      borderColor: "divider",
      borderRadius: "8px",
      bgcolor: "background.paper",
      overflow: "hidden",
    }}
  >
    {children}
  </Box>
);

/** The parameters of a remark as the reader writes them: days, and of `title_es` and `title_en` the one in the shown language as `title`. */
const asRead = (parameters: Parameters, language: Language): Parameters =>
  Object.fromEntries(
    Object.entries(parameters).map(([key, value]) => [
      key === `title_${language}` ? "title" : key,
      /^\d{4}-\d\d-\d\d$/.test(String(value)) ? formatDay(String(value), language) : value,
    ]),
  );

export function CommitteeOverview({ committee }: { committee: Committee }) {
  const t = useWords();
  const [language] = useLanguage();
  const sessions = useSessions(committee);
  const [tab, setTab] = useState<Tab>("members");
  return (
    <Box sx={{ containerType: "inline-size" }}>
      {committee.warnings.map(({ code, parameters }, index) => (
        <Notice key={index} status="warning" icon="exclamation-triangle">
          {t(`warning.${code}`, asRead(parameters, language))}
        </Notice>
      ))}
      <Box
        sx={{
          display: "grid",
          gap: "12px",
          gridTemplateColumns: "minmax(0, 1fr)",
          alignItems: "start",
          "@container (min-width: 860px)": { gridTemplateColumns: "minmax(0, 1fr) 396px" },
        }}
      >
        <Card label={committee.name}>
          <Head committee={committee} />
        </Card>
        <Card label={t("session_next")}>
          <NextSession committee={committee} sessions={sessions} />
        </Card>
        <Card label={t("committee_tabs")}>
          <TabStrip<Tab>
            label={t("committee_tabs")}
            value={tab}
            tabs={[
              { value: "members", label: t("label.committees.members") },
              { value: "sessions", label: t("session_list") },
            ]}
            onChange={setTab}
          />
          {tab === "members" ? <MembersTable committee={committee} /> : <SessionsTable sessions={sessions} />}
        </Card>
        <Card label={t("label.committee_sessions.agreements")}>
          <AgreementsCard committee={committee} sessions={sessions} />
        </Card>
      </Box>
    </Box>
  );
}

function Head({ committee }: { committee: Committee }) {
  const t = useWords();
  const [language] = useLanguage();
  const may = useMay();
  const { change } = useUrlState();
  const navigate = useNavigate();
  const openDocument = (id: number) => void navigate(linkTo("/legal", { document: id }));
  const { regulation_document_id: regulation } = committee;
  const kindName = useKindName();
  const country = usePlace().places.find(({ id }) => id === committee.company_id)?.country;
  const chair = committee.members.find(({ id }) => id === committee.chair_id);
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: "12px 20px", p: "12px 16px" }}>
      <Box sx={{ flex: "1 1 300px", minWidth: 0 }}>
        <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: "4px 10px" }}>
          <Typography variant="h3" component="h2">
            {committee.name}
          </Typography>
          {committee.dissolved_on ? (
            <Tag label={t("committee_dissolved")} icon="ban" />
          ) : !chair ? (
            <Tag label={t("committee_no_chair")} icon="exclamation-triangle" status="warning" />
          ) : (
            <Tag label={t("committee_active")} icon="check" status="success" />
          )}
        </Box>
        <Typography color="textSecondary" sx={{ my: "4px" }}>
          {kindName(committee.kind, country)}, {committee.company_name}.{" "}
          {t("committee_constituted", { day: formatDay(committee.constituted_on, language) })}.
          {chair &&
            ` ${t(chair.to_on ? "committee_chaired_until" : "committee_chaired", {
              name: fullName(chair),
              day: formatDay(chair.to_on, language),
            })}.`}
        </Typography>
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: "8px", mt: "8px" }}>
          <Chip
            variant="outlined"
            icon={<Icon name="file-text-o" />}
            label={t("label.committees.constitution_document_id")}
            title={committee.constitution_title}
            onClick={() => openDocument(committee.constitution_document_id)}
          />
          {regulation && (
            <Chip
              variant="outlined"
              icon={<Icon name="balance-scale" />}
              label={t("label.committees.regulation_document_id")}
              title={committee.regulation_title ?? undefined}
              onClick={() => openDocument(regulation)}
            />
          )}
          <Chip
            variant="outlined"
            icon={<Icon name="history" />}
            label={t("committee_sessions_count", { count: committee.session_count })}
          />
          {may("legalDrm.update", committee.company_id) && (
            <Button
              variant="text"
              startIcon={<Icon name="pencil" />}
              onClick={() => change({ committee: committee.id, session: null })}
            >
              {t("committee_edit")}
            </Button>
          )}
        </Box>
      </Box>
      {may("legal.index") && <CommitteeCoverage committee={committee} />}
    </Box>
  );
}
