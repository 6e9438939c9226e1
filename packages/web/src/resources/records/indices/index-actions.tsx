// What can be done with the indices: take the ranking out, freeze it, change the index, begin another one, go back to the list.
import { useState } from "react";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import Tooltip from "@mui/material/Tooltip";
import { compositeIndices, type CompositeIndex } from "@atalaya/contract/resources/records/composite-indices.ts";
import { usePlace } from "../../../api/places.ts";
import { useUrlState } from "../../../api/url-state.ts";
import { SheetMenu } from "../../../screens/list-tools/sheet-menu.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { useIsPhone } from "../../../ui/use-is-phone.ts";
import { useWords } from "../../../ui/words.ts";
import { FreezeDialog } from "./freeze-dialog.tsx";
import { useMayDefineIndex } from "./use-indices.ts";

type IndexActionsProps = {
  index: CompositeIndex | null;
  /** Without it nobody may define one here. */
  onBegin: (() => void) | undefined;
  onClose: () => void;
};

export function IndexActions({ index, onBegin, onClose }: IndexActionsProps) {
  const t = useWords();
  const { search, change } = useUrlState();
  const { place } = usePlace();
  const mayDefine = useMayDefineIndex();
  const [isFreezing, setFreezing] = useState(false);
  const mayChange = index !== null && mayDefine("update", index);
  return (
    <>
      <Way icon="arrow-left" label={t("back_to_list")} onClick={onClose} />
      {index && (
        <SheetMenu path={`${compositeIndices.path}/${index.id}/export`} query={{ place, edition: search.edition }} />
      )}
      {mayChange && !search.edition && (
        <Way icon="snowflake-o" label={t("index_freeze")} onClick={() => setFreezing(true)} />
      )}
      {mayChange && <Way icon="pencil" label={t("index_edit")} onClick={() => change({ edit: true })} />}
      {onBegin && <Way icon="plus" label={t("index_new")} isMain onClick={onBegin} />}
      {isFreezing && index && <FreezeDialog index={index} onClose={() => setFreezing(false)} />}
    </>
  );
}

type WayProps = { icon: string; label: string; isMain?: boolean; onClick: () => void };

/** On a phone only its picture, so that the ranking begins higher. */
function Way({ icon, label, isMain = false, onClick }: WayProps) {
  const isPhone = useIsPhone();
  if (isPhone)
    return (
      <Tooltip title={label}>
        <IconButton aria-label={label} onClick={onClick}>
          <Icon name={icon} />
        </IconButton>
      </Tooltip>
    );
  return (
    <Button variant={isMain ? "contained" : "outlined"} startIcon={<Icon name={icon} />} onClick={onClick}>
      {label}
    </Button>
  );
}
