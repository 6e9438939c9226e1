// What was deleted of committees and their sessions, each with a way back.
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { committeeSessions } from "@atalaya/contract/resources/committee-sessions.ts";
import { committees } from "@atalaya/contract/resources/committees.ts";
import { raise } from "../../api/events.ts";
import { useMay } from "../../api/may.ts";
import { usePlace } from "../../api/places.ts";
import type { ApiError } from "../../api/request.ts";
import { useAll, useRestore } from "../../api/use-resource.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { formatInstant } from "../../ui/format.ts";
import { useLanguage, useWords } from "../../ui/words.ts";
import { useSessionName } from "./use-committees.ts";

type Deleted = { id: number; company_id: number; title: string; detail: string; restore: (id: number) => void };

/** Null while it is not known. */
function useDeleted(): Deleted[] | null {
  const t = useWords();
  const [language] = useLanguage();
  const nameOf = useSessionName();
  const { place, places } = usePlace();
  const query = { place, trash: true };
  const gone = useAll(committees, query);
  const goneSessions = useAll(committeeSessions, query);
  const restoreCommittee = useRestore(committees, {
    message: ({ name }) => t("record_restored", { title: name }),
  });
  const restoreSession = useRestore(committeeSessions, {
    message: (session) => t("record_restored", { title: nameOf(session) }),
  });
  const onError = ({ status, message }: ApiError) => {
    if (status < 500 && status !== 401 && status !== 403)
      raise("SET_MESSAGE", { message: message || t("record_change_failed"), type: "error" });
  };
  const placeOf = (id: number) => places.find((it) => it.id === id)?.reason_social ?? "";
  if (gone.isPending || goneSessions.isPending) return null;
  return [
    ...(gone.data?.data ?? []).map(({ id, company_id, name, company_name }) => ({
      id,
      company_id,
      title: name,
      detail: company_name,
      restore: (it: number) => restoreCommittee.mutate(it, { onError }),
    })),
    ...(goneSessions.data?.data ?? []).map((session) => ({
      id: session.id,
      company_id: session.company_id,
      title: nameOf(session),
      detail: `${formatInstant(session.starts_at, language)} · ${placeOf(session.company_id)}`,
      restore: (it: number) => restoreSession.mutate(it, { onError }),
    })),
  ];
}

export function CommitteeTrash() {
  const t = useWords();
  const rows = useDeleted();
  if (!rows) return null;
  if (rows.length === 0) return <EmptyState title={t("record_trash_empty")} text={t("record_trash_text")} />;
  return (
    <Box
      component="ul"
      aria-label={t("filter_trash")}
      sx={{
        m: 0,
        p: 0,
        listStyle: "none",
        border: 1,
        borderColor: "divider",
        borderRadius: "8px",
        bgcolor: "background.paper",
      }}
    >
      {rows.map((row) => (
        <TrashLine key={`${row.title} ${row.id}`} {...row} />
      ))}
    </Box>
  );
}

function TrashLine({ id, company_id, title, detail, restore }: Deleted) {
  const t = useWords();
  const may = useMay();
  return (
    <Box
      component="li"
      sx={{
        display: "flex",
        alignItems: "center",
        gap: "12px",
        padding: "8px 16px",
        "& + &": { borderTop: 1, borderColor: "divider" },
      }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="subtitle2" component="p" sx={{ m: 0 }}>
          {title}
        </Typography>
        <Typography variant="overline" component="p" color="textSecondary" sx={{ m: 0 }}>
          {detail}
        </Typography>
      </Box>
      {may("legalDrm.delete", company_id) && (
        <Button variant="outlined" onClick={() => restore(id)}>
          {t("record_restore")}
        </Button>
      )}
    </Box>
  );
}
