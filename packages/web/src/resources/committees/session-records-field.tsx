// The events and alerts that a session deals with: each a link to its record, and a search that adds one.
import { useState, type Ref } from "react";
import Autocomplete from "@mui/material/Autocomplete";
import Box from "@mui/material/Box";
import FormHelperText from "@mui/material/FormHelperText";
import IconButton from "@mui/material/IconButton";
import InputLabel from "@mui/material/InputLabel";
import MuiLink from "@mui/material/Link";
import TextField from "@mui/material/TextField";
import Tooltip from "@mui/material/Tooltip";
import Typography from "@mui/material/Typography";
import { createLink } from "@tanstack/react-router";
import { domainTitles } from "@atalaya/contract/domain/domains.ts";
import {
  committeeSessions,
  sessionDomains,
  type Session,
  type SessionRecord,
} from "@atalaya/contract/resources/committee-sessions.ts";
import { alerts } from "@atalaya/contract/resources/alerts.ts";
import { recordsOf } from "@atalaya/contract/resources/records/resource.ts";
import type { Committee } from "@atalaya/contract/resources/committees.ts";
import { linkTo } from "../../api/addresses.ts";
import { useMay } from "../../api/may.ts";
import { useList } from "../../api/use-resource.ts";
import { useChoiceManners } from "../../forms/choices/choice-manners.ts";
import { helpOrError, useBound } from "../../forms/field-parts.tsx";
import { useLabelOf } from "../../forms/fields-of.tsx";
import { Icon } from "../../ui/icon.tsx";
import { useLanguage, useWords } from "../../ui/words.ts";

const Link = createLink(MuiLink);

type SessionRecordsFieldProps = { committee: Committee; session: Session | null };

export function SessionRecordsField({ committee, session }: SessionRecordsFieldProps) {
  const t = useWords();
  const labelOf = useLabelOf(committeeSessions);
  const { field, ref, error } = useBound("record_ids");
  const [picked, setPicked] = useState<SessionRecord[]>([]);
  const ids = (field.value ?? []) as number[];
  const known = [...picked, ...(session?.records ?? [])];
  return (
    <Box role="group" aria-label={labelOf("record_ids")}>
      <InputLabel component="span" sx={{ display: "block" }}>
        {labelOf("record_ids")}
      </InputLabel>
      {ids.map((id) => {
        const record = known.find((it) => it.id === id);
        const remove = t("session_record_remove", { title: record?.title ?? id });
        return (
          <Box key={id} sx={{ display: "flex", alignItems: "center", gap: "8px", py: "4px" }}>
            {record ? (
              <RecordLink record={record} place={committee.company_id} />
            ) : (
              <Typography color="textSecondary" sx={{ flex: 1 }}>
                {t("session_record_unseen")}
              </Typography>
            )}
            <Tooltip title={remove}>
              <IconButton aria-label={remove} onClick={() => field.onChange(ids.filter((it) => it !== id))}>
                <Icon name="times" />
              </IconButton>
            </Tooltip>
          </Box>
        );
      })}
      <RecordSearch
        committee={committee}
        without={ids}
        inputRef={ref}
        onChosen={(record) => {
          setPicked([record, ...picked]);
          field.onChange([...ids, record.id]);
        }}
      />
      <FormHelperText error={error !== undefined}>{helpOrError(undefined, error)}</FormHelperText>
    </Box>
  );
}

const RecordLink = ({ record, place }: { record: SessionRecord; place: number }) => (
  <Box sx={{ display: "flex", alignItems: "baseline", gap: "8px", flex: 1, minWidth: 0 }}>
    <Icon name={record.domain === "alert" ? "bell" : "bolt"} size={13} />
    <Link
      {...linkTo(`/records/${record.domain}`, { place, record: record.id })}
      underline="hover"
      sx={{ overflowWrap: "anywhere" }}
    >
      {record.title}
    </Link>
    <Box component="span" className="tn" sx={{ ml: "auto", flex: "none", color: "text.disabled", fontSize: "0.75rem" }}>
      {record.code}
    </Box>
  </Box>
);

type RecordSearchProps = {
  committee: Committee;
  without: readonly number[];
  inputRef: Ref<HTMLInputElement>;
  onChosen: (record: SessionRecord) => void;
};

const leastSearch = 3;
const mostOffered = 8;

/** The latest of the committee's place at once, others from the third letter on. */
function RecordSearch({ committee, without, inputRef, onChosen }: RecordSearchProps) {
  const t = useWords();
  const [language] = useLanguage();
  const may = useMay();
  const manners = useChoiceManners();
  const [typed, setTyped] = useState("");
  const [isOpen, setIsOpen] = useState(false);
  const words = typed.trim();
  const query = {
    place: committee.company_id,
    per_page: mostOffered,
    ...(words.length >= leastSearch && { q: words }),
  };
  const isEnabled = (domain: (typeof sessionDomains)[number]) => isOpen && may(`records.${domain}.index`);
  const events = useList(recordsOf("risk"), query, { isEnabled: isEnabled("risk") });
  const warnings = useList(alerts, query, { isEnabled: isEnabled("alert") });
  const options: SessionRecord[] = [
    ...(events.data?.data ?? []).map(({ id, code, title }) => ({ id, code, title, domain: "risk" as const })),
    ...(warnings.data?.data ?? []).map(({ id, code, headline_es }) => ({ id, code, title: headline_es, domain: "alert" as const })), // prettier-ignore
  ].filter(({ id }) => !without.includes(id));
  return (
    <Autocomplete
      {...manners}
      options={options}
      value={null}
      inputValue={typed}
      open={isOpen}
      onOpen={() => setIsOpen(true)}
      onClose={() => setIsOpen(false)}
      onChange={(_, record) => {
        if (record) onChosen(record);
        setTyped("");
      }}
      onInputChange={(_, text, reason) => reason === "input" && setTyped(text)}
      onBlur={() => setTyped("")}
      groupBy={({ domain }) => domainTitles[domain][language]}
      getOptionKey={({ id }) => id}
      getOptionLabel={({ title }) => title}
      filterOptions={(all) => all}
      renderOption={({ key, ...props }, { code, title }) => (
        <Box component="li" key={key} {...props} sx={{ display: "flex", gap: "8px" }}>
          <span>{title}</span>
          <Box component="span" sx={{ ml: "auto", color: "text.disabled", fontSize: "0.75rem" }}>
            {code}
          </Box>
        </Box>
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          inputRef={inputRef}
          placeholder={t("session_record_add")}
          slotProps={{
            ...params.slotProps,
            htmlInput: { ...params.slotProps.htmlInput, "aria-label": t("session_record_add") },
          }}
        />
      )}
    />
  );
}
