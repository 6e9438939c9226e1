// The way back out of the trash, at the end of a row.
import Button from "@mui/material/Button";
import type { Column } from "../ui/table/data-table-column.ts";
import type { Translate } from "../ui/words.ts";

export const restoreColumn = <T,>(t: Translate, onRestore: (row: T) => void): Column<T> => ({
  key: "restore",
  title: t("record_restore"),
  isTitleHidden: true,
  align: "right",
  render: (row) => (
    <Button
      variant="outlined"
      onClick={(event) => {
        event.stopPropagation();
        onRestore(row);
      }}
    >
      {t("record_restore")}
    </Button>
  ),
});
