// A record read as it stood at a moment: what it said then, and nothing that can be done with it now.
import type { RecordDomain } from "@atalaya/contract/domain/domains.ts";
import type { DomainRecord } from "@atalaya/contract/resources/records.ts";
import type { Variable } from "@atalaya/contract/resources/variables.ts";
import { Notice } from "../../../forms/notice.tsx";
import { useMoment } from "../../../screens/as-of/use-moment.ts";
import { PaperHead } from "../../../screens/paper/paper-head.tsx";
import { PaperView } from "../../../screens/paper/paper-view.tsx";
import { PrintButton } from "../../../screens/paper/reading-buttons.tsx";
import { ReadingFrame } from "../../../screens/paper/reading-frame.tsx";
import { formatInstant } from "../../../ui/format.ts";
import { useIsPhone } from "../../../ui/use-is-phone.ts";
import { useLanguage, useWords } from "../../../ui/words.ts";
import { useEventNames } from "../family/event-options.ts";
import { useRecordWords } from "../record-words.ts";
import { useRecordPaper } from "./record-paper.ts";

type PastReaderProps = {
  domain: RecordDomain;
  record: DomainRecord;
  variables: readonly Variable[];
  variable: Variable | undefined;
  onClose: () => void;
};

export function PastReader({ record, variables, variable, onClose }: PastReaderProps) {
  const t = useWords();
  const [language] = useLanguage();
  const at = useMoment();
  const isPhone = useIsPhone();
  const words = useRecordWords(variables, variable, useEventNames(record, false));
  // Which version it was nobody keeps.
  const paper = { ...useRecordPaper({ record, variable, words, files: [] }), reference: record.code };
  return (
    <ReadingFrame
      label={t("record_reading")}
      head={<PaperHead paper={paper} isPage={!isPhone} onClose={onClose} />}
      actions={!isPhone && <PrintButton />}
    >
      <PaperView
        paper={paper}
        notices={
          <Notice status="info" icon="history">
            {t("past_shown", { at: formatInstant(at, language) })}. {t("past_files")}
          </Notice>
        }
      />
    </ReadingFrame>
  );
}
