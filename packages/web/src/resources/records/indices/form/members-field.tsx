// The members of an index with their weights, what these add up to, and sharing them equally.
import { useMemo } from "react";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useFormContext, useWatch } from "react-hook-form";
import { equalWeights, weightsFit } from "@atalaya/contract/domain/composite-index.ts";
import { catalogueOf, domainTitles } from "@atalaya/contract/domain/domains.ts";
import { numericTypes } from "@atalaya/contract/domain/typed-values.ts";
import {
  compositeIndices,
  indexDomains,
  type CompositeIndexDraft,
} from "@atalaya/contract/resources/records/composite-indices.ts";
import type { Variable } from "@atalaya/contract/resources/variables.ts";
import { variablesOf } from "@atalaya/contract/resources/variables.ts";
import type { SearchOption } from "../../../../forms/choices/search-choice.tsx";
import { rowsOf } from "../../../../forms/rows/rows-of.tsx";
import { useMay } from "../../../../api/may.ts";
import { useList } from "../../../../api/use-resource.ts";
import { formatNumber } from "../../../../ui/format.ts";
import { Icon } from "../../../../ui/icon.tsx";
import { pick, useLanguage, useWords } from "../../../../ui/words.ts";
import { variablesQuery } from "../../use-records.ts";
import { ShareInput } from "./share-input.tsx";

const { Rows, search, other } = rowsOf(compositeIndices, "members");

export function MembersField() {
  const t = useWords();
  const { getValues, setValue } = useFormContext<CompositeIndexDraft>();
  const members = useWatch<CompositeIndexDraft, "members">({ name: "members" }) ?? [];
  const options = useNumericVariables();
  const optionsBeside = (own: number | null) =>
    options.filter(({ id }) => id === own || members.every(({ variable_id }) => variable_id !== id));
  const shareEqually = () => {
    const shares = equalWeights(getValues("members").length);
    setValue(
      "members",
      getValues("members").map((member, at) => ({ ...member, weight: shares[at]! })),
      { shouldDirty: true, shouldValidate: true },
    );
  };
  return (
    <>
      <Rows
        addLabel={t("index_add_member")}
        isOrdered
        mayAdd={members.length < options.length}
        begin={() => ({ variable_id: null, weight: null })}
        columns={[
          search("variable_id", {}, ({ row }) => ({ options: optionsBeside(row.variable_id) })),
          other("weight", { width: "112px", isShort: true }, (field) => <ShareInput {...field} />),
        ]}
        more={() =>
          members.length > 1 && (
            <Button variant="outlined" startIcon={<Icon name="balance-scale" />} onClick={shareEqually}>
              {t("index_equal_weights")}
            </Button>
          )
        }
      />
      {members.length > 0 && <Total weights={members.map(({ weight }) => weight)} />}
    </>
  );
}

function Total({ weights }: { weights: readonly unknown[] }) {
  const t = useWords();
  const [language] = useLanguage();
  const known = weights.map((weight) => (typeof weight === "number" ? weight : 0));
  const total = known.reduce((sum, weight) => sum + weight, 0) * 100;
  const fits = weightsFit(known);
  return (
    <Box role="status" sx={{ mb: "12px", fontWeight: 600, color: fits ? "success.main" : "warning.main" }}>
      <Icon name={fits ? "check" : "exclamation-triangle"} size={12} />{" "}
      {t("index_weights_total", { total: formatNumber(total, language) })}
    </Box>
  );
}

/** Numbers of vulnerability and of situation, under the names of their domains. */
function useNumericVariables(): SearchOption[] {
  const [language] = useLanguage();
  const may = useMay();
  const [first, second] = indexDomains;
  const ofFirst = useList(variablesOf(first), variablesQuery, {
    isEnabled: may(`variables.${catalogueOf[first]}.index`),
  }).data?.data;
  const ofSecond = useList(variablesOf(second), variablesQuery, {
    isEnabled: may(`variables.${catalogueOf[second]}.index`),
  }).data?.data;
  return useMemo(() => {
    const isMember = ({ value_type, is_active }: Variable) => is_active && numericTypes.includes(value_type);
    return [...(ofFirst ?? []), ...(ofSecond ?? [])].filter(isMember).map(({ id, name_es, name_en, domain }) => ({
      id,
      label: pick(language, name_es, name_en),
      detail: domainTitles[domain][language],
    }));
  }, [ofFirst, ofSecond, language]);
}
