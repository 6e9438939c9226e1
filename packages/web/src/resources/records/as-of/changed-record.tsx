// A record that is not what it was: the fields that differ, then and today.
import Box from "@mui/material/Box";
import MuiLink from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { createLink } from "@tanstack/react-router";
import type { RecordDomain } from "@atalaya/contract/domain/domains.ts";
import type { RecordSince } from "@atalaya/contract/resources/records/as-of.ts";
import type { RecordSummary } from "@atalaya/contract/resources/records.ts";
import type { Variable } from "@atalaya/contract/resources/variables.ts";
import { linkTo } from "../../../api/addresses.ts";
import { usePlace } from "../../../api/places.ts";
import { ChangeTable } from "../../../screens/change-table.tsx";
import { formatInstant, formatNumber } from "../../../ui/format.ts";
import { Panel } from "../../../ui/panel.tsx";
import { Tag } from "../../../ui/tag.tsx";
import { useLanguage, useWords } from "../../../ui/words.ts";
import { changeRow, changesBetween, useRecordWords } from "../record-words.ts";
import { lossesText } from "./losses-text.ts";

const Link = createLink(MuiLink);

/** What a list tells of a record that somebody wrote. */
const toldFields = [
  "title",
  "code",
  "company_id",
  "variable_id",
  "value",
  "status",
  "observed_on",
  "ended_on",
  "source",
  "confidence",
  "locality",
  "is_public",
] as const;

const contentsOf = (record: RecordSummary) => ({
  ...Object.fromEntries(toldFields.map((field) => [field, record[field]])),
  attributes: record.attributes,
  tags: record.tags.length > 0 ? record.tags : null,
});

type ChangedRecordProps = { one: RecordSince; domain: RecordDomain; variables: readonly Variable[] };

export function ChangedRecord({ one: { id, before, after, changes, last_at }, domain, variables }: ChangedRecordProps) {
  const t = useWords();
  const [language] = useLanguage();
  const { places } = usePlace();
  const record = (after ?? before)!;
  const variable = variables.find((it) => it.id === record.variable_id);
  const words = useRecordWords(variables, variable, (event) => t("recovery_event_gone", { id: event }));
  const at = formatInstant(last_at, language);
  const rows =
    before && after
      ? changesBetween(contentsOf(before), contentsOf(after)).map((change) => changeRow(change, words))
      : [];
  const figures = before && after ? lossesText(before.losses, after.losses, t, language) : [];
  const isMoved = before && after && String(before.anchor) !== String(after.anchor);
  return (
    <Panel
      title={
        after ? (
          <Link underline="hover" {...linkTo(`/records/${domain}` as "/records/situation", { record: id })}>
            {record.title}
          </Link>
        ) : (
          record.title
        )
      }
      mark={
        <>
          {!before && <Tag label={t("past_made")} icon="plus" status="info" />}
          {!after && <Tag label={t("past_gone")} icon="minus" status="warning" />}
        </>
      }
    >
      <Box sx={{ p: "0 16px 12px" }}>
        <Typography variant="caption" component="p" color="textSecondary" sx={{ m: "0 0 6px" }}>
          {[
            places.find((it) => it.id === record.company_id)?.reason_social,
            changes === 1
              ? t("past_changed_once", { at })
              : t("past_changed_times", { count: formatNumber(changes, language), at }),
          ]
            .filter(Boolean)
            .join(" · ")}
        </Typography>
        {before && after && (
          <ChangeTable
            rows={[
              ...rows,
              ...figures,
              ...(isMoved
                ? [
                    {
                      key: "anchor",
                      label: t("label.records.geometry"),
                      kind: "changed" as const,
                      before: null,
                      after: null,
                      whole: t("past_moved"),
                    },
                  ]
                : []),
            ]}
            beforeTitle={t("past_then")}
            afterTitle={t("past_now")}
          />
        )}
      </Box>
    </Panel>
  );
}
