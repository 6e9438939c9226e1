// Says that somebody else saved what is being changed here, before saving meets it. What is typed stays.
import Button from "@mui/material/Button";
import type { FieldValues } from "react-hook-form";
import { useChangedBy } from "../api/live/use-presence.ts";
import { useWords } from "../ui/words.ts";
import { Notice } from "./notice.tsx";
import type { ResourceForm } from "./use-resource-form.ts";

type ChangedElsewhereProps<V extends FieldValues> = {
  controller: Pick<ResourceForm<V>, "subject" | "isBehind" | "compare" | "conflict">;
};

export function ChangedElsewhere<V extends FieldValues>({ controller }: ChangedElsewhereProps<V>) {
  const t = useWords();
  const { subject, isBehind, compare, conflict } = controller;
  const name = useChangedBy(subject);
  if (!isBehind || conflict) return null;
  return (
    <Notice status="warning" icon="users">
      {name === null ? t("live_changed") : t("live_changed_by", { name })}{" "}
      <Button
        size="small"
        color="inherit"
        onClick={() => compare(name)}
        sx={{ ml: "-8px", textDecoration: "underline" }}
      >
        {t("live_compare")}
      </Button>
    </Notice>
  );
}
