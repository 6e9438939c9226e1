// Filters of the audit log: what is in force as chips, and the menu that adds one. All are held in the address.
import { useState } from "react";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import MenuItem from "@mui/material/MenuItem";
import Popover from "@mui/material/Popover";
import TextField from "@mui/material/TextField";
import { auditActions, auditedResources, type AuditEntry } from "@atalaya/contract/resources/audit.ts";
import { useUrlState } from "../../api/url-state.ts";
import { DayPicker } from "../../ui/pickers/day-picker.tsx";
import { AddFilterChip, FilterChip } from "../../ui/filter-chip.tsx";
import { formatDay } from "../../ui/format.ts";
import { phoneQuery } from "../../ui/theme/theme-global.ts";
import { useLanguage, useWords } from "../../ui/words.ts";
import { resourceName } from "./entry-words.ts";
import { PersonFilter, usePersonName } from "./person-filter.tsx";
import { hasFilters, noFilters } from "./use-audit.ts";

/** `entries`: what is shown, where the names of a chosen person or record are looked up. */
export function AuditFilters({ entries }: { entries: readonly AuditEntry[] }) {
  const t = useWords();
  const { search, change } = useUrlState();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const personName = usePersonName(entries);
  const person = search.actor_id ? personName(Number(search.actor_id)) : null;
  const record = entries.find((entry) => String(entry.record_id) === search.record_id)?.record_name;
  return (
    <Box
      role="search"
      sx={{
        display: "flex",
        flex: "none",
        flexWrap: "wrap",
        alignItems: "center",
        gap: "8px",
        minHeight: 44,
        padding: "8px 20px",
        borderBottom: 1,
        borderColor: "divider",
        [phoneQuery]: { padding: "8px 16px" },
      }}
    >
      <FiltersInForce person={person} record={record} />
      <AddFilterChip label={t("audit_filter")} onClick={(event) => setAnchor(event.currentTarget)} />
      {hasFilters(search) && (
        <Button variant="text" sx={{ ml: "auto" }} onClick={() => change(noFilters)}>
          {t("filters_clear")}
        </Button>
      )}
      <FilterMenu anchor={anchor} person={person} onClose={() => setAnchor(null)} />
    </Box>
  );
}

type FiltersInForceProps = {
  /** How the chosen person is called; null where none is chosen. */
  person: string | null;
  /** How the chosen record is called, where that is known. */
  record: string | null | undefined;
};

function FiltersInForce({ person, record }: FiltersInForceProps) {
  const t = useWords();
  const [language] = useLanguage();
  const { search, change } = useUrlState();
  const { resource, action, from, to, record_id } = search;
  return (
    <>
      {person !== null && (
        <FilterChip label={t("audit_person_chip", { name: person })} onRemove={() => change({ actor_id: null })} />
      )}
      {resource && !record_id && (
        <FilterChip label={resourceName(t, resource)} onRemove={() => change({ resource: null })} />
      )}
      {resource && record_id && (
        <FilterChip
          label={t("audit_one_record", {
            record: `${resourceName(t, resource)} ${record ?? t("audit_record", { id: record_id })}`,
          })}
          onRemove={() => change({ resource: null, record_id: null })}
        />
      )}
      {action && (
        <FilterChip
          label={t(`audit_action.${action}` as "audit_action.create")}
          onRemove={() => change({ action: null })}
        />
      )}
      {from && (
        <FilterChip
          label={t("audit_from_chip", { day: formatDay(from, language) })}
          onRemove={() => change({ from: null })}
        />
      )}
      {to && (
        <FilterChip
          label={t("audit_to_chip", { day: formatDay(to, language) })}
          onRemove={() => change({ to: null })}
        />
      )}
    </>
  );
}

type FilterMenuProps = { anchor: HTMLElement | null; person: string | null; onClose: () => void };

function FilterMenu({ anchor, person, onClose }: FilterMenuProps) {
  const t = useWords();
  const { search, change } = useUrlState();
  const { resource, action, from, to } = search;
  return (
    <Popover
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: "bottom", horizontal: "left" }}
      slotProps={{
        paper: {
          "aria-label": t("audit_filter"),
          sx: { p: "16px", width: 336, maxWidth: "calc(100vw - 32px)", display: "grid", gap: "12px" },
        },
      }}
    >
      <PersonFilter name={person} />
      <Choice
        name="resource"
        label={t("audit_resource")}
        value={resource ?? ""}
        options={auditedResources.map((it) => ({ value: it, label: resourceName(t, it) }))}
        onChange={(value) => change({ resource: value, record_id: null })}
      />
      <Choice
        name="action"
        label={t("audit_action")}
        value={action ?? ""}
        options={auditActions.map((it) => ({ value: it, label: t(`audit_action.${it}`) }))}
        onChange={(value) => change({ action: value })}
      />
      <Box sx={{ display: "grid", gridTemplateColumns: "1fr 1fr", gap: "12px" }}>
        <DayPicker label={t("audit_from")} value={from ?? null} onChange={(day) => change({ from: day })} />
        <DayPicker label={t("audit_to")} value={to ?? null} onChange={(day) => change({ to: day })} />
      </Box>
    </Popover>
  );
}

type ChoiceProps = {
  name: string;
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string | null) => void;
};

function Choice({ name, label, value, options, onChange }: ChoiceProps) {
  const t = useWords();
  return (
    <TextField
      id={`audit-${name}`}
      select
      label={label}
      value={value}
      onChange={(event) => onChange(event.target.value || null)}
      slotProps={{ select: { displayEmpty: true } }}
    >
      <MenuItem value="">{t("audit_any")}</MenuItem>
      {options.map((option) => (
        <MenuItem key={option.value} value={option.value}>
          {option.label}
        </MenuItem>
      ))}
    </TextField>
  );
}
