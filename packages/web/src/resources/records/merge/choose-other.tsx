// Which record tells of the same thing: those that are likely, and any other by its title or code.
import { useState } from "react";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { RecordDomain } from "@atalaya/contract/domain/domains.ts";
import type { DomainRecord, RecordSummary } from "@atalaya/contract/resources/records.ts";
import { SearchField } from "../../../ui/search-field.tsx";
import { useWords } from "../../../ui/words.ts";
import { RecordButton } from "./record-button.tsx";
import { useDuplicates, useOthers } from "./use-merge.ts";

type ChooseOtherProps = { domain: RecordDomain; record: DomainRecord; onChosen: (id: number) => void };

export function ChooseOther({ domain, record, onChosen }: ChooseOtherProps) {
  const t = useWords();
  const [q, setQ] = useState("");
  const { data } = useDuplicates(domain, record.id);
  const likely = data?.data.filter(({ variable_id }) => variable_id === record.variable_id);
  const found = useOthers(domain, record, q);
  return (
    <Box sx={{ display: "grid", gap: "20px" }}>
      <Typography color="textSecondary">{t("merge_which")}</Typography>
      {likely && <Records title={t("duplicates")} none={t("merge_likely_none")} records={likely} onChosen={onChosen} />}
      <Box>
        <SearchField value={q} onChange={setQ} placeholder={t("merge_search")} width="100%" />
        {found && <Records title={t("merge_found")} none={t("merge_found_none")} records={found} onChosen={onChosen} />}
      </Box>
    </Box>
  );
}

type RecordsProps = {
  title: string;
  none: string;
  records: readonly RecordSummary[];
  onChosen: (id: number) => void;
};

function Records({ title, none, records, onChosen }: RecordsProps) {
  return (
    <Box component="section" aria-label={title}>
      <Typography variant="subtitle2" component="h3" sx={{ my: "8px" }}>
        {title}
      </Typography>
      {records.length === 0 && <Typography color="textSecondary">{none}</Typography>}
      {records.map((record) => (
        <RecordButton key={record.id} record={record} onClick={() => onChosen(record.id)} />
      ))}
    </Box>
  );
}
