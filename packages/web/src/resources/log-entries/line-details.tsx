// What else a line may say: in which role, from whom to whom, over what, how urgent, until when, where, with photos and sound.
import { useId } from "react";
import Autocomplete from "@mui/material/Autocomplete";
import Box from "@mui/material/Box";
import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";
import { longestLogName, type LogHead } from "@atalaya/contract/resources/log-entries.ts";
import { isAsking, logChannels, logPriorities } from "@atalaya/contract/resources/log-entries/kinds.ts";
import { PointPlace } from "../../screens/point/point-place.tsx";
import { WaitingFiles } from "../../screens/outbox/waiting-files.tsx";
import { DayPicker } from "../../ui/pickers/day-picker.tsx";
import { InstantPicker } from "../../ui/pickers/instant-picker.tsx";
import { useIsPhone } from "../../ui/use-is-phone.ts";
import { useWords } from "../../ui/words.ts";
import { LineHour } from "./line-hour.tsx";
import type { TypedLine } from "./typed-line.ts";

type LineDetailsProps = {
  head: LogHead;
  line: TypedLine;
  onChange: (part: Partial<TypedLine>) => void;
  onCountFiles: (count: number) => void;
};

export function LineDetails({ head, line, onChange, onCountFiles }: LineDetailsProps) {
  const t = useWords();
  const isPhone = useIsPhone();
  return (
    <Box
      sx={{
        display: "grid",
        gap: "10px 12px",
        gridTemplateColumns: "repeat(auto-fill, minmax(min(210px, 100%), 1fr))",
        alignItems: "start",
        maxHeight: "52vh",
        overflowY: "auto",
        py: "4px",
      }}
    >
      {isPhone && <LineHour line={line} onChange={onChange} />}
      <NameField
        label={t("label.log_entries.from_name")}
        value={line.from_name}
        options={head.names}
        onChange={(from_name) => onChange({ from_name })}
      />
      <NameField
        label={t("label.log_entries.to_name")}
        value={line.to_name}
        options={head.names}
        onChange={(to_name) => onChange({ to_name })}
      />
      <HowItCame line={line} onChange={onChange} />
      {isAsking(line.kind) && (
        <InstantPicker
          id="log-due"
          label={t("label.log_entries.due_at")}
          value={line.due_at}
          onChange={(due_at) => onChange({ due_at })}
        />
      )}
      <NameField
        label={t("label.log_entries.role")}
        value={line.role}
        options={head.roles}
        onChange={(role) => onChange({ role })}
      />
      <DayPicker label={t("log_other_day")} value={line.day} onChange={(day) => onChange({ day })} />
      <TextField
        id="log-place"
        label={t("label.log_entries.place_name")}
        value={line.place_name}
        onChange={(event) => onChange({ place_name: event.target.value })}
        slotProps={{ htmlInput: { maxLength: longestLogName } }}
      />
      <Box sx={{ gridColumn: "1 / -1", display: "grid", gap: "10px" }}>
        <PointPlace
          label={t("log_map")}
          company_id={head.event.company_id}
          position={line.position}
          onChange={(position) => onChange({ position })}
        />
        <WaitingFiles key={line.uid} label={t("log_files")} entry={line.uid} onCount={onCountFiles} takesSound />
      </Box>
    </Box>
  );
}

/** Over what it was said, and how urgent it is. */
function HowItCame({ line, onChange }: Pick<LineDetailsProps, "line" | "onChange">) {
  const t = useWords();
  return (
    <>
      <TextField
        id="log-channel"
        select
        label={t("label.log_entries.channel")}
        value={line.channel ?? ""}
        onChange={(event) => onChange({ channel: (event.target.value || null) as TypedLine["channel"] })}
        slotProps={{ select: { displayEmpty: true } }}
      >
        <MenuItem value="">{t("log_none_chosen")}</MenuItem>
        {logChannels.map((value) => (
          <MenuItem key={value} value={value}>
            {t(`log_channel.${value}`)}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        id="log-priority"
        select
        label={t("label.log_entries.priority")}
        value={line.priority}
        onChange={(event) => onChange({ priority: event.target.value as TypedLine["priority"] })}
      >
        {logPriorities.map((value) => (
          <MenuItem key={value} value={value}>
            {t(`log_priority.${value}`)}
          </MenuItem>
        ))}
      </TextField>
    </>
  );
}

type NameFieldProps = { label: string; value: string; options: readonly string[]; onChange: (name: string) => void };

/** Anything may be typed; what others wrote before is offered. */
function NameField({ label, value, options, onChange }: NameFieldProps) {
  const id = useId();
  return (
    <Autocomplete
      id={id}
      freeSolo
      disableClearable
      options={[...options]}
      inputValue={value}
      onInputChange={(_, name) => onChange(name)}
      renderInput={(parameters) => (
        <TextField
          {...parameters}
          label={label}
          slotProps={{
            ...parameters.slotProps,
            htmlInput: { ...parameters.slotProps.htmlInput, maxLength: longestLogName },
          }}
        />
      )}
    />
  );
}
