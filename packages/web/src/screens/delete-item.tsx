// Deletes what a panel shows, with Undo; where other things depend on it, says which and how many (V18).
import { useState } from "react";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import Typography from "@mui/material/Typography";
import type { Dependants } from "@atalaya/contract/errors.ts";
import { raise } from "../api/events.ts";
import type { ApiError } from "../api/request.ts";
import { useDelete, useRestore, type Detailed } from "../api/use-resource.ts";
import { formatNumber } from "../ui/format.ts";
import { useLanguage, useWords } from "../ui/words.ts";
import { DeleteButton } from "./delete-button.tsx";

type DeleteItemProps = {
  resource: Detailed;
  item: { id: number; version: number };
  title: string;
  controller: { letGo: () => void; forget: () => void };
  onDeleted: () => void;
};

export function DeleteItem({ resource, item, title, controller, onDeleted }: DeleteItemProps) {
  const t = useWords();
  const [dependants, setDependants] = useState<Dependants | null>(null);
  const restore = useRestore(resource, { message: () => t("record_restored", { title }) });
  const remove = useDelete(resource, {
    message: () => ({
      message: t("record_deleted", { title }),
      action: { label: t("undo"), run: () => void restore.mutateAsync(item.id).catch(onError) },
    }),
  });
  /** Other failures are announced by whoever sends the request. */
  const onError = (error: ApiError) => {
    if (error.code === "in_use") setDependants(error.dependants);
    else if (error.status < 500 && error.status !== 401 && error.status !== 403)
      raise("SET_MESSAGE", { message: error.message || t("record_change_failed"), type: "error" });
  };
  const confirmed = () => {
    controller.letGo();
    controller.forget();
    onDeleted();
  };
  return (
    <>
      <DeleteButton
        onDelete={() => void remove.mutateAsync({ id: item.id, version: item.version }).then(confirmed, onError)}
      />
      {dependants && <InUse title={title} dependants={dependants} onClose={() => setDependants(null)} />}
    </>
  );
}

type InUseProps = { title: string; dependants: Dependants; onClose: () => void };

function InUse({ title, dependants, onClose }: InUseProps) {
  const t = useWords();
  const [language] = useLanguage();
  const counts = Object.entries(dependants) as [keyof Dependants, number][];
  return (
    <Dialog open onClose={onClose} aria-labelledby="in-use-title" maxWidth="xs" fullWidth>
      <DialogTitle id="in-use-title">{t("in_use_title", { title })}</DialogTitle>
      <DialogContent>
        <Typography>{t("in_use_text")}</Typography>
        <Typography component="ul" sx={{ my: "8px", pl: "20px" }}>
          {counts
            .filter(([, count]) => count > 0)
            .map(([what, count]) => (
              <li key={what}>
                {t(`dependant.${what}`)}: <b>{formatNumber(count, language)}</b>
              </li>
            ))}
        </Typography>
        <Typography color="textSecondary">{t("in_use_help")}</Typography>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose} autoFocus>
          {t("accept")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
