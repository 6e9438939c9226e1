// The places that a place is related to, and how.
import { companies, type Company } from "@atalaya/contract/resources/companies.ts";
import { CompanyAssociations, companyRelationKinds } from "@atalaya/contract/resources/companies/links.ts";
import { usePlaceOptions } from "../../forms/choices/place-options.ts";
import { mergeRows } from "../../forms/rows/merge-rows.ts";
import { rowsOf } from "../../forms/rows/rows-of.tsx";
import { CallDialog } from "../../screens/call-dialog.tsx";
import { useWords } from "../../ui/words.ts";
import { LinksSection } from "./links-section.tsx";
import { useLinks } from "./use-links.ts";

const { Rows, search, choice } = rowsOf({ ...companies, draft: CompanyAssociations }, "companies");

type Relation = CompanyAssociations["companies"][number];
const keyOf = ({ company_id, relation }: Relation): string => `${company_id} ${relation}`;

const listIn = ({ companies: related, companies_version }: Company): CompanyAssociations => ({
  version: companies_version,
  companies: related.map(({ company_id, relation }) => ({ company_id, relation })),
});

const merge = (base: CompanyAssociations, mine: CompanyAssociations, theirs: CompanyAssociations) => ({
  version: theirs.version,
  companies: mergeRows(base.companies, mine.companies, theirs.companies, keyOf),
});

export function RelationsSection({ company, isReadOnly }: { company: Company | null; isReadOnly: boolean }) {
  const t = useWords();
  const lines = company?.companies.map((it) => ({
    key: keyOf(it),
    name: it.reason_social,
    detail: [t(`relation_${it.relation}`), it.territorial_code].filter(Boolean).join(" · "),
  }));
  return (
    <LinksSection
      title={t("label.companies.companies")}
      lines={lines}
      emptyText={t("links_none_companies")}
      changeLabel={t("links_change_companies")}
      isReadOnly={isReadOnly}
      dialog={(onClose) => company && <RelationsDialog company={company} onClose={onClose} />}
    />
  );
}

function RelationsDialog({ company, onClose }: { company: Company; onClose: () => void }) {
  const t = useWords();
  const options = usePlaceOptions((id) => id !== company.id);
  const controller = useLinks({
    company,
    path: "associateCompanies",
    schema: CompanyAssociations,
    listIn,
    merge,
    onSaved: onClose,
  });
  const relations = companyRelationKinds.map((value) => ({ value, label: t(`relation_${value}`) }));
  return (
    <CallDialog maxWidth="md" title={t("label.companies.companies")} controller={controller} onClose={onClose}>
      <Rows
        addLabel={t("links_add_company")}
        begin={() => ({ company_id: null, relation: "mutual_aid" as const })}
        columns={[search("company_id", {}, { options }), choice("relation", {}, { options: relations })]}
      />
    </CallDialog>
  );
}
