// The list of a moment beside the list of now: what is not the same, each field then and today. A name opens the record of today.
import { useContext } from "react";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import type { RecordDomain } from "@atalaya/contract/domain/domains.ts";
import { mostCompared, type RecordsSince } from "@atalaya/contract/resources/records/as-of.ts";
import { recordsOf } from "@atalaya/contract/resources/records/resource.ts";
import type { Variable } from "@atalaya/contract/resources/variables.ts";
import { usePlace } from "../../../api/places.ts";
import { useUrlState } from "../../../api/url-state.ts";
import { useAnswer } from "../../../api/use-resource.ts";
import { PastBar } from "../../../screens/as-of/past-bar.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { formatNumber } from "../../../ui/format.ts";
import { Page, TrailContext } from "../../../ui/page.tsx";
import { phoneQuery } from "../../../ui/theme/theme-global.ts";
import { useLanguage, useWords } from "../../../ui/words.ts";
import { recordFilters } from "../record-query.ts";
import { Answered, Notes } from "../sums/answered.tsx";
import { useVariables } from "../use-records.ts";
import { ChangedRecord } from "./changed-record.tsx";

const said = { failed: "past_since_failed", none: "past_since_none", noneText: "past_since_none_text" } as const;
const none: readonly Variable[] = [];

type SinceScreenProps = { domain: RecordDomain; at: string; onClose: () => void };

export function SinceScreen({ domain, at, onClose }: SinceScreenProps) {
  const t = useWords();
  const trail = useContext(TrailContext);
  const { search } = useUrlState();
  const { place } = usePlace();
  const { variables } = useVariables(domain);
  const asked = useAnswer(recordsOf(domain), "since", { ...recordFilters.of(search), place, at });
  return (
    <TrailContext value={{ group: trail.title, title: t("past_since") }}>
      <Page
        isFilling
        actions={
          <Button variant="outlined" startIcon={<Icon name="arrow-left" />} onClick={onClose}>
            {t("back_to_list")}
          </Button>
        }
      >
        <PastBar />
        <Box
          sx={{
            flex: 1,
            minHeight: 0,
            overflowY: "auto",
            padding: "16px 20px",
            [phoneQuery]: { padding: "12px 16px" },
          }}
        >
          <Answered asked={asked} isEmpty={({ data }) => data.length === 0} said={said}>
            {(since) => <Compared since={since} domain={domain} variables={variables ?? none} />}
          </Answered>
        </Box>
      </Page>
    </TrailContext>
  );
}

type ComparedProps = { since: RecordsSince; domain: RecordDomain; variables: readonly Variable[] };

function Compared({ since: { data, is_whole }, domain, variables }: ComparedProps) {
  const t = useWords();
  const [language] = useLanguage();
  return (
    <>
      {data.map((one) => (
        <ChangedRecord key={one.id} one={one} domain={domain} variables={variables} />
      ))}
      {!is_whole && <Notes texts={[t("past_since_cut", { count: formatNumber(mostCompared, language) })]} />}
    </>
  );
}
