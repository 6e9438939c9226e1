// The ticks of a noun's list and what can be done with them, as its table takes both.
import { lazy, Suspense, useState } from "react";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import Typography from "@mui/material/Typography";
import { mostRows, type BulkAction } from "@atalaya/contract/bulk.ts";
import { useMay } from "../../api/may.ts";
import { usePlace } from "../../api/places.ts";
import { useUrlState } from "../../api/url-state.ts";
import { formatNumber } from "../../ui/format.ts";
import { Icon } from "../../ui/icon.tsx";
import { phoneQuery } from "../../ui/theme/theme-global.ts";
import { useLanguage, useWords } from "../../ui/words.ts";
import type { Choosing } from "../choosing.ts";
import type { BulkNoun } from "./bulk-noun.ts";
import { ChosenBar } from "./chosen-bar.tsx";
import { useChosenRows, type ChosenRows } from "./use-chosen-rows.ts";

const BulkDialog = lazy(async () => ({ default: (await import("./bulk-dialog.tsx")).BulkDialog }));

/** `company_id`: the place that it is of; a place is its own. */
type Rows = readonly { id: number; version: number; company_id?: number }[];

/**
 * Nothing for who may do nothing with many. In the trash they can be restored. What is only read, because it is of a place above, has no
 * tick. `onChanged`: what else on the screen asks anew.
 */
export function useBulk(noun: BulkNoun, rows: Rows | undefined, onChanged: () => void = () => {}): Choosing {
  const may = useMay();
  const { place } = usePlace();
  const { search } = useUrlState();
  const chosen = useChosenRows(rows ?? [], JSON.stringify([noun.filters.of(search), place]));
  const isTrash = search.trash === "true";
  const offered: readonly BulkAction[] = isTrash ? ["restore"] : ["set_fields", "delete"];
  const mayTake = (action: BulkAction, company_id?: number) =>
    may(`${noun.permission}.${action === "set_fields" ? "update" : "delete"}`, company_id);
  const actions = offered.filter((action) => mayTake(action));
  if (actions.length === 0) return {};
  const isRead = ({ id, company_id = id }: Rows[number]) => !actions.some((action) => mayTake(action, company_id));
  // A place in the trash is among nobody's places.
  const withheld = new Set(isTrash ? [] : rows?.filter(isRead).map(({ id }) => id));
  const foot = chosen.rows.length > 0 && <BulkBar {...{ noun, actions, chosen, onChanged }} />;
  return { selection: { ...chosen.selection, withheld }, foot };
}

const words = { set_fields: "bulk_change", delete: "delete", restore: "bulk_restore" } as const;

type BulkBarProps = { noun: BulkNoun; actions: readonly BulkAction[]; chosen: ChosenRows; onChanged: () => void };

function BulkBar({ noun, actions, chosen, onChanged }: BulkBarProps) {
  const t = useWords();
  const [language] = useLanguage();
  const { rows, clear, untick } = chosen;
  const isTooMany = rows.length > mostRows;
  // The rows as they were when the dialog opened: what others change meanwhile is in the way, and not meant.
  const [asked, setAsked] = useState<{ action: BulkAction; rows: ChosenRows["rows"] } | null>(null);
  return (
    <ChosenBar size={rows.length}>
      {isTooMany && (
        <Typography color="textSecondary">{t("bulk_most", { count: formatNumber(mostRows, language) })}</Typography>
      )}
      {actions.map((action) => (
        <Button
          key={action}
          variant="text"
          disabled={isTooMany}
          sx={{ minWidth: 0, [phoneQuery]: { px: "8px" } }}
          onClick={() => setAsked({ action, rows })}
        >
          {t(words[action])}
        </Button>
      ))}
      <IconButton aria-label={t("bulk_none")} onClick={clear}>
        <Icon name="times" />
      </IconButton>
      {asked && (
        <Suspense>
          <BulkDialog
            {...asked}
            noun={noun}
            onChanged={onChanged}
            onDone={clear}
            onUntick={(ids) => {
              untick(ids);
              setAsked({ ...asked, rows: asked.rows.filter(({ id }) => !ids.includes(id)) });
            }}
            onClose={() => setAsked(null)}
          />
        </Suspense>
      )}
    </ChosenBar>
  );
}
