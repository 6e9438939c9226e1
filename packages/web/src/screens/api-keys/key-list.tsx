// The keys of a person: which work, until when, when they were used last, and a way to end each.
import { useState } from "react";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { ApiKey } from "@atalaya/contract/resources/users/api-keys.ts";
import { raise } from "../../api/events.ts";
import { call } from "../../api/call.ts";
import type { ApiError } from "../../api/request.ts";
import { Notice } from "../../forms/notice.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { ErrorState } from "../../ui/error-state.tsx";
import { formatInstant, formatRelative } from "../../ui/format.ts";
import { Icon } from "../../ui/icon.tsx";
import { Tag } from "../../ui/tag.tsx";
import type { StatusName } from "../../ui/theme/tokens.ts";
import { useLanguage, useWords } from "../../ui/words.ts";
import { keysKey, keysQuery } from "./use-keys.ts";

type KeyListProps = {
  /** Somebody else's; one's own without. */
  user_id?: number;
  isReadOnly?: boolean;
};

export function KeyList({ user_id, isReadOnly = false }: KeyListProps) {
  const t = useWords();
  const client = useQueryClient();
  const [asked, setAsked] = useState<ApiKey | null>(null);
  const list = useQuery(keysQuery(user_id));
  const revoke = useMutation<unknown, ApiError, number>({
    mutationFn: (id) => call("DELETE api-keys/:id", { id, leavesOnDenied: false }),
    onSuccess: () => {
      setAsked(null);
      raise("APP_RESOURCE_DELETED", { message: t("api_key_revoked"), type: "success" });
    },
    onSettled: () => client.invalidateQueries({ queryKey: keysKey }),
  });
  if (list.isError && !list.data)
    return <ErrorState error={list.error as ApiError} onRetry={() => void list.refetch()} />;
  return (
    <>
      {list.data?.length === 0 && <Typography color="textSecondary">{t("api_keys_none")}</Typography>}
      <Box component="ul" aria-label={t("api_keys")} aria-busy={!list.data} sx={{ m: 0, p: 0, listStyle: "none" }}>
        {list.data?.map((key) => (
          <KeyLine key={key.id} item={key} onRevoke={isReadOnly ? undefined : () => setAsked(key)} />
        ))}
      </Box>
      <ConfirmDialog
        isOpen={asked !== null}
        title={t("api_key_revoke_title", { name: asked?.name ?? "" })}
        confirmLabel={t("api_key_revoke")}
        isDestructive
        isBusy={revoke.isPending}
        onConfirm={() => asked && revoke.mutate(asked.id)}
        onCancel={() => setAsked(null)}
      >
        {revoke.error ? (
          <Notice status="error" icon="exclamation-circle" role="alert">
            {revoke.error.message || t("account_offline")}
          </Notice>
        ) : (
          t("api_key_revoke_text")
        )}
      </ConfirmDialog>
    </>
  );
}

const marks: Record<ApiKey["state"], { icon: string; status?: StatusName }> = {
  active: { icon: "check", status: "success" },
  expiring: { icon: "clock-o", status: "warning" },
  expired: { icon: "clock-o" },
  revoked: { icon: "ban" },
};

type KeyLineProps = { item: ApiKey; onRevoke: (() => void) | undefined };

function KeyLine({ item, onRevoke }: KeyLineProps) {
  const t = useWords();
  const [language] = useLanguage();
  const { name, prefix, state, permissions, expires_at, last_used_at, last_address } = item;
  const works = state === "active" || state === "expiring";
  const told = [
    `${prefix}…`,
    t("api_key_permission_count", { count: permissions.length }),
    ...(works ? [t("api_key_expires", { time: formatInstant(expires_at, language) })] : []),
    last_used_at
      ? t("api_key_used", { time: formatRelative(last_used_at, language), address: last_address ?? "" })
      : t("api_key_unused"),
  ];
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
      <Icon name="key" size={16} />
      <Box sx={{ flex: "1 1 200px", minWidth: 0, overflowWrap: "anywhere" }}>
        <Typography variant="subtitle2" component="p" sx={{ m: 0 }}>
          {name}
        </Typography>
        <Typography variant="overline" component="p" color="textSecondary" sx={{ m: 0 }}>
          {told.join(" · ")}
        </Typography>
      </Box>
      <Tag label={t(`api_key_state.${state}`)} {...marks[state]} />
      {works && onRevoke && (
        <Button variant="text" color="error" aria-label={t("api_key_revoke_of", { name })} onClick={onRevoke}>
          {t("api_key_revoke")}
        </Button>
      )}
    </Box>
  );
}
