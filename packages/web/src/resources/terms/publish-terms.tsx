// Makes a draft the current edition, after a question: it cannot be taken back, and everybody will be asked to accept it.
import { useState } from "react";
import Button from "@mui/material/Button";
import Tooltip from "@mui/material/Tooltip";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { terms, type Terms } from "@atalaya/contract/resources/terms.ts";
import { raise } from "../../api/events.ts";
import { call } from "../../api/call.ts";
import type { ApiError } from "../../api/request.ts";
import { keyOf } from "../../api/use-resource.ts";
import { Notice } from "../../forms/notice.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { Icon } from "../../ui/icon.tsx";
import { useWords } from "../../ui/words.ts";

export function PublishTerms({ edition, isDirty }: { edition: Terms; isDirty: boolean }) {
  const t = useWords();
  const client = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const publish = useMutation<Terms, ApiError>({
    mutationFn: () => call("POST terms/:id/publication", { id: edition.id, body: { version: edition.version } }),
    onSuccess: async () => {
      raise("APP_RESOURCE_UPDATED", { message: t("text_now_published"), type: "success" });
      setAsking(false);
      await client.invalidateQueries({ queryKey: keyOf(terms) });
    },
  });
  const close = () => {
    setAsking(false);
    publish.reset();
  };
  const wrong = Object.values(publish.error?.errors ?? {}).flat()[0] ?? publish.error?.message;
  return (
    <>
      <Tooltip title={isDirty ? t("text_save_first") : ""}>
        <span>
          <Button
            variant="outlined"
            startIcon={<Icon name="check-circle" />}
            disabled={isDirty}
            onClick={() => setAsking(true)}
          >
            {t("text_publish")}
          </Button>
        </span>
      </Tooltip>
      <ConfirmDialog
        isOpen={isAsking}
        title={t("terms_publish_title")}
        confirmLabel={t("text_publish")}
        isBusy={publish.isPending}
        onConfirm={() => publish.mutate()}
        onCancel={close}
      >
        {publish.isError ? (
          <Notice status="error" icon="exclamation-circle" role="alert">
            {wrong || t("record_change_failed")}
          </Notice>
        ) : (
          t("terms_publish_text")
        )}
      </ConfirmDialog>
    </>
  );
}
