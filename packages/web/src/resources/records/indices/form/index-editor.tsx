// The form of one index: its name and territory, its members with their weights, and how they are put together.
import { useMemo } from "react";
import { indexAggregations } from "@atalaya/contract/domain/composite-index.ts";
import { companyKinds } from "@atalaya/contract/resources/companies.ts";
import {
  CompositeIndexDraft,
  compositeIndices,
  type CompositeIndex,
} from "@atalaya/contract/resources/records/composite-indices.ts";
import { useOnlyPlace } from "../../../../forms/choices/place-options.ts";
import { fieldsFrom } from "../../../../forms/fields-from.ts";
import { useEditor } from "../../../../forms/use-editor.ts";
import { useShownValue } from "../../../../forms/use-shown-value.ts";
import { ResourceEditor } from "../../../../screens/resource-editor.tsx";
import { pick, useLanguage, useWords } from "../../../../ui/words.ts";
import { useMayDefineIndex } from "../use-indices.ts";
import { IndexFields } from "./index-fields.tsx";

type IndexEditorProps = {
  /** Null for a new one. */
  index: CompositeIndex | null;
  onMade: (id: number) => void;
  onClose: () => void;
  onDeleted: () => void;
};

const blank = {
  name_es: "",
  place_kind: "municipality",
  members: [],
  aggregation: "arithmetic",
  scale: 100,
  least_weight: 0.7,
  is_active: true,
};

export function IndexEditor({ index, onMade, onClose, onDeleted }: IndexEditorProps) {
  const t = useWords();
  const [language] = useLanguage();
  const mayDefine = useMayDefineIndex();
  const company_id = useOnlyPlace("variables.vulnerabilityMap.create");
  const show = useShownValue({
    place_kind: companyKinds.map((value) => ({ value, label: t(`company_kind_${value}`) })),
    aggregation: indexAggregations.map((value) => ({ value, label: t(`index_aggregation.${value}`) })),
  });
  const saved = useMemo(
    () =>
      // A territory that is not chosen yet is not "everywhere".
      fieldsFrom<CompositeIndexDraft>(CompositeIndexDraft, index ?? { ...blank, company_id: company_id ?? undefined }),
    [index, company_id],
  );
  const controller = useEditor(compositeIndices, {
    item: index,
    saved,
    says: { created: "index_created", saved: "index_saved" },
    onMade,
  });
  return (
    <ResourceEditor
      resource={compositeIndices}
      controller={controller}
      item={index}
      head={{
        title: index ? pick(language, index.name_es, index.name_en) : t("index_new"),
        subtitle: index ? t("record_version_alone", { version: index.version }) : null,
      }}
      keys={["edit", "index"]}
      show={show}
      onClose={onClose}
      onDeleted={index !== null && mayDefine("delete", index) && onDeleted}
    >
      <IndexFields index={index} />
    </ResourceEditor>
  );
}
