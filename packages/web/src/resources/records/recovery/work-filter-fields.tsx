// The filters that only works of recovery have: what the menu offers of them, and what of them is in force.
import { ChoiceChip, ChoiceFilter } from "../../../screens/filter-bar.tsx";
import { OptionFilter } from "../../../screens/option-filter.tsx";
import type { workChoices } from "./work-filters.ts";

type Choices = { choices: ReturnType<typeof workChoices> };

/** What has few answers shows them; what has many is typed. */
export const WorkFilters = ({ choices: { sector, phase, stage, intervention, horizon, funding, better } }: Choices) => (
  <>
    <OptionFilter {...sector} />
    <ChoiceFilter {...phase} />
    <ChoiceFilter {...stage} />
    <OptionFilter {...intervention} />
    <ChoiceFilter {...horizon} />
    <OptionFilter {...funding} />
    <ChoiceFilter {...better} />
  </>
);

export const WorkChips = ({ choices: { sector, phase, stage, intervention, horizon, funding, better } }: Choices) => (
  <>
    <ChoiceChip {...sector} />
    <ChoiceChip {...phase} />
    <ChoiceChip {...stage} />
    <ChoiceChip {...intervention} />
    <ChoiceChip {...horizon} />
    <ChoiceChip {...funding} />
    <ChoiceChip {...better} />
  </>
);
