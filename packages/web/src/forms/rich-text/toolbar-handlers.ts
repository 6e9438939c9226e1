// What the buttons do that the editor does not know of itself: a line across, a table, its rows and columns.
import type Quill from "quill";
import type Table from "quill/modules/table.js";

type Bar = { quill: Quill };
const tableOf = ({ quill }: Bar) => quill.getModule("table") as Table;
/** Rows and columns of a table that is put in. */
const [newRows, newColumns] = [3, 3];

export const toolbarHandlers: Record<string, (this: Bar) => void> = {
  divider() {
    const { index } = this.quill.getSelection(true);
    this.quill.insertEmbed(index, "divider", true, "user");
    this.quill.setSelection(index + 1, "silent");
  },
  table() {
    // A table within a cell is none.
    if (!tableOf(this).getTable()[0]) tableOf(this).insertTable(newRows, newColumns);
  },
  "row-below"() {
    tableOf(this).insertRowBelow();
  },
  "column-right"() {
    tableOf(this).insertColumnRight();
  },
  "row-delete"() {
    tableOf(this).deleteRow();
  },
  "column-delete"() {
    tableOf(this).deleteColumn();
  },
};
