// What the document does to others, one row each; and below, what others do to it.
import { useState } from "react";
import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { legalDocuments, type LegalDocument } from "@atalaya/contract/resources/legal-documents.ts";
import type {
  LegalReference,
  LegalRelationDraft,
  OwnRelation,
} from "@atalaya/contract/resources/legal-documents/relations.ts";
import { isChanging } from "@atalaya/contract/resources/legal-documents/ranks.ts";
import { useMay } from "../../api/may.ts";
import { opening, useUrlState } from "../../api/url-state.ts";
import { TextInput } from "../../forms/fields.tsx";
import { rowsOf, type RowIn } from "../../forms/rows/rows-of.tsx";
import { formatDay } from "../../ui/format.ts";
import { pick, useLanguage, useWords } from "../../ui/words.ts";
import { DocumentChoice, type ChosenDocument } from "./document-choice.tsx";
import { ProposalNote } from "./relation-proposal.tsx";
import { citationOf, useLegalChoices } from "./use-legal.ts";

const { Rows, choice, day, other } = rowsOf(legalDocuments, "relations");
type FormRelation = RowIn<typeof legalDocuments, "relations">;

const blank = { document_id: null, kind: "regulates", dated_on: null, reason: null } as const;

export function RelationsField({ document }: { document: LegalDocument | null }) {
  const t = useWords();
  const kinds = useLegalChoices().relation;
  const may = useMay();
  const [picked, setPicked] = useState<ChosenDocument[]>([]);
  const known: ChosenDocument[] = [...picked, ...(document?.references ?? [])];
  const referenceOf = (id: number | null) => known.find((it) => it.id === id) ?? null;
  const saved = (row: FormRelation) =>
    document?.relations.find((it) => it.document_id === row.document_id && it.kind === row.kind);
  /** What the keeper was asked, or will be; undefined where nobody has to be. */
  const proposalOf = (row: FormRelation): OwnRelation["proposal"] | undefined => {
    const target = referenceOf(row.document_id);
    if (!target || !row.kind || !isChanging(row.kind)) return undefined;
    const was = saved(row);
    if (was) return was.proposal ?? undefined;
    return target.company_id !== undefined && !may("legal.update", target.company_id) ? null : undefined;
  };
  return (
    <Rows
      addLabel={t("legal_relation_add")}
      begin={() => blank}
      columns={[
        choice("kind", { width: "128px" }, { options: kinds }),
        other("document_id", {}, (field, { row, set }) => (
          <DocumentChoice
            {...field}
            exceptId={document?.id ?? null}
            value={referenceOf(row.document_id)}
            onChange={(chosen) => {
              if (chosen) setPicked([chosen, ...picked]);
              set({ document_id: chosen?.id ?? null });
            }}
          />
        )),
        day("dated_on", { width: "128px" }),
        other("reason", { place: "aside", isShown: (row) => proposalOf(row) !== undefined }, (field, { row }) => (
          <>
            {proposalOf(row)?.state !== "accepted" && <TextInput {...field} isNullable />}
            <ProposalNote proposal={proposalOf(row)!} target={citationOf(t, referenceOf(row.document_id)!)} />
          </>
        )),
      ]}
    />
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
                onClick={() => change(opening("document", document_id))}
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
