// The head of a record's panel: what it is, its code and version, and where it stands in its review.
import Box from "@mui/material/Box";
import type { DomainRecord } from "@atalaya/contract/resources/records.ts";
import type { Variable } from "@atalaya/contract/resources/variables.ts";
import { PanelHead } from "../../screens/panel-head.tsx";
import { useVersionText } from "../../screens/version-text.ts";
import { Swatch } from "../../ui/swatch.tsx";
import { StatusTag, Tag } from "../../ui/tag.tsx";
import { phoneQuery } from "../../ui/theme/theme-global.ts";
import { useWords } from "../../ui/words.ts";
import { isRevised } from "./reading/record-notices.tsx";

type RecordHeadProps = { record: DomainRecord | null; variable: Variable | undefined; onClose: () => void };

export function RecordHead({ record, variable, onClose }: RecordHeadProps) {
  const t = useWords();
  const versionText = useVersionText();
  return (
    <PanelHead
      picture={variable && <Swatch icon={variable.icon} color={variable.color} size={28} />}
      title={record?.title ?? t("record_new")}
      subtitle={record && `${record.code} · ${versionText(record)}`}
      marks={record && <Marks record={record} />}
      onClose={onClose}
    />
  );
}

/** While a revision of something published is under way, both are told in one mark. */
function Marks({ record }: { record: DomainRecord }) {
  const t = useWords();
  if (!isRevised(record)) return <StatusTag status={record.status} />;
  return (
    <>
      {/* On a phone the title needs the room, and a notice below says it. */}
      <Box sx={{ [phoneQuery]: { display: "none" } }}>
        <Tag label={t("revision_running")} icon="globe" status="info" />
      </Box>
      <StatusTag status={record.status} isDense />
    </>
  );
}
