// Changed fields, before and after side by side; what was added or removed is said in a word, not by colour alone.
import type { ReactNode } from "react";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { Icon } from "../ui/icon.tsx";
import { useWords } from "../ui/words.ts";

export type ChangeKind = "added" | "removed" | "changed";

export type ChangeRow = {
  key: string;
  label: string;
  kind: ChangeKind;
  /** Null where there is nothing. */
  before: ReactNode;
  after: ReactNode;
  /** Said instead of the two values: a shape is not read as text. */
  whole?: ReactNode;
  /** What can be done with the row. */
  action?: ReactNode;
};

const icons: Record<ChangeKind, string> = { added: "plus", removed: "minus", changed: "pencil" };

type ChangeTableProps = { rows: readonly ChangeRow[]; beforeTitle?: string; afterTitle?: string };

export function ChangeTable({ rows, beforeTitle, afterTitle }: ChangeTableProps) {
  const t = useWords();
  const hasActions = rows.some(({ action }) => action !== undefined);
  return (
    <Box
      component="table"
      sx={{
        width: "100%",
        tableLayout: "fixed",
        borderCollapse: "collapse",
        "& th, & td": {
          padding: "8px 8px 8px 0",
          borderBottom: 1,
          borderColor: "divider",
          textAlign: "left",
          verticalAlign: "top",
          fontWeight: 450,
        },
        "& thead th": { fontSize: "0.6875rem", fontWeight: 600, color: "text.secondary" },
      }}
    >
      <thead>
        <tr>
          <th scope="col">{t("audit_field")}</th>
          <th scope="col">{beforeTitle ?? t("audit_before")}</th>
          <th scope="col">{afterTitle ?? t("audit_after")}</th>
          {hasActions && <Box component="th" scope="col" sx={{ width: 40 }} aria-label={t("record_actions")} />}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.key} row={row} hasActions={hasActions} />
        ))}
      </tbody>
    </Box>
  );
}

function Row({
  row: { label, kind, before, after, whole, action },
  hasActions,
}: {
  row: ChangeRow;
  hasActions: boolean;
}) {
  const t = useWords();
  return (
    <tr>
      <th scope="row">
        {label}
        <Typography variant="overline" component="span" color="textSecondary" sx={{ display: "block" }}>
          <Icon name={icons[kind]} size={10} /> {t(`audit_${kind}`)}
        </Typography>
      </th>
      {whole ? (
        <td colSpan={2}>{whole}</td>
      ) : (
        <>
          <Value
            status={kind === "added" ? null : "error"}
            missing={t(kind === "added" ? "audit_absent" : "audit_nothing")}
          >
            {before}
          </Value>
          <Value
            status={kind === "removed" ? null : "success"}
            missing={t(kind === "removed" ? "audit_gone" : "audit_nothing")}
          >
            {after}
          </Value>
        </>
      )}
      {hasActions && <td>{action}</td>}
    </tr>
  );
}

type ValueProps = { status: "error" | "success" | null; missing: string; children: ReactNode };

function Value({ status, missing, children }: ValueProps) {
  if (status === null || children === null)
    return (
      <Box component="td" sx={{ color: "text.disabled" }}>
        {missing}
      </Box>
    );
  const Mark = status === "error" ? "del" : "ins";
  return (
    <td>
      <Box
        component={Mark}
        sx={(theme) => ({
          display: "inline-block",
          maxWidth: "100%",
          maxHeight: 240,
          overflow: "auto",
          padding: "2px 6px",
          borderRadius: "4px",
          textDecoration: "none",
          overflowWrap: "anywhere",
          whiteSpace: "pre-wrap",
          color: theme.vars.palette.statusSoft[status].softText,
          backgroundColor: theme.vars.palette.statusSoft[status].soft,
        })}
      >
        {children}
      </Box>
    </td>
  );
}
