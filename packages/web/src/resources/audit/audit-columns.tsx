// The columns of the audit log, fewer of them where there is less room.
import Box from "@mui/material/Box";
import Tooltip from "@mui/material/Tooltip";
import Typography from "@mui/material/Typography";
import type { AuditEntry } from "@atalaya/contract/resources/audit.ts";
import { usePlace } from "../../api/places.ts";
import type { Column } from "../../ui/table/data-table-column.ts";
import { formatInstant, formatRelative } from "../../ui/format.ts";
import { InitialsAvatar } from "../../ui/initials-avatar.tsx";
import { phoneQuery } from "../../ui/theme/theme-global.ts";
import { truncate } from "../../ui/truncate.ts";
import { useLanguage, useWords } from "../../ui/words.ts";
import { ActionMark } from "./action-mark.tsx";
import { EmergencyMark } from "./emergency-mark.tsx";
import { changesOf, fieldName, resourceName } from "./entry-words.ts";

/** Nothing beside the list, a panel beside it, or a phone. */
export type Room = "wide" | "beside" | "phone";

const longestName = 40;

/** A text that is cut where the other columns leave less room for it. */
const asWideAsThereIsRoom = { width: 0, minWidth: "max(100%, 140px)" };

export function useAuditColumns(room: Room): Column<AuditEntry>[] {
  const t = useWords();
  const what: Column<AuditEntry> = {
    key: "what",
    title: t("audit_what"),
    width: "60%",
    render: (entry) => <What entry={entry} withWho={room === "phone"} />,
  };
  const who: Column<AuditEntry> = { key: "who", title: t("audit_who"), render: (entry) => <Who entry={entry} /> };
  const action: Column<AuditEntry> = {
    key: "action",
    title: t("audit_action"),
    isTitleHidden: room === "phone",
    width: room === "phone" ? 44 : 120,
    render: (entry) => <ActionMark action={entry.action} isDense={room === "phone"} />,
  };
  const fields: Column<AuditEntry> = {
    key: "fields",
    title: t("audit_fields"),
    width: "40%",
    from: 760,
    render: (entry) => <Fields entry={entry} />,
  };
  const when: Column<AuditEntry> = {
    key: "at",
    title: t("audit_when"),
    width: 140,
    render: ({ at }) => <When at={at} />,
  };
  if (room === "phone") return [what, action];
  if (room === "beside") return [what, who, action];
  return [when, who, action, what, fields];
}

function When({ at }: { at: string }) {
  const [language] = useLanguage();
  return (
    <Tooltip title={formatRelative(at, language)}>
      <time dateTime={at} className="tn">
        {formatInstant(at, language)}
      </time>
    </Tooltip>
  );
}

function Who({ entry: { actor, key_name } }: { entry: AuditEntry }) {
  const t = useWords();
  if (actor === null)
    return (
      <Box component="span" sx={{ color: "text.secondary" }}>
        {t("audit_system")}
      </Box>
    );
  return (
    <Box sx={{ display: "flex", alignItems: "center", gap: "10px", minWidth: 0 }}>
      <InitialsAvatar name={actor} size={24} />
      <span>
        {truncate(actor)}
        {key_name !== null && (
          <Typography variant="overline" component="span" color="textSecondary" sx={{ display: "block" }}>
            {t("audit_by_key", { name: truncate(key_name) })}
          </Typography>
        )}
      </span>
    </Box>
  );
}

/** The record's name, and what and where it is. */
function What({ entry, withWho }: { entry: AuditEntry; withWho: boolean }) {
  const t = useWords();
  const [language] = useLanguage();
  const { places } = usePlace();
  const place = places.find(({ id }) => id === entry.company_id)?.reason_social;
  const name = entry.record_name ?? t("audit_record", { id: entry.record_id });
  const about = withWho
    ? [entry.actor ?? t("audit_system"), formatRelative(entry.at, language)]
    : [resourceName(t, entry.resource), place === name ? undefined : place];
  return (
    <Box sx={{ ...asWideAsThereIsRoom, [phoneQuery]: { minWidth: "100%" } }}>
      <Typography variant="subtitle2" component="span" noWrap title={name} sx={{ display: "block" }}>
        {truncate(name, longestName)}
      </Typography>
      <Typography variant="overline" component="span" color="textDisabled" noWrap sx={{ display: "block" }}>
        {about.filter(Boolean).join(" · ")}
      </Typography>
      <EmergencyMark entry={entry} />
    </Box>
  );
}

const nameable = 3;

function Fields({ entry }: { entry: AuditEntry }) {
  const t = useWords();
  if (entry.action === "create") return null;
  const names = changesOf(entry).map(({ field }) => fieldName(t, entry.resource, field));
  const shown = names.slice(0, nameable).join(", ");
  return (
    <Box
      title={names.join(", ")}
      sx={{ ...asWideAsThereIsRoom, overflow: "hidden", textOverflow: "ellipsis", color: "text.secondary" }}
    >
      {names.length > nameable ? t("audit_fields_more", { fields: shown, count: names.length - nameable }) : shown}
    </Box>
  );
}
