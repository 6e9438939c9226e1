// One's own open sessions: where, since when, and a way to end each of the others, or all.
import { useState } from "react";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Tooltip from "@mui/material/Tooltip";
import Typography from "@mui/material/Typography";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { OwnSession } from "@atalaya/contract/resources/accounts.ts";
import { raise } from "../../api/events.ts";
import { call } from "../../api/call.ts";
import { request, type ApiError } from "../../api/request.ts";
import { Notice } from "../../forms/notice.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { ErrorState } from "../../ui/error-state.tsx";
import { formatInstant, formatRelative } from "../../ui/format.ts";
import { Icon } from "../../ui/icon.tsx";
import { Tag } from "../../ui/tag.tsx";
import { useLanguage, useWords } from "../../ui/words.ts";
import { deviceOf } from "./device.ts";

export const sessionsKey = ["settings", "sessions"];

export function Sessions() {
  const t = useWords();
  const client = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const list = useQuery<{ data: OwnSession[] }, ApiError>({
    queryKey: sessionsKey,
    queryFn: ({ signal }) => call("GET settings/sessions", { signal }),
    staleTime: 0,
  });
  /** Null ends all the others. */
  const end = useMutation<unknown, ApiError, number | null>({
    mutationFn: (id) => request(`settings/sessions${id === null ? "" : `/${id}`}`, { method: "DELETE" }),
    onSuccess: (_, id) => {
      setAsking(false);
      const message = t(id === null ? "account_sessions_ended" : "account_session_ended");
      raise("APP_RESOURCE_DELETED", { message, type: "success" });
    },
    onSettled: () => client.invalidateQueries({ queryKey: sessionsKey }),
  });
  const sessions = list.data?.data;
  if (list.isError && !sessions) return <ErrorState error={list.error} onRetry={() => void list.refetch()} />;
  const others = sessions?.filter((it) => !it.is_current) ?? [];
  const failure = end.error && (
    <Notice status="error" icon="exclamation-circle" role="alert">
      {end.error.message || t("account_offline")}
    </Notice>
  );
  return (
    <>
      {!isAsking && failure}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: "none" }} aria-busy={!sessions}>
        {sessions?.map((session) => (
          <SessionLine key={session.id} session={session} isBusy={end.isPending} onEnd={() => end.mutate(session.id)} />
        ))}
      </Box>
      {others.length > 0 && (
        <Button variant="outlined" color="error" onClick={() => setAsking(true)} sx={{ mt: "12px" }}>
          {t("account_sessions_end")}
        </Button>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title={t("account_sessions_end_title")}
        confirmLabel={t("account_sessions_end")}
        isDestructive
        isBusy={end.isPending}
        onConfirm={() => end.mutate(null)}
        onCancel={() => setAsking(false)}
      >
        {failure ?? t("account_sessions_end_text", { count: others.length })}
      </ConfirmDialog>
    </>
  );
}

type SessionLineProps = { session: OwnSession; isBusy: boolean; onEnd: () => void };

function SessionLine({ session, isBusy, onEnd }: SessionLineProps) {
  const t = useWords();
  const [language] = useLanguage();
  const device = deviceOf(session.user_agent) ?? t("account_session_unknown");
  const isPhone = /iPhone|Android/.test(device);
  return (
    <Box
      component="li"
      sx={{
        display: "flex",
        flexWrap: "wrap",
        alignItems: "center",
        gap: "4px 12px",
        padding: "8px 0",
        borderBottom: 1,
        borderColor: "divider",
      }}
    >
      <Icon name={isPhone ? "mobile" : "desktop"} size={16} />
      <Box sx={{ flex: "1 1 200px", minWidth: 0 }}>
        <Typography variant="subtitle2" component="p" sx={{ m: 0 }}>
          {device}
        </Typography>
        <Tooltip title={formatInstant(session.started_at, language)}>
          <Typography variant="overline" component="p" color="textSecondary" sx={{ m: 0, width: "fit-content" }}>
            {t("account_session_since", { time: formatRelative(session.started_at, language) })}
            {session.address && ` · ${session.address}`}
          </Typography>
        </Tooltip>
      </Box>
      {session.is_current ? (
        <Tag label={t("account_session_current")} icon="check" status="success" />
      ) : (
        <Button variant="text" disabled={isBusy} aria-label={t("account_session_end_of", { device })} onClick={onEnd}>
          {t("account_session_end")}
        </Button>
      )}
    </Box>
  );
}
