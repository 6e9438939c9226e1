// The matrix of institutions and phases, for one hazard or for all of them.
import { useState } from "react";
import Box from "@mui/material/Box";
import { HipCode } from "@atalaya/contract/domain/hazards.ts";
import type { InstitutionFunction } from "@atalaya/contract/resources/institutions/functions.ts";
import { useMay } from "../../api/may.ts";
import { useUrlState } from "../../api/url-state.ts";
import { CellMenu } from "./cell-menu.tsx";
import { MatrixHead } from "./matrix-head.tsx";
import { MatrixTable, type Row } from "./matrix-table.tsx";
import { useFunctionChange, type Cell } from "./use-framework.ts";

type FunctionMatrixProps = { institutions: readonly Row[]; functions: readonly InstitutionFunction[] };

export function FunctionMatrix({ institutions, functions }: FunctionMatrixProps) {
  const may = useMay();
  const { search, change } = useUrlState();
  const hazard = HipCode.safeParse(search.hazard).data ?? null;
  const [open, setOpen] = useState<{ cell: Cell; anchor: HTMLElement } | null>(null);
  const assign = useFunctionChange();
  const functionIn = ({ institution_id, phase, hazard: of }: Cell) =>
    functions.find((it) => it.institution_id === institution_id && it.phase === phase && it.hazard === of);
  return (
    <Box sx={{ flex: 1, minHeight: 0, display: "flex", flexDirection: "column" }}>
      <MatrixHead
        hazard={hazard}
        others={functions.flatMap((it) => it.hazard ?? [])}
        onHazard={(chosen) => change({ hazard: chosen })}
      />
      <Box sx={{ flex: 1, minHeight: 0, overflow: "auto", bgcolor: "background.paper" }}>
        <MatrixTable
          institutions={institutions}
          hazard={hazard}
          functionIn={functionIn}
          mayAssign={({ company_id }) => may("legalSetup.create", company_id) && may("legalSetup.update", company_id)}
          onAssign={(cell, role) => assign(cell, functionIn(cell), role)}
          onOpen={(cell, anchor) => setOpen({ cell, anchor })}
        />
      </Box>
      {open && (
        <CellMenu
          anchor={open.anchor}
          present={functionIn(open.cell)}
          onAssign={(role, text) => assign(open.cell, functionIn(open.cell), role, text)}
          onClose={() => setOpen(null)}
        />
      )}
    </Box>
  );
}
