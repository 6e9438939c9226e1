// What a list that can be ticked is given: its ticks, and what can be done with the chosen rows.
import type { ReactNode } from "react";
import type { Selection } from "../ui/table/data-table-column.ts";

/** `foot` stands at the left below the list. Empty for who may do nothing with many. */
export type Choosing = { selection?: Selection; foot?: ReactNode };
