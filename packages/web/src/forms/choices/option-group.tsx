// Headings in an open list: options of one group stand under its name, as a group also for whoever listens.
import { useId, type ReactNode } from "react";
import type { AutocompleteRenderGroupParams } from "@mui/material/Autocomplete";
import Box from "@mui/material/Box";
import type { OptionWords } from "./option-words.ts";

/** The library's own group is a list within a line of the list, which no option may stand in. */
function OptionGroup({ group, children }: Omit<AutocompleteRenderGroupParams, "key">) {
  const id = useId();
  return (
    <Box component="li" role="group" aria-labelledby={id}>
      <Box
        id={id}
        role="presentation"
        sx={{
          position: "sticky",
          top: "-8px",
          zIndex: 1,
          p: "8px 16px 4px",
          bgcolor: "background.paper",
          color: "text.secondary",
          fontSize: "0.75rem",
          fontWeight: 600,
        }}
      >
        {group}
      </Box>
      <Box component="ul" role="presentation" sx={{ m: 0, p: 0 }}>
        {children}
      </Box>
    </Box>
  );
}

type Grouping<O> = {
  groupBy?: (option: O) => string;
  renderGroup?: (params: AutocompleteRenderGroupParams) => ReactNode;
};

/** For an `Autocomplete`: its headings, where its options have any. */
export const headings = <O extends OptionWords>(options: readonly O[]): Grouping<O> =>
  options.some(({ group }) => group)
    ? {
        groupBy: ({ group }) => group ?? "",
        renderGroup: ({ key, ...params }) => <OptionGroup key={key} {...params} />,
      }
    : {};
