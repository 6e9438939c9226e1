// Why a step of the review was refused while the record is read: each missing field by its name, and the way to fill it in.
import Link from "@mui/material/Link";
import type { ApiError } from "../../../api/request.ts";
import { Notice } from "../../../forms/notice.tsx";
import { useWords } from "../../../ui/words.ts";

type RefusalProps = {
  error: ApiError;
  labelOf: (field: string) => string;
  /** Null for who may not change it. */
  onEdit: (() => void) | null;
};

export function Refusal({ error, labelOf, onEdit }: RefusalProps) {
  const t = useWords();
  const fields = Object.entries(error.errors);
  return (
    <Notice status="error" icon="exclamation-circle" role="alert">
      {fields.length === 0 && (error.message || t("record_change_failed"))}
      {fields.map(([field, [message]]) => (
        <div key={field}>
          <b>{labelOf(field)}</b>: {message}
        </div>
      ))}
      {fields.length > 0 && onEdit && (
        <Link component="button" type="button" color="inherit" underline="always" onClick={onEdit}>
          {t("record_complete")}
        </Link>
      )}
    </Notice>
  );
}
