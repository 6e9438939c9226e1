// The list of a moment beside the list of now.
import type { RecordDomain } from "@atalaya/contract/domain/domains.ts";
import { recordsOf } from "@atalaya/contract/resources/records/resource.ts";
import type { Variable } from "@atalaya/contract/resources/variables.ts";
import { usePlace } from "../../../api/places.ts";
import { useUrlState } from "../../../api/url-state.ts";
import { useAnswer } from "../../../api/use-resource.ts";
import { SinceScreen } from "../../../screens/as-of/since-screen.tsx";
import { useWords } from "../../../ui/words.ts";
import { recordFilters } from "../record-query.ts";
import { useVariables } from "../use-records.ts";
import { ChangedRecord } from "./changed-record.tsx";

const none: readonly Variable[] = [];

type RecordsSinceProps = { domain: RecordDomain; at: string; onClose: () => void };

export function RecordsSinceScreen({ domain, at, onClose }: RecordsSinceProps) {
  const t = useWords();
  const { search } = useUrlState();
  const { place } = usePlace();
  const { variables = none } = useVariables(domain);
  const asked = useAnswer(recordsOf(domain), "since", { ...recordFilters.of(search), place, at });
  return (
    <SinceScreen asked={asked} filters={recordFilters} back={t("back_to_list")} onClose={onClose}>
      {({ data }) => data.map((one) => <ChangedRecord key={one.id} one={one} domain={domain} variables={variables} />)}
    </SinceScreen>
  );
}
