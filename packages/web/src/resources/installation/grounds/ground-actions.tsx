// What a super administrator does with a ground that is there: change what it is called and where it is first, give it a newer file, take it away.
import { useState } from "react";
import IconButton from "@mui/material/IconButton";
import Tooltip from "@mui/material/Tooltip";
import Typography from "@mui/material/Typography";
import { useQueryClient } from "@tanstack/react-query";
import { grounds, type Ground } from "@atalaya/contract/resources/grounds.ts";
import { installation } from "@atalaya/contract/resources/installation.ts";
import { keyOf, useDelete } from "../../../api/use-resource.ts";
import { formatSize } from "../../../uploads/file-size.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { useLanguage, useWords } from "../../../ui/words.ts";
import { GroundDialog } from "./ground-dialog.tsx";
import { ReplaceDialog } from "./replace-dialog.tsx";

export function GroundActions({ ground }: { ground: Ground }) {
  const t = useWords();
  const [language] = useLanguage();
  const client = useQueryClient();
  const [open, setOpen] = useState<"edit" | "replace" | "delete" | null>(null);
  const remove = useDelete<Ground>(grounds, { message: ({ title }) => t("ground_deleted", { ground: title }) });
  const close = () => setOpen(null);
  const { title, size } = ground;
  const confirm = () =>
    remove.mutate(ground, {
      onSettled: close,
      // It may have been what maps begin with.
      onSuccess: () => client.invalidateQueries({ queryKey: keyOf(installation) }),
    });
  return (
    <>
      <Action icon="pencil" label={t("ground_edit", { ground: title })} run={() => setOpen("edit")} />
      <Action icon="upload" label={t("ground_replace", { ground: title })} run={() => setOpen("replace")} />
      <Action icon="trash-o" label={t("ground_delete", { ground: title })} run={() => setOpen("delete")} />
      {open === "edit" && <GroundDialog ground={ground} onClose={close} />}
      {open === "replace" && <ReplaceDialog ground={ground} onClose={close} />}
      <ConfirmDialog
        isOpen={open === "delete"}
        title={t("ground_delete_question")}
        confirmLabel={t("delete")}
        isDestructive
        isBusy={remove.isPending}
        onConfirm={confirm}
        onCancel={close}
      >
        <Typography>{t("ground_delete_text", { ground: title, size: formatSize(size, language) })}</Typography>
      </ConfirmDialog>
    </>
  );
}

const Action = ({ icon, label, run }: { icon: string; label: string; run: () => void }) => (
  <Tooltip title={label}>
    <IconButton aria-label={label} onClick={run}>
      <Icon name={icon} />
    </IconButton>
  </Tooltip>
);
