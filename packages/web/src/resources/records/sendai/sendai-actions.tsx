// What the columns of the indicators are, of which year, and the ways to paper, to a sheet and back to the list.
import Box from "@mui/material/Box";
import MenuItem from "@mui/material/MenuItem";
import Select from "@mui/material/Select";
import { baselineYears } from "@atalaya/contract/domain/sendai.ts";
import { sendaiColumns } from "@atalaya/contract/resources/records/sendai.ts";
import { useUrlState } from "../../../api/url-state.ts";
import { Way } from "../../../screens/way.tsx";
import { SheetMenu } from "../../../screens/list-tools/sheet-menu.tsx";
import { Segmented } from "../../../ui/segmented.tsx";
import { useWords } from "../../../ui/words.ts";
import { PlaceKindSelect, usePlaceKind } from "../map/place-kind.tsx";
import { yearsSince, type useSendai } from "./use-sendai.ts";

type SendaiActionsProps = { shown: ReturnType<typeof useSendai>; onClose: () => void };

export function SendaiActions({ shown: { by, year, query }, onClose }: SendaiActionsProps) {
  const t = useWords();
  const { change } = useUrlState();
  const kind = usePlaceKind();
  return (
    <>
      <Segmented
        label={t("sendai_columns")}
        value={by}
        segments={sendaiColumns.map((value) => ({ value, label: t(`sendai_by.${value}`) }))}
        onChange={(sendai) => change({ sendai, cell: null })}
      />
      {by === "place" && <PlaceKindSelect {...kind} />}
      {by !== "year" && (
        <Select
          value={year}
          size="small"
          onChange={(event) => change({ year: event.target.value, cell: null })}
          slotProps={{ input: { "aria-label": t("sendai_year") } }}
        >
          {yearsSince(Math.min(year, baselineYears.from)).map((one) => (
            <MenuItem key={one} value={one}>
              {one}
            </MenuItem>
          ))}
        </Select>
      )}
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: "8px" }}>
        <Way icon="print" label={t("framework_print")} onClick={() => window.print()} />
        <SheetMenu path="records/risk/sendai/export" query={query} />
        <Way icon="arrow-left" label={t("back_to_list")} onClick={onClose} />
      </Box>
    </>
  );
}
