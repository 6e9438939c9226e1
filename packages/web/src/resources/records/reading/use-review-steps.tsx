// Taking a step of the review while the record is read: what is asked before, and what the server said against it.
import { useState } from "react";
import type { RecordDomain } from "@atalaya/contract/domain/domains.ts";
import type { DomainRecord } from "@atalaya/contract/resources/records.ts";
import type { Variable } from "@atalaya/contract/resources/variables.ts";
import type { ApiError } from "../../../api/request.ts";
import type { RecordWords } from "../record-words.ts";
import { useSteps } from "../review/review-actions.tsx";
import { useTransition } from "../review/use-review.ts";

type Reviewed = { domain: RecordDomain; record: DomainRecord; variable: Variable | undefined; words: RecordWords };

export function useReviewSteps({ domain, record, variable, words }: Reviewed) {
  const transition = useTransition(domain);
  const [refusal, setRefusal] = useState<ApiError | null>(null);
  const { begin, dialog } = useSteps(
    (action, reason) => {
      setRefusal(null);
      transition.mutate(
        { id: record.id, version: record.version, action, reason },
        { onError: (error) => error.status < 500 && error.status !== 401 && setRefusal(error) },
      );
    },
    { domain, record, variable, words },
  );
  return { begin, dialog, refusal, isPending: transition.isPending };
}
