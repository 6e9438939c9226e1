// The form of one committee: what constituted it, its quorum, and its members in the order of calling.
import { useMemo } from "react";
import { kindsFor, levelsFor, otherKind } from "@atalaya/contract/domain/committee-kinds.ts";
import type { CountryRules } from "@atalaya/contract/packs/country-rules.ts";
import type { Place } from "@atalaya/contract/resources/companies.ts";
import { CommitteeDraft, committees, type Committee } from "@atalaya/contract/resources/committees.ts";
import { useCountryRules } from "../../api/country-rules.ts";
import { useMay } from "../../api/may.ts";
import { usePlace } from "../../api/places.ts";
import { fieldsFrom } from "../../forms/fields-from.ts";
import { useOnlyPlace } from "../../forms/choices/place-options.ts";
import { useVersionText } from "../../screens/version-text.ts";
import { useEditor } from "../../forms/use-editor.ts";
import { useShownValue } from "../../forms/use-shown-value.ts";
import { ResourceEditor } from "../../screens/resource-editor.tsx";
import { useWords } from "../../ui/words.ts";
import { CommitteeFields } from "./committee-fields.tsx";

type CommitteeEditorProps = {
  /** Null for a new one. */
  committee: Committee | null;
  onOpen: (id: number) => void;
  onClose: () => void;
};

/** The committee that the law gives to a place of that country and kind. */
const blankIn = (place: Place | undefined, rules: CountryRules | null) => ({
  kind: place ? kindsFor(place, rules)[0] : otherKind,
  level: place ? levelsFor(place)[0] : "communal",
  name: "",
  members: [],
});

/** Waits for the law of the country: a new committee begins as it says. */
export function CommitteeEditor(props: CommitteeEditorProps) {
  const company_id = useOnlyPlace("legalDrm.create");
  const place = usePlace().places.find(({ id }) => id === company_id);
  const rules = useCountryRules()(place?.country);
  return rules === undefined ? null : <Editor {...props} place={place} rules={rules} />;
}

type EditorProps = CommitteeEditorProps & { place: Place | undefined; rules: CountryRules | null };

function Editor({ committee, onOpen, onClose, place, rules }: EditorProps) {
  const t = useWords();
  const may = useMay();
  const versionText = useVersionText();
  const show = useShownValue();
  const saved = useMemo(
    () =>
      fieldsFrom<CommitteeDraft>(
        CommitteeDraft,
        committee ?? { ...blankIn(place, rules), company_id: place?.id ?? null },
      ),
    [committee, place, rules],
  );
  const isReadOnly = committee ? !may("legalDrm.update", committee.company_id) : !may("legalDrm.create");
  const controller = useEditor(committees, {
    item: committee,
    saved,
    says: { created: "committee_created", saved: "committee_saved" },
    onMade: onOpen,
  });
  return (
    <ResourceEditor
      resource={committees}
      controller={controller}
      item={committee}
      head={{ title: committee?.name ?? t("committee_new"), subtitle: versionText(committee) }}
      isReadOnly={isReadOnly}
      keys={["committee", "session"]}
      show={show}
      onClose={onClose}
      onDeleted={committee !== null && may("legalDrm.delete", committee.company_id) && onClose}
    >
      <CommitteeFields committee={committee} isReadOnly={isReadOnly} />
    </ResourceEditor>
  );
}
