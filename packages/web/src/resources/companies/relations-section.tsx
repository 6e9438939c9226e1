// The places that a place is related to, and how.
import { useState } from "react";
import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";
import type { Company } from "@atalaya/contract/resources/companies.ts";
import {
  companyRelationKinds,
  type CompanyOption,
  type RelatedCompany,
} from "@atalaya/contract/resources/companies/links.ts";
import { useWords } from "../../ui/words.ts";
import { LinkDialog, OtherSide, type Chosen } from "./link-dialog.tsx";
import { LinksSection } from "./links-section.tsx";
import { useLinks } from "./use-links.ts";

type Relation = RelatedCompany["relation"];
type Sent = { company_id: number; relation: Relation };
const sentOf = ({ company_id, relation }: RelatedCompany): Sent => ({ company_id, relation });

const keyOf = ({ company_id, relation }: Sent): string => `${company_id} ${relation}`;

const labelOf = ({ reason_social }: CompanyOption) => reason_social;

type RelationsSectionProps = { company: Company | null; isReadOnly: boolean };

export function RelationsSection({ company, isReadOnly }: RelationsSectionProps) {
  const t = useWords();
  const links = useLinks<Sent>(company, "associateCompanies", "companies");
  /** `of`: which line is changed; the list may be another one by the time it is saved. */
  const [open, setOpen] = useState<{ of: string | null; place: Chosen | null; relation: Relation } | null>(null);
  const related = company?.companies ?? [];
  const close = () => {
    links.reset();
    setOpen(null);
  };
  const save = async () => {
    if (!open?.place) return;
    const row = { company_id: open.place.id, relation: open.relation };
    const sent = related.map(sentOf);
    const index = sent.findIndex((it) => keyOf(it) === open.of);
    await links.save(index < 0 ? [...sent, row] : sent.with(index, row)).then(close, () => {});
  };
  return (
    <>
      <LinksSection
        title={t("company_relations")}
        lines={
          company
            ? related.map(({ company_id, relation, reason_social, territorial_code }) => ({
                key: keyOf({ company_id, relation }),
                name: reason_social,
                detail: [t(`relation_${relation}`), territorial_code].filter(Boolean).join(" · "),
              }))
            : undefined
        }
        emptyText={t("links_none_companies")}
        addLabel={t("links_add_company")}
        isReadOnly={isReadOnly}
        isBusy={links.isBusy}
        onAdd={() => setOpen({ of: null, place: null, relation: "mutual_aid" })}
        onEdit={(index) => {
          const { company_id, reason_social, relation } = related[index]!;
          setOpen({ of: keyOf({ company_id, relation }), place: { id: company_id, label: reason_social }, relation });
        }}
        onRemove={(index) => void links.save(related.map(sentOf).toSpliced(index, 1)).catch(() => {})}
      />
      {open && (
        <LinkDialog
          title={t("links_add_company")}
          isBusy={links.isBusy}
          problem={links.problem}
          isComplete={open.place !== null}
          onSave={() => void save()}
          onClose={close}
        >
          <OtherSide<CompanyOption>
            label={t("links_place")}
            path="companies"
            labelOf={labelOf}
            value={open.place}
            onChange={(place) => setOpen({ ...open, place })}
          />
          <TextField
            id="link-relation"
            select
            label={t("links_relation")}
            value={open.relation}
            helperText=" "
            onChange={(event) => setOpen({ ...open, relation: event.target.value as Relation })}
            slotProps={{ inputLabel: { htmlFor: "link-relation" } }}
          >
            {companyRelationKinds.map((relation) => (
              <MenuItem key={relation} value={relation}>
                {t(`relation_${relation}`)}
              </MenuItem>
            ))}
          </TextField>
        </LinkDialog>
      )}
    </>
  );
}
