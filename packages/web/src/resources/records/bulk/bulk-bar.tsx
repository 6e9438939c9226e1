// What can be done with the ticked records.
import { lazy, Suspense, useRef, useState } from "react";
import Button from "@mui/material/Button";
import Divider from "@mui/material/Divider";
import IconButton from "@mui/material/IconButton";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import type { RecordDomain } from "@atalaya/contract/domain/domains.ts";
import type { Page } from "@atalaya/contract/record.ts";
import { mostBulkIds, mostBulkRows } from "@atalaya/contract/resources/records/bulk-changes.ts";
import {
  permissionOf,
  transitionActions,
  type TransitionAction,
} from "@atalaya/contract/resources/records/transitions.ts";
import type { Variable } from "@atalaya/contract/resources/variables.ts";
import { useMay } from "../../../api/may.ts";
import { ChosenBar } from "../../../screens/bulk/chosen-bar.tsx";
import type { ChosenRows } from "../../../screens/bulk/use-chosen-rows.ts";
import { formatNumber } from "../../../ui/format.ts";
import { Icon } from "../../../ui/icon.tsx";
import { useLanguage, useWords } from "../../../ui/words.ts";
import type { BulkWish } from "./bulk-dialog.tsx";
import { without, type BulkTarget } from "./use-bulk.ts";

const BulkDialog = lazy(async () => ({ default: (await import("./bulk-dialog.tsx")).BulkDialog }));

type BulkBarProps = {
  domain: RecordDomain;
  chosen: ChosenRows;
  meta: Page<unknown>["meta"] | undefined;
  variables: readonly Variable[];
  onChanged: () => void;
};

type Step = Exclude<TransitionAction, "discard_revision">;
const steps = transitionActions.filter((it): it is Step => it !== "discard_revision");

export function BulkBar({ domain, chosen, meta, variables, onChanged }: BulkBarProps) {
  const t = useWords();
  const [language] = useLanguage();
  const may = useMay();
  // The rows as they were when the dialog opened: what others change meanwhile is in the way, and not meant.
  const [asked, setAsked] = useState<{ wish: BulkWish; target: BulkTarget } | null>(null);
  const total = meta?.total ?? 0;
  const size = chosen.isAll ? total : chosen.rows.length;
  if (size === 0) return null;
  const ask = (wish: BulkWish) => {
    setAsked({ wish, target: chosen.isAll ? { count: total } : { rows: chosen.rows } });
  };
  const isAllOffered =
    !chosen.isAll && meta?.total_is_exact === true && total > size && total <= mostBulkRows && size >= meta.per_page;
  const mayUpdate = may(`records.${domain}.update`);
  const isTooMany = !chosen.isAll && size > mostBulkIds;
  return (
    <ChosenBar size={size}>
      {isAllOffered && (
        <Button
          variant="text"
          sx={{ order: -1, flexBasis: "100%", justifyContent: "flex-start", ml: "-12px" }}
          onClick={chosen.chooseAll}
        >
          {t("bulk_all", { count: formatNumber(total, language) })}
        </Button>
      )}
      {mayUpdate && (
        <Button variant="text" disabled={isTooMany} onClick={() => ask({ kind: "set_fields" })}>
          {t("bulk_change")}
        </Button>
      )}
      <MoreMenu domain={domain} isDisabled={isTooMany} onAsk={ask} onClear={chosen.clear} />
      {asked && (
        <Suspense>
          <BulkDialog
            {...asked}
            domain={domain}
            variables={variables}
            onDone={() => {
              setAsked(null);
              chosen.clear();
              onChanged();
            }}
            onUntick={(ids) => {
              chosen.untick(ids);
              setAsked({ ...asked, target: without(asked.target, ids) });
            }}
            onClose={() => setAsked(null)}
          />
        </Suspense>
      )}
    </ChosenBar>
  );
}

type MoreMenuProps = {
  domain: RecordDomain;
  isDisabled: boolean;
  onAsk: (wish: BulkWish) => void;
  onClear: () => void;
};

function MoreMenu({ domain, isDisabled, onAsk, onClear }: MoreMenuProps) {
  const t = useWords();
  const may = useMay();
  const anchor = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const mayUpdate = may(`records.${domain}.update`);
  const allowedSteps = steps.filter((step) => may(permissionOf(domain, step)));
  const ask = (wish: BulkWish) => {
    setOpen(false);
    onAsk(wish);
  };
  return (
    <>
      <IconButton
        ref={anchor}
        aria-label={t("bulk_more")}
        aria-haspopup="menu"
        disabled={isDisabled}
        onClick={() => setOpen(true)}
      >
        <Icon name="ellipsis-v" />
      </IconButton>
      <Menu open={isOpen} onClose={() => setOpen(false)} anchorEl={() => anchor.current}>
        {mayUpdate && <MenuItem onClick={() => ask({ kind: "add_tags" })}>{t("bulk_title_add_tags")}</MenuItem>}
        {mayUpdate && <MenuItem onClick={() => ask({ kind: "remove_tags" })}>{t("bulk_title_remove_tags")}</MenuItem>}
        {allowedSteps.length > 0 && <Divider />}
        {allowedSteps.map((step) => (
          <MenuItem key={step} onClick={() => ask({ kind: "transition", step })}>
            {t(`bulk_step_${step}`)}
          </MenuItem>
        ))}
        {may(`records.${domain}.delete`) && <Divider />}
        {may(`records.${domain}.delete`) && (
          <MenuItem onClick={() => ask({ kind: "delete" })}>{t("bulk_title_delete")}</MenuItem>
        )}
        <Divider />
        <MenuItem
          onClick={() => {
            setOpen(false);
            onClear();
          }}
        >
          {t("bulk_none")}
        </MenuItem>
      </Menu>
    </>
  );
}
