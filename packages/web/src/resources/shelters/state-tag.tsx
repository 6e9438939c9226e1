// Whether a shelter is open, as icon, colour and word.
import type { Occupancy } from "@atalaya/contract/resources/shelters/occupancy.ts";
import { Tag } from "../../ui/tag.tsx";
import type { StatusName } from "../../ui/theme/tokens.ts";
import { useWords } from "../../ui/words.ts";

const looks: Record<Occupancy["state"], { icon: string; status?: StatusName }> = {
  closed: { icon: "lock" },
  open: { icon: "check-circle", status: "success" },
  full: { icon: "exclamation-circle", status: "warning" },
};

export function StateTag({ state }: { state: Occupancy["state"] }) {
  const t = useWords();
  return <Tag {...looks[state]} label={t(`choice.shelters.state.${state}`)} />;
}
