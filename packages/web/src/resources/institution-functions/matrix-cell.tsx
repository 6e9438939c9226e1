// What one institution does in one phase: its letter, and the same in words for whoever hears it.
import type { KeyboardEvent } from "react";
import type { phases } from "@atalaya/contract/domain/phases.ts";
import type { InstitutionFunction } from "@atalaya/contract/resources/institutions/functions.ts";
import { useWords } from "../../ui/words.ts";
import { FunctionCell } from "./function-cell.tsx";

type MatrixCellProps = {
  /** Row and column, by which the arrow keys find it. */
  at: string;
  institution: string;
  phase: (typeof phases)[number];
  /** For the hazard that is looked at. */
  own: InstitutionFunction | undefined;
  /** For every hazard; it shows where there is none of its own. */
  general: InstitutionFunction | undefined;
  isTabStop: boolean;
  mayAssign: boolean;
  onFocus: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onOpen: (anchor: HTMLElement) => void;
};

export function MatrixCell(props: MatrixCellProps) {
  const { at, institution, phase, own, general, isTabStop, mayAssign, onFocus, onKeyDown, onOpen } = props;
  const t = useWords();
  const shown = own ?? general;
  const word = shown ? t(`function_role.${shown.role}`) : t("framework_none");
  return (
    <button
      type="button"
      data-cell={at}
      tabIndex={isTabStop ? 0 : -1}
      aria-label={t("framework_cell", {
        institution,
        phase: t(`phase.${phase}`),
        role: !own && general ? t("framework_general", { role: word }) : word,
      })}
      aria-haspopup="menu"
      aria-disabled={!mayAssign}
      title={shown?.text ?? undefined}
      onFocus={onFocus}
      onKeyDown={onKeyDown}
      onClick={(event) => mayAssign && onOpen(event.currentTarget)}
    >
      {shown ? <FunctionCell role={shown.role} isFaint={!own} hasText={Boolean(shown.text)} /> : "·"}
    </button>
  );
}
