// The two records field by field, what happens to each, and the button that does it.
import { lazy, Suspense, useMemo, useState } from "react";
import Button from "@mui/material/Button";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import type { RecordDomain } from "@atalaya/contract/domain/domains.ts";
import type { Geometry } from "@atalaya/contract/values/geometry.ts";
import { mergeableFields } from "@atalaya/contract/resources/records/merge.ts";
import { statusAfterChange } from "@atalaya/contract/resources/records/transitions.ts";
import type { DomainRecord } from "@atalaya/contract/resources/records.ts";
import type { Variable } from "@atalaya/contract/resources/variables.ts";
import { Notice } from "../../../forms/notice.tsx";
import { flattened } from "../../../forms/merge.ts";
import { SideChoice, type Side } from "../../../forms/choices/side-choice.tsx";
import { useWords } from "../../../ui/words.ts";
import { draftOf } from "../form/record-draft.ts";
import { changesBetween, type RecordWords } from "../record-words.ts";
import { useMerge } from "./use-merge.ts";

const GeometryComparison = lazy(() =>
  import("../../../screens/geometry-comparison.tsx").then((it) => ({ default: it.GeometryComparison })),
);

type ComparisonProps = {
  domain: RecordDomain;
  record: DomainRecord;
  other: DomainRecord;
  variable: Variable | undefined;
  words: RecordWords;
  onBack: () => void;
  onClose: () => void;
  onMerged: () => void;
};

export function Comparison(props: ComparisonProps) {
  const { domain, record, other, variable, words, onBack, onClose, onMerged } = props;
  const t = useWords();
  const { merge, isPending, error } = useMerge(domain, onMerged);
  const { mine, theirs, differing } = useMemo(() => {
    const [one, second] = [draftOf(record, variable), draftOf(other, variable)];
    return {
      mine: flattened(one, "attributes"),
      theirs: flattened(second, "attributes"),
      differing: changesBetween(one, second).filter(({ field }) => mergeableFields.includes(field.split(".")[0]!)),
    };
  }, [record, other, variable]);
  // What this one lacks is taken from the other unless somebody says otherwise.
  const [sides, setSides] = useState<Record<string, Side>>(() =>
    Object.fromEntries(differing.map(({ field, kind }) => [field, kind === "added" ? "theirs" : "mine"])),
  );
  const fields = differing.map(({ field }) => field).filter((field) => sides[field] === "theirs");
  const isRevised = fields.length > 0 && statusAfterChange(record.status) !== record.status;
  const refusal = error && (Object.values(error.errors).flat()[0] ?? error.message);
  return (
    <>
      <DialogContent>
        <Notice status="info" icon="code-fork">
          {t("merge_effect", { title: other.title, code: other.code })}
          {isRevised && ` ${t("merge_effect_revision")}`}
          {other.has_published && ` ${t("merge_effect_public")}`}
        </Notice>
        <Typography sx={{ mb: "12px" }}>{t(differing.length > 0 ? "merge_text" : "merge_same")}</Typography>
        {differing.length > 0 && (
          <SideChoice
            fields={differing.map(({ field }) => field)}
            mine={mine}
            theirs={theirs}
            mineTitle={t("merge_mine", { code: record.code })}
            theirsTitle={t("merge_theirs", { code: other.code })}
            labelOf={words.labelOf}
            show={words.show}
            sideOf={(field) => sides[field] ?? "mine"}
            onChoose={(field, side) => setSides({ ...sides, [field]: side })}
            below={(field) => field === "geometry" && <Shapes mine={record.geometry} theirs={other.geometry} />}
          />
        )}
        {refusal && (
          <Notice status="error" icon="exclamation-circle" role="alert">
            {refusal}
          </Notice>
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="text" color="inherit" onClick={onBack}>
          {t("merge_other")}
        </Button>
        <Button variant="outlined" onClick={onClose}>
          {t("cancel")}
        </Button>
        <Button
          variant="contained"
          disabled={isPending}
          onClick={() =>
            merge({
              id: record.id,
              version: record.version,
              other_id: other.id,
              other_version: other.version,
              fields,
            })
          }
        >
          {t("merge_do")}
        </Button>
      </DialogActions>
    </>
  );
}

/** Both on one map. */
function Shapes({ mine, theirs }: { mine: Geometry | null; theirs: Geometry | null }) {
  const t = useWords();
  return (
    <Suspense fallback={<Skeleton variant="rounded" height={220} />}>
      <GeometryComparison
        before={mine}
        after={theirs}
        label={t("merge_map")}
        beforeTitle={t("merge_shape_mine")}
        afterTitle={t("merge_shape_theirs")}
      />
    </Suspense>
  );
}
