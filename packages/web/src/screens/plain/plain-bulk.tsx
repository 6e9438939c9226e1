// What many of a plain noun may be given at once.
import type { BulkNoun } from "../bulk/bulk-noun.ts";
import { PlainField } from "./plain-field.tsx";
import type { PlainScreen } from "./plain-screen.ts";
import { filtersOf } from "./use-plain.ts";

export const bulkOf = (screen: PlainScreen): BulkNoun => {
  const { noun } = screen;
  return {
    resource: noun,
    openKey: noun.screen.key,
    permission: noun.path,
    filters: filtersOf(noun),
    counts: [`says.${noun.path}.count_one`, `says.${noun.path}.count_many`],
    Inputs: ({ children }) =>
      children(
        Object.fromEntries(
          noun.shared.map((name) => [name, <PlainField key={name} screen={screen} name={name} isShared />]),
        ),
      ),
  };
};
