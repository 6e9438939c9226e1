// The button of the quick entry, in reach of the thumb on a phone, and the entry that it opens.
import { lazy, Suspense, useCallback } from "react";
import Button from "@mui/material/Button";
import type { Variable } from "@atalaya/contract/resources/variables.ts";
import { useUrlState } from "../../../api/url-state.ts";
import { Icon } from "../../../ui/icon.tsx";
import { useWords } from "../../../ui/words.ts";

const QuickEntry = lazy(async () => ({ default: (await import("./quick-entry.tsx")).QuickEntry }));

type QuickButtonProps = { variables: readonly Variable[]; isFloating: boolean };

/** `?quick=1` is the entry itself, so that a link or the phone's home screen can lead to it. */
export function QuickButton({ variables, isFloating }: QuickButtonProps) {
  const t = useWords();
  const { search, change } = useUrlState();
  const open = useCallback((id: number) => change({ record: id, quick: null }), [change]);
  return (
    <>
      <Button
        variant={isFloating ? "contained" : "outlined"}
        startIcon={<Icon name="bolt" />}
        onClick={() => change({ quick: 1 })}
        sx={isFloating ? { height: 52, px: "20px", borderRadius: "26px", fontSize: 15 } : {}}
      >
        {t("quick_entry")}
      </Button>
      {search.quick && (
        <Suspense>
          <QuickEntry
            variables={variables.filter(({ kind, is_active }) => kind === "event_type" && is_active)}
            onClose={() => change({ quick: null })}
            onOpen={open}
          />
        </Suspense>
      )}
    </>
  );
}
