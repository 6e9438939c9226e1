// What the document does to others, one row each; and below, what others do to it.
import { useState } from "react";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import FormHelperText from "@mui/material/FormHelperText";
import IconButton from "@mui/material/IconButton";
import Link from "@mui/material/Link";
import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";
import Tooltip from "@mui/material/Tooltip";
import Typography from "@mui/material/Typography";
import type {
  LegalDocument,
  LegalReference,
  LegalRelationDraft,
  LegalRelationKind,
  OwnRelation,
} from "@atalaya/contract/resources/legal-documents.ts";
import { isChanging } from "@atalaya/contract/resources/legal-ranks.ts";
import { useMay } from "../../api/may.ts";
import { useUrlState } from "../../api/url-state.ts";
import { helpOrError, useBound } from "../../forms/field-parts.tsx";
import { DayPicker } from "../../ui/day-picker.tsx";
import { formatDay } from "../../ui/format.ts";
import { Icon } from "../../ui/icon.tsx";
import { pick, useLanguage, useWords } from "../../ui/words.ts";
import { DocumentChoice, type ChosenDocument } from "./document-choice.tsx";
import { ProposalNote, ReasonField } from "./relation-proposal.tsx";
import { citationOf, useLegalChoices } from "./use-legal.ts";

/** A row whose document is not chosen yet holds no id, which the schema refuses. */
type FormRelation = Omit<LegalRelationDraft, "document_id"> & { document_id: number | null };

type RelationsFieldProps = { document: LegalDocument | null; isReadOnly: boolean };

export function RelationsField({ document, isReadOnly }: RelationsFieldProps) {
  const t = useWords();
  const { kind, relation } = { kind: useLegalChoices().relation, relation: t("legal_relation_kind") };
  const { field, ref, error } = useBound("relations");
  const may = useMay();
  const [picked, setPicked] = useState<ChosenDocument[]>([]);
  const rows = (field.value ?? []) as FormRelation[];
  const known: ChosenDocument[] = [...picked, ...(document?.references ?? [])];
  const referenceOf = (id: number | null) => known.find((it) => it.id === id) ?? null;
  const saved = (row: FormRelation) =>
    document?.relations.find((it) => it.document_id === row.document_id && it.kind === row.kind);
  /** What the keeper was asked, or will be; undefined where nobody has to be. */
  const proposalOf = (row: FormRelation): OwnRelation["proposal"] | undefined => {
    const target = referenceOf(row.document_id);
    if (!target || !isChanging(row.kind)) return undefined;
    const was = saved(row);
    if (was) return was.proposal ?? undefined;
    return target.company_id !== undefined && !may("legal.update", target.company_id) ? null : undefined;
  };
  const set = (index: number, changes: Partial<FormRelation>) =>
    field.onChange(rows.with(index, { ...rows[index]!, ...changes }));
  if (isReadOnly)
    return <RelationLines relations={document?.relations ?? []} words="legal_relation" referenceOf={referenceOf} />;
  return (
    <>
      {rows.map((row, index) => (
        <Box
          key={index}
          role="group"
          aria-label={t("legal_relation_target")}
          sx={{
            display: "grid",
            gridTemplateColumns: "minmax(0, 1fr) 32px",
            columnGap: "8px",
            "@container (min-width: 480px)": { gridTemplateColumns: "150px minmax(0, 1fr) 32px" },
          }}
        >
          <TextField
            select
            id={`relation-kind-${index}`}
            label={relation}
            value={row.kind}
            helperText=" "
            onChange={(event) => set(index, { kind: event.target.value as LegalRelationKind })}
            slotProps={{ inputLabel: { htmlFor: `relation-kind-${index}` } }}
          >
            {kind.map(({ value, label }) => (
              <MenuItem key={value} value={value}>
                {label}
              </MenuItem>
            ))}
          </TextField>
          <Box sx={{ gridColumn: { xs: "1 / 2" }, "@container (min-width: 480px)": { gridColumn: "2 / 3" } }}>
            <DocumentChoice
              label={t("legal_relation_target")}
              exceptId={document?.id ?? null}
              value={referenceOf(row.document_id)}
              onChange={(chosen) => {
                if (chosen) setPicked([chosen, ...picked]);
                set(index, { document_id: chosen?.id ?? null });
              }}
            />
            <DayPicker
              label={t("legal_relation_date")}
              value={row.dated_on}
              helperText=" "
              onChange={(dated_on) => set(index, { dated_on })}
            />
            {proposalOf(row) !== undefined && (
              <>
                {proposalOf(row)?.state !== "accepted" && (
                  <ReasonField value={row.reason} onChange={(reason) => set(index, { reason })} />
                )}
                <ProposalNote proposal={proposalOf(row)!} target={citationOf(t, referenceOf(row.document_id)!)} />
              </>
            )}
          </Box>
          <Box sx={{ gridColumn: "-2 / -1", gridRow: 1, pt: "22px" }}>
            <Tooltip title={t("legal_relation_remove", { number: index + 1 })}>
              <IconButton
                aria-label={t("legal_relation_remove", { number: index + 1 })}
                onClick={() => field.onChange(rows.toSpliced(index, 1))}
              >
                <Icon name="times" />
              </IconButton>
            </Tooltip>
          </Box>
        </Box>
      ))}
      <Button
        ref={ref}
        variant="outlined"
        startIcon={<Icon name="plus" />}
        onClick={() =>
          field.onChange([...rows, { document_id: null, kind: "regulates", dated_on: null, reason: null }])
        }
      >
        {t("legal_relation_add")}
      </Button>
      {error && <FormHelperText error>{helpOrError(undefined, error)}</FormHelperText>}
    </>
  );
}

type Shown = Pick<LegalRelationDraft, "document_id" | "kind" | "dated_on"> & Partial<Pick<OwnRelation, "proposal">>;

type RelationLinesProps = {
  relations: readonly Shown[];
  /** How the relation is called from this end. */
  words: "legal_relation" | "legal_relation_back";
  referenceOf: (id: number) => LegalReference | null;
};

/** Each related document as a link that opens it. */
export function RelationLines({ relations, words, referenceOf }: RelationLinesProps) {
  const t = useWords();
  const [language] = useLanguage();
  const { change } = useUrlState();
  if (relations.length === 0) return <Typography color="textSecondary">{t("legal_relations_none")}</Typography>;
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: "none" }}>
      {relations.map(({ document_id, kind, dated_on, proposal }) => {
        const reference = referenceOf(document_id);
        if (!reference) return null;
        return (
          <Box
            component="li"
            key={`${kind} ${document_id}`}
            sx={{
              display: "flex",
              gap: "8px",
              alignItems: "baseline",
              py: "6px",
              borderTop: 1,
              borderColor: "divider",
            }}
          >
            <Typography variant="caption" color="textSecondary" sx={{ flex: "none", width: 128 }}>
              {t(`${words}.${kind}`)}
            </Typography>
            <Box sx={{ minWidth: 0 }}>
              <Link
                component="button"
                type="button"
                onClick={() => change({ document: document_id })}
                underline="hover"
              >
                {citationOf(t, reference)}
              </Link>
              <Typography variant="overline" component="p" color="textDisabled" sx={{ m: 0 }}>
                {[pick(language, reference.title_es, reference.title_en), dated_on && formatDay(dated_on, language)]
                  .filter(Boolean)
                  .join(" · ")}
              </Typography>
              {proposal && <ProposalNote proposal={proposal} target={citationOf(t, reference)} />}
            </Box>
          </Box>
        );
      })}
    </Box>
  );
}
